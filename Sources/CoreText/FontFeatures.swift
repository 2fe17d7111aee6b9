// Kinds of typographic features and their settings, by Apple's numbers (Apple documentation: *Font Feature Registry*).
// `UIFontDescriptor`'s feature settings take them.

/// How wide digits are.
public let kNumberSpacingType = 6
/// All digits have the same width.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1
/// Where characters stand.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Small and raised.
public let kSuperiorsSelector = 1
/// Small and lowered.
public let kInferiorsSelector = 2
/// Raised endings of ordinal numbers.
public let kOrdinalsSelector = 3
/// Small and lowered, as in formulas.
public let kScientificInferiorsSelector = 4
/// How fractions look.
public let kFractionsType = 11
/// As their characters.
public let kNoFractionsSelector = 0
/// With a horizontal bar.
public let kVerticalFractionsSelector = 1
/// With a slash.
public let kDiagonalFractionsSelector = 2
/// How high digits are.
public let kNumberCaseType = 21
/// With ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// As high as capitals.
public let kUpperCaseNumbersSelector = 1
/// Sets of alternative glyphs.
public let kStylisticAlternativesType = 35
/// Set 1 is used.
public let kStylisticAltOneOnSelector = 2
/// Set 1 is not used.
public let kStylisticAltOneOffSelector = 3
/// Set 2 is used.
public let kStylisticAltTwoOnSelector = 4
/// Set 2 is not used.
public let kStylisticAltTwoOffSelector = 5
/// Set 3 is used.
public let kStylisticAltThreeOnSelector = 6
/// Set 3 is not used.
public let kStylisticAltThreeOffSelector = 7
/// Set 4 is used.
public let kStylisticAltFourOnSelector = 8
/// Set 4 is not used.
public let kStylisticAltFourOffSelector = 9
/// Set 5 is used.
public let kStylisticAltFiveOnSelector = 10
/// Set 5 is not used.
public let kStylisticAltFiveOffSelector = 11
/// Set 6 is used.
public let kStylisticAltSixOnSelector = 12
/// Set 6 is not used.
public let kStylisticAltSixOffSelector = 13
/// Set 7 is used.
public let kStylisticAltSevenOnSelector = 14
/// Set 7 is not used.
public let kStylisticAltSevenOffSelector = 15
/// Set 8 is used.
public let kStylisticAltEightOnSelector = 16
/// Set 8 is not used.
public let kStylisticAltEightOffSelector = 17
/// Set 9 is used.
public let kStylisticAltNineOnSelector = 18
/// Set 9 is not used.
public let kStylisticAltNineOffSelector = 19
/// Set 10 is used.
public let kStylisticAltTenOnSelector = 20
/// Set 10 is not used.
public let kStylisticAltTenOffSelector = 21
/// Set 11 is used.
public let kStylisticAltElevenOnSelector = 22
/// Set 11 is not used.
public let kStylisticAltElevenOffSelector = 23
/// Set 12 is used.
public let kStylisticAltTwelveOnSelector = 24
/// Set 12 is not used.
public let kStylisticAltTwelveOffSelector = 25
/// Set 13 is used.
public let kStylisticAltThirteenOnSelector = 26
/// Set 13 is not used.
public let kStylisticAltThirteenOffSelector = 27
/// Set 14 is used.
public let kStylisticAltFourteenOnSelector = 28
/// Set 14 is not used.
public let kStylisticAltFourteenOffSelector = 29
/// Set 15 is used.
public let kStylisticAltFifteenOnSelector = 30
/// Set 15 is not used.
public let kStylisticAltFifteenOffSelector = 31
/// Set 16 is used.
public let kStylisticAltSixteenOnSelector = 32
/// Set 16 is not used.
public let kStylisticAltSixteenOffSelector = 33
/// Set 17 is used.
public let kStylisticAltSeventeenOnSelector = 34
/// Set 17 is not used.
public let kStylisticAltSeventeenOffSelector = 35
/// Set 18 is used.
public let kStylisticAltEighteenOnSelector = 36
/// Set 18 is not used.
public let kStylisticAltEighteenOffSelector = 37
/// Set 19 is used.
public let kStylisticAltNineteenOnSelector = 38
/// Set 19 is not used.
public let kStylisticAltNineteenOffSelector = 39
/// Set 20 is used.
public let kStylisticAltTwentyOnSelector = 40
/// Set 20 is not used.
public let kStylisticAltTwentyOffSelector = 41
/// Glyphs that depend on their neighbours.
public let kContextualAlternatesType = 36
/// They are used.
public let kContextualAlternatesOnSelector = 0
/// They are not used.
public let kContextualAlternatesOffSelector = 1
/// Swashes are used.
public let kSwashAlternatesOnSelector = 2
/// Swashes are not used.
public let kSwashAlternatesOffSelector = 3
/// Swashes are used where they fit.
public let kContextualSwashAlternatesOnSelector = 4
/// Swashes are not used where they fit.
public let kContextualSwashAlternatesOffSelector = 5
/// How small letters look.
public let kLowerCaseType = 37
/// As small letters.
public let kDefaultLowerCaseSelector = 0
/// As small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// As petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// How capitals look.
public let kUpperCaseType = 38
/// As capitals.
public let kDefaultUpperCaseSelector = 0
/// As small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// As petite capitals.
public let kUpperCasePetiteCapsSelector = 2
