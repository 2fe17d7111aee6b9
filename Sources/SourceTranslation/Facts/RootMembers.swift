/// Members that Apple's NSObject has, and that are extension members on Linux, with their selectors.
enum RootMembers {
    /// The selector of the method that key-value observing calls.
    static let observation = "observeValueForKeyPath:ofObject:change:context:"

    /// The selector of such a member with these argument labels.
    static func selector(_ base: String, _ labels: [String]?) -> String? {
        guard let labels else { return nil }
        return selectors["\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"]
    }

    private static let selectors: [String: String] = [
        "observeValue(forKeyPath:of:change:context:)": observation,
        "responds(to:)": "respondsToSelector:",
        "value(forKey:)": "valueForKey:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    ]
}
