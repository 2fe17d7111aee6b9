/// The controller classes that a storyboard or nib instantiates together with a view.
enum StoryboardClasses {
    /// The names of `customClass` on controllers whose scene has a view.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[..<end]
            rest = rest[rest.index(after: end)...]
            let element = tag.prefix { !$0.isWhitespace && $0 != "/" }
            guard element.hasSuffix("iewController"), !element.hasPrefix("/"), !tag.hasSuffix("/"),
                let name = attribute("customClass", of: tag)
            else { continue }
            guard let close = rest.firstRange(of: "</\(element)>") else { continue }
            let content = rest[..<close.lowerBound]
            if content.contains("key=\"view\"") || content.contains("key=\"tableView\"") || content.contains("key=\"collectionView\"") {
                names.append(name)
            }
        }
        return names
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
        let value = tag[start.upperBound...].prefix { $0 != "\"" }
        return value.isEmpty ? nil : String(value)
    }
}
