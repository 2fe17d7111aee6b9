/// In what versions of iOS behave differently: each row is on from one version on, with its source.
///
/// The engine asks `BehaviorDifference.x.isInForce`; nothing else compares versions.
public struct BehaviorDifference: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `automatic` presents as a page sheet, and is what controllers have unless they set another style.
    public static let automaticIsPageSheet = BehaviorDifference(rawValue: 1)
    /// Page and form sheets stay sheets in compact widths; before, they cover the screen there.
    public static let sheetsStaySheets = BehaviorDifference(rawValue: 2)
    /// People can drag a page or form sheet away.
    public static let sheetsAreDragged = BehaviorDifference(rawValue: 4)
    /// `viewIsAppearing(_:)` is sent.
    public static let sendsIsAppearing = BehaviorDifference(rawValue: 8)
    /// The first display sends no `traitCollectionDidChange(_:)`.
    public static let firstTraitsAreSilent = BehaviorDifference(rawValue: 16)
    /// `shouldAutorotate` is not asked.
    public static let ignoresShouldAutorotate = BehaviorDifference(rawValue: 32)
    /// A tapped tab is shown with an animation, and the new controller's did comes first.
    public static let tappedTabsAnimate = BehaviorDifference(rawValue: 64)

    /// One row of the table.
    public struct Row: Sendable {
        public let difference: BehaviorDifference
        /// The name as code writes it.
        public let name: String
        /// The first version that has it.
        public let since: BehaviorVersion
        /// What is so before.
        public let before: String
        /// Where it is known from.
        public let source: String
    }

    /// The table.
    public static let all: [Row] = [
        Row(
            difference: .automaticIsPageSheet, name: "automaticIsPageSheet", since: .iOS13,
            before: "`automatic` and controllers without a style cover the full screen",
            source: "docs/lifecycle.md section 3; Apple documentation: modalPresentationStyle"),
        Row(
            difference: .sheetsStaySheets, name: "sheetsStaySheets", since: .iOS13,
            before: "page and form sheets cover the screen in compact widths",
            source: "trace sync-present-03; Apple documentation: UIModalPresentationStyle.pageSheet"),
        Row(
            difference: .sheetsAreDragged, name: "sheetsAreDragged", since: .iOS13,
            before: "sheets go only in code",
            source: "Apple documentation: isModalInPresentation; trace modal-delegate-01"),
        Row(
            difference: .sendsIsAppearing, name: "sendsIsAppearing", since: .iOS13,
            before: "`viewIsAppearing(_:)` is never sent",
            source: "Apple documentation: viewIsAppearing(_:), which is deployed back to 13"),
        Row(
            difference: .firstTraitsAreSilent, name: "firstTraitsAreSilent", since: .iOS15,
            before: "a controller's first display sends `traitCollectionDidChange(nil)`",
            source: "docs/lifecycle.md section 10; trace root-02"),
        Row(
            difference: .ignoresShouldAutorotate, name: "ignoresShouldAutorotate", since: BehaviorVersion(16),
            before: "a controller in front whose `shouldAutorotate` is false keeps the interface as it is",
            source: "Apple documentation: shouldAutorotate, deprecated in 16"),
        Row(
            difference: .tappedTabsAnimate, name: "tappedTabsAnimate", since: .iOS18,
            before: "a tapped tab changes as one chosen in code does",
            source: "docs/lifecycle.md section 3; traces tab-01, tab-04"),
    ]

    /// What is so in a version.
    public static func differences(in version: BehaviorVersion) -> BehaviorDifference {
        all.reduce(into: []) { if $1.since <= version { $0.insert($1.difference) } }
    }

    /// Whether the version in force has it.
    @MainActor public var isInForce: Bool { Behaviors.inForce.contains(self) }
}
