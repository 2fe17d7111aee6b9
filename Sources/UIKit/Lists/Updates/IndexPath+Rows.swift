/// Index paths of lists (Apple documentation: *IndexPath*, UIKit additions).
extension IndexPath {
    /// The path of a row in a section of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The path of an item in a section of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, the path's first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row, the path's second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item, the path's second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The path of a row in a section of a table view.
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// The path of an item in a section of a collection view.
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section, the path's first index.
    public var section: Int { index(atPosition: 0) }
    /// The row, the path's second index.
    public var row: Int { index(atPosition: 1) }
    /// The item, the path's second index.
    public var item: Int { index(atPosition: 1) }
}
