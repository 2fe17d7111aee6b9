/// Members that Apple's NSObject has, and that are extension members on Linux, with their selectors.
enum RootMembers {
    /// The selector of the method that key-value observing calls.
    static let observation = "observeValueForKeyPath:ofObject:change:context:"

    /// The selector of such a member with these argument labels, in a class below the others of `chain`.
    static func selector(_ base: String, _ labels: [String]?, chain: [String]) -> String? {
        guard let labels else { return nil }
        // Views and view controllers have it in their own classes.
        if base == "awakeFromNib", chain.contains(where: { $0 == "UIView" || $0 == "UIViewController" }) { return nil }
        return selectors["\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"]
    }

    private static let selectors: [String: String] = [
        "awakeFromNib()": "awakeFromNib",
        "observeValue(forKeyPath:of:change:context:)": observation,
        "responds(to:)": "respondsToSelector:",
        "value(forKey:)": "valueForKey:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    ]
}
