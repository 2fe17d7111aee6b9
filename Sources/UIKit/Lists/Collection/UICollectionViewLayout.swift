/// Decides where the elements of a collection view are (Apple documentation: *UICollectionViewLayout*).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?
    var decorations: [String: TableReuse.Source] = [:]

    /// Makes a layout.
    public override init() { super.init() }

    /// Makes a layout from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Asking

    /// Called before the layout is asked, whenever it was invalidated.
    open func prepare() {}
    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of everything that reaches into a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item's cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where scrolling is to end, given where it would.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    /// The offset after a change of layout or items.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Marks the layout as out of date; it is prepared anew with the next layout of the collection view.
    open func invalidateLayout() { collectionView?.layoutWasInvalidated(nil) }
    /// Marks part of the layout as out of date.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }
    /// Whether a change of the bounds makes the layout out of date; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What is out of date after a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }
    /// Whether the size a cell wants makes the layout out of date; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What is out of date after a cell wanted another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether cells are asked for the sizes they want.
    var usesPreferredSizes: Bool { true }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    // MARK: Updates

    /// Called before the changes of a batch are shown.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called inside the animation of a batch.
    open func finalizeCollectionViewUpdates() {}
    /// Where a new item comes from; `nil` for fading in at its place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a removed item goes; `nil` for fading out at its place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new supplementary view comes from; `nil` for fading in at its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a removed supplementary view goes; `nil` for fading out at its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new decoration view comes from; `nil` for fading in at its place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a removed decoration view goes; `nil` for fading out at its place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The supplementary views of a kind that go with a batch, by their old places; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The supplementary views of a kind that are new with a batch; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The decoration views of a kind that go with a batch, by their old places; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The decoration views of a kind that are new with a batch; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Called before the bounds change in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds changed in an animation.
    open func finalizeAnimatedBoundsChange() {}
    /// Called on the new layout before it takes the place of `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on the old layout before `newLayout` takes its place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on both layouts after one took the place of the other.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Has decoration views of a class made for a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { .type($0) }
    }
    /// Has decoration views read from a nib for a kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }
    /// Whether the layout is mirrored where the language goes from right to left; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout was made.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What of a layout is out of date (Apple documentation: *UICollectionViewLayoutInvalidationContext*).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context in which nothing is singled out.
    public required override init() { super.init() }

    /// Whether everything is out of date; set by the collection view.
    open internal(set) var invalidateEverything = false
    /// Whether the counts of items are to be read again; set by the collection view.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are out of date.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are out of date.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are out of date.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the content offset is to move with the new layout, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// How much larger the content becomes, in points.
    open var contentSizeAdjustment: CGSize = .zero

    /// Adds items that are out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Adds supplementary views that are out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Adds decoration views that are out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// One change of a batch (Apple documentation: *UICollectionViewUpdateItem*).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happened (Apple documentation: *UICollectionViewUpdateItem.Action*).
    public enum Action: Int, Sendable {
        case insert = 0, delete, reload, move, none
    }

    /// Where the item was.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is.
    public let indexPathAfterUpdate: IndexPath?
    /// What happened.
    public let updateAction: Action

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = from
        indexPathAfterUpdate = to
        super.init()
    }
}
