extension UIPasteboard {
    /// The types of text.
    public class var typeListString: [String] { ["public.utf8-plain-text", "public.text"] }
    /// The types of addresses.
    public class var typeListURL: [String] { ["public.url"] }
    /// The types of images.
    public class var typeListImage: [String] { ["public.png", "public.tiff", "public.jpeg", "com.compuserve.gif"] }
    /// The types of colours.
    public class var typeListColor: [String] { ["com.apple.uikit.color"] }

    /// The types of the first item.
    public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        guard let first = items.first else { return false }
        return pasteboardTypes.contains { first[$0] != nil }
    }

    /// The types of each of some items, or of all.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Whether some items, or all, have one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let chosen = chosen(itemSet), !chosen.isEmpty else { return false }
        return chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The items that have one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// The first item's value of a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// The values of a type that some items have, or all.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// The first item's data of a type: what was set as data, or text and addresses as UTF-8.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }

    /// The data of a type that some items have, or all.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
    }

    /// Puts one item with a value in the place of all items.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Puts one item with data in the place of all items.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}

/// Values as their own types.
extension UIPasteboard {
    /// The first item's text.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts of all items that have one.
    public var strings: [String]? {
        get {
            found(Self.typeListString) { value in
                (value as? String) ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
            }
        }
        set { items = (newValue ?? []).map { [Self.typeListString[0]: $0] } }
    }
    /// The first item's address.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The addresses of all items that have one. An address is put in as text, too.
    public var urls: [URL]? {
        get { found(Self.typeListURL) { $0 as? URL } }
        set { items = (newValue ?? []).map { [Self.typeListURL[0]: $0, Self.typeListString[0]: $0.absoluteString] } }
    }
    /// The first item's image.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images of all items that have one.
    public var images: [UIImage]? {
        get { found(Self.typeListImage) { ($0 as? UIImage) ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { items = (newValue ?? []).map { [Self.typeListImage[0]: $0] } }
    }
    /// The first item's colour.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours of all items that have one.
    public var colors: [UIColor]? {
        get { found(Self.typeListColor) { $0 as? UIColor } }
        set { items = (newValue ?? []).map { [Self.typeListColor[0]: $0] } }
    }

    /// Whether an item has text.
    public var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether an item has an address.
    public var hasURLs: Bool { urls?.isEmpty == false }
    /// Whether an item has an image.
    public var hasImages: Bool { images?.isEmpty == false }
    /// Whether an item has a colour.
    public var hasColors: Bool { colors?.isEmpty == false }

    private func found<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
        let values = items.compactMap { item in types.lazy.compactMap { item[$0] }.compactMap(read).first }
        return values.isEmpty ? nil : values
    }
}
