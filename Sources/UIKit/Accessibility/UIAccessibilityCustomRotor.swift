/// What a rotor looks for (Apple documentation: *UIAccessibilityCustomRotorSearchPredicate*).
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Makes a predicate that goes on from nothing to the next item.
    public override init() { super.init() }
    /// The item from which the search goes on.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

/// What a rotor found (Apple documentation: *UIAccessibilityCustomRotorItemResult*).
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Makes a result for an element, which is not retained, and a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// Makes a result for nothing.
    public override init() { super.init() }

    /// The element that was found; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of its text that was found.
    open var targetRange: UITextRange?
}

/// A way to go from one item of a kind to the next (Apple documentation: *UIAccessibilityCustomRotor*).
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// In which direction to look (Apple documentation: *UIAccessibilityCustomRotor.Direction*).
    public enum Direction: Int, Sendable {
        case previous = 0, next
    }

    /// The kinds that the system knows (Apple documentation: *UIAccessibilityCustomRotor.SystemRotorType*).
    public enum SystemRotorType: Int, Sendable {
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
        case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
        case misspelledWord, image, textField, table, list, landmark
    }

    /// Finds the item that a predicate asks for; `nil` at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Makes a rotor with a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    /// Makes a rotor with an attributed name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }
    /// Makes a rotor of a kind that the system knows.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    /// What the rotor is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What the rotor is called, with attributes.
    open var attributedName: NSAttributedString
    /// Finds the item that a predicate asks for.
    open var itemSearchBlock: Search
    /// The kind, for a rotor of a kind that the system knows.
    open private(set) var systemRotorType: SystemRotorType
}
