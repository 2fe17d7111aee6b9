/// Lines of items, one below or beside the other (Apple documentation: *UICollectionViewFlowLayout*).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The least space between lines, in points; default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if oldValue != minimumLineSpacing { invalidateLayout() } } }
    /// The least space between the items of a line, in points; default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
    }
    /// The size of each item, in points, where the delegate gives none; default 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if oldValue != itemSize { invalidateLayout() } } }
    /// A guess of item sizes; other than zero, cells say how large they are.
    open var estimatedItemSize: CGSize = .zero { didSet { if oldValue != estimatedItemSize { invalidateLayout() } } }
    /// The direction of scrolling; default vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if oldValue != scrollDirection { invalidateLayout() } }
    }
    /// The size of headers, in points; only the extent along the scroll direction counts.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
    }
    /// The size of footers, in points.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
    }
    /// The space around each section, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { if oldValue != sectionInset { invalidateLayout() } } }
    /// What section insets are measured from; default the content inset.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
    }
    /// Whether headers stay in view while their section is; default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    /// Whether footers stay in view while their section is; default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    /// What section insets are measured from (Apple documentation: *SectionInsetReference*).
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0, fromSafeArea, fromLayoutMargins
    }

    /// The size that has cells say how large they are.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    private var plan = FlowPlan([], breadth: 0, isVertical: true)
    /// Sizes that cells asked for.
    private var preferred: [IndexPath: CGSize] = [:]

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let isVertical = scrollDirection == .vertical
        let inset = view.adjustedContentInset
        let breadth = isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        let inputs = (0..<view.numberOfSections).map { input($0, of: view, delegate) }
        plan = FlowPlan(inputs, breadth: max(0, breadth), isVertical: isVertical)
    }

    private func input(
        _ section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowPlan.Input {
        let count = view.numberOfItems(inSection: section)
        return FlowPlan.Input(
            sizes: (0..<count).map { size(of: IndexPath(item: $0, section: section), view, delegate) },
            inset: Self.sum(
                delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
                referenceInset(of: view)),
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            headerSize: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize,
            footerSize: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize)
    }

    private static func sum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// What lies between the content and what section insets are measured from, across the direction of scrolling.
    private func referenceInset(of view: UICollectionView) -> UIEdgeInsets {
        var inset: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: inset = view.safeAreaInsets
        case .fromLayoutMargins: inset = view.layoutMargins
        }
        let content = view.adjustedContentInset
        if scrollDirection == .vertical {
            inset.left = max(0, inset.left - content.left)
            inset.right = max(0, inset.right - content.right)
            (inset.top, inset.bottom) = (0, 0)
        } else {
            inset.top = max(0, inset.top - content.top)
            inset.bottom = max(0, inset.bottom - content.bottom)
            (inset.left, inset.right) = (0, 0)
        }
        return inset
    }

    private func size(
        of path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if let size = preferred[path] { return size }
        let own = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        let isAutomatic = estimatedItemSize != .zero && own == itemSize
        guard isAutomatic || own == Self.automaticSize else { return own }
        return estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { preferred = [:] }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize { plan.contentSize }

    // MARK: Elements

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (number, section) in plan.sections.enumerated() {
            let first = IndexPath(item: 0, section: number)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: first),
                    attributes.frame.overlaps(rect)
                {
                    found.append(attributes)
                }
            }
            guard reaches(section, into: rect) else { continue }
            for (item, frame) in section.items.enumerated() where frame.overlaps(rect) {
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: number)) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    private func reaches(_ section: FlowPlan.Section, into rect: CGRect) -> Bool {
        scrollDirection == .vertical
            ? section.end > rect.minY && section.start < rect.maxY
            : section.end > rect.minX && section.start < rect.maxX
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard plan.sections.indices.contains(indexPath.section),
            plan.sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = makeAttributes()
        attributes.represent(.cell, kind: nil, at: indexPath)
        attributes.frame = plan.sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard plan.sections.indices.contains(indexPath.section) else { return nil }
        let section = plan.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let frame = isHeader ? section.header : section.footer
        guard frame != .zero else { return nil }
        let attributes = makeAttributes()
        attributes.represent(.supplementaryView, kind: elementKind, at: indexPath)
        attributes.frame = pinned(frame, of: section, isHeader: isHeader)
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let own = Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (own ?? UICollectionViewLayoutAttributes.self).init()
    }

    private func pinned(_ frame: CGRect, of section: FlowPlan.Section, isHeader: Bool) -> CGRect {
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView
        else { return frame }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var result = frame
        if scrollDirection == .vertical {
            let last = section.end - frame.height
            result.origin.y = isHeader
                ? min(max(frame.minY, visible.minY), last)
                : max(min(frame.minY, visible.maxY - frame.height), section.start)
        } else {
            let last = section.end - frame.width
            result.origin.x = isHeader
                ? min(max(frame.minX, visible.minX), last)
                : max(min(frame.minX, visible.maxX - frame.width), section.start)
        }
        return result
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return scrollDirection == .vertical
            ? newBounds.width != view.layoutSize.width : newBounds.height != view.layoutSize.height
    }

    override var usesPreferredSizes: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard usesPreferredSizes,
            preferredAttributes.representedElementCategory == .cell,
            preferredAttributes.size != originalAttributes.size
        else { return false }
        preferred[originalAttributes.indexPath] = preferredAttributes.size
        return true
    }
}

/// What of a flow layout is out of date (Apple documentation: *UICollectionViewFlowLayoutInvalidationContext*).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate's sizes are to be asked for again; default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the layout's own attributes are to be made again; default true.
    open var invalidateFlowLayoutAttributes = true
}
