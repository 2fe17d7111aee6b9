import Foundation

/// The typographic features that a descriptor's settings ask for, as fonts of today name them.
enum FontFeatures {
    /// The settings as Pango takes them, such as "tnum=1,smcp=1"; empty without any.
    static func text(of settings: Any?) -> String {
        (settings as? [[UIFontDescriptor.FeatureKey: Any]] ?? []).compactMap { setting -> String? in
            guard let type = number(setting[.type]), let selector = number(setting[.selector]) else { return nil }
            return tag(type, selector)
        }.joined(separator: ",")
    }

    private static func number(_ value: Any?) -> Int? { value as? Int ?? (value as? NSNumber)?.intValue }

    /// The OpenType feature of Apple's kind and setting; what is off by default has none.
    private static func tag(_ type: Int, _ selector: Int) -> String? {
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            let number = selector / 2
            return "ss\(number < 10 ? "0" : "")\(number)=\(selector % 2 == 0 ? 1 : 0)"
        }
        return tags[type]?[selector]
    }

    private static let tags: [Int: [Int: String]] = [
        kNumberSpacingType: [kMonospacedNumbersSelector: "tnum=1", kProportionalNumbersSelector: "pnum=1"],
        kVerticalPositionType: [
            kSuperiorsSelector: "sups=1", kInferiorsSelector: "subs=1", kOrdinalsSelector: "ordn=1",
            kScientificInferiorsSelector: "sinf=1",
        ],
        kFractionsType: [kVerticalFractionsSelector: "afrc=1", kDiagonalFractionsSelector: "frac=1"],
        kNumberCaseType: [kLowerCaseNumbersSelector: "onum=1", kUpperCaseNumbersSelector: "lnum=1"],
        kContextualAlternatesType: [
            kContextualAlternatesOnSelector: "calt=1", kContextualAlternatesOffSelector: "calt=0",
            kSwashAlternatesOnSelector: "swsh=1", kContextualSwashAlternatesOnSelector: "cswh=1",
        ],
        kLowerCaseType: [kLowerCaseSmallCapsSelector: "smcp=1", kLowerCasePetiteCapsSelector: "pcap=1"],
        kUpperCaseType: [kUpperCaseSmallCapsSelector: "c2sc=1", kUpperCasePetiteCapsSelector: "c2pc=1"],
    ]
}
