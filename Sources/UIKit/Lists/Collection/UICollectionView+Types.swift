extension UICollectionView {
    /// Where an item is scrolled to (Apple documentation: *UICollectionView.ScrollPosition*).
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The direction in which content scrolls (Apple documentation: *UICollectionView.ScrollDirection*).
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0, horizontal
    }

    /// The kind of an element (Apple documentation: *UICollectionView.ElementCategory*).
    public enum ElementCategory: UInt, Sendable {
        case cell = 0, supplementaryView, decorationView
    }

    /// The kind of a section's header in a flow layout.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer in a flow layout.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// Makes and configures cells of one class, without an identifier (Apple documentation:
    /// *UICollectionView.CellRegistration*).
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let nib: UINib?
        let identifier = "CellRegistration-\(UUID().uuidString)"

        /// Cells that are made by their class.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }
        /// Cells that are read from a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// Makes and configures supplementary views of one class (Apple documentation:
    /// *UICollectionView.SupplementaryRegistration*).
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let handler: Handler
        let kind: String
        let nib: UINib?
        let identifier = "SupplementaryRegistration-\(UUID().uuidString)"

        /// Views that are made by their class.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
            nib = nil
        }
        /// Views that are read from a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            kind = elementKind
            nib = supplementaryNib
        }
    }

    /// Which element of a collection view.
    struct ElementKey: Hashable {
        /// `nil` for cells.
        let kind: String?
        let path: IndexPath
    }
}
