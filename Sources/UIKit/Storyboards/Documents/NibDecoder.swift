/// What `init(coder:)` is given for an object of an Interface Builder document. It holds no values: those are
/// set once the object exists.
final class NibDecoder: NSCoder {
    let element: NibElement

    init(_ element: NibElement) {
        self.element = element
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject() -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    /// What a table view must know when it is made.
    var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// What a cell must know when it is made.
    var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
    }

    var reuseIdentifier: String? { element["reuseIdentifier"] }
}

extension NibDecoder {
    /// What a collection view must know when it is made.
    @MainActor var collectionLayout: UICollectionViewLayout? {
        guard let layout = element.value("collectionViewLayout") else { return nil }
        let flow = UICollectionViewFlowLayout()
        if layout["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = layout.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = layout.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        if let size = layout.value("itemSize"), let width = size.number("width"), let height = size.number("height") {
            flow.itemSize = CGSize(width: width, height: height)
        }
        return flow
    }
}
