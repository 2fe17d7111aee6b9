/// An item of a group: one cell, or a group of more (Apple documentation: *NSCollectionLayoutItem*).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size in the group.
    public let layoutSize: NSCollectionLayoutSize
    /// Views anchored to the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How far the content is from the item's edges, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// A cell's place in a group that places its items itself (Apple documentation: *NSCollectionLayoutGroupCustomItem*).
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// The order among overlapping items.
    public let zIndex: Int

    /// Makes a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// Items in a row, in a column or placed by code (Apple documentation: *NSCollectionLayoutGroup*).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    let arrangement: Arrangement
    /// How often the subitem is repeated, sharing the extent; `nil` fills the group with the subitems in turn.
    let count: Int?
    /// The items, in order.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// A row of items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }
    /// A row of `count` equal items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
    /// A row of `count` equal items; superseded by `repeatingSubitem`.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
    /// A column of items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }
    /// A column of `count` equal items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
    /// A column of `count` equal items; superseded by `repeatingSubitem`.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
    /// Items that code places.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil) }
}

/// Where a supplementary view is fastened (Apple documentation: *NSCollectionLayoutAnchor*).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges at which it is.
    public let edges: NSDirectionalRectEdge
    /// How far it is moved, in points or in its own size.
    public let offset: CGPoint
    private let isFractional: Bool

    /// An anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
    /// An anchor at edges, moved by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, false)
    }
    /// An anchor at edges, moved by parts of the view's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFractional = isFractional
        super.init()
    }

    /// Whether the offset counts in points.
    open var isAbsoluteOffset: Bool { !isFractional }
    /// Whether the offset counts in parts of the view's own size.
    open var isFractionalOffset: Bool { isFractional }

    /// The anchored point of a rectangle.
    func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX,
            y: edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY)
    }

    func shift(of size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view anchored to an item (Apple documentation: *NSCollectionLayoutSupplementaryItem*).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// Where it is fastened to the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which of its own points is fastened; `nil` is the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order among overlapping views; default 1, above the item.
    open var zIndex = 1

    /// Makes a view fastened by its own edges of the same name.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil) }

    /// Makes a view fastened at a point of its own.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where the view is on an item.
    func frame(on item: CGRect) -> CGRect {
        let size = layoutSize.resolved(in: item.size)
        let fastened = containerAnchor.point(in: item)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let shift = containerAnchor.shift(of: size)
        let ownShift = itemAnchor?.shift(of: size) ?? .zero
        return CGRect(
            x: fastened.x - own.x + shift.x + ownShift.x, y: fastened.y - own.y + shift.y + ownShift.y,
            width: size.width, height: size.height)
    }
}

/// A header or footer of a section (Apple documentation: *NSCollectionLayoutBoundarySupplementaryItem*).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edges of the section at which it is.
    public let alignment: NSRectAlignment
    /// How far it is moved, in points.
    public let offset: CGPoint
    /// Whether the section grows by it; default true.
    open var extendsBoundary = true
    /// Whether it stays in view while its section is; default false.
    open var pinToVisibleBounds = false

    /// Makes a header or footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top),
            itemAnchor: nil)
    }
}

/// A view behind a section (Apple documentation: *NSCollectionLayoutDecorationItem*).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, registered with the layout.
    public let elementKind: String
    /// The order among overlapping views; default 0, where it is behind the cells.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A background of a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
