/// Puts sections together from groups and items (Apple documentation: *UICollectionViewCompositionalLayout*).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Values of the layout as a whole; setting it makes the layout anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    private var sections: [(origin: CGPoint, plan: SectionPlan)] = []
    private var contentSize: CGSize = .zero
    private var hasPinned = false
    private var hasEstimates = false
    /// Sizes that cells and supplementary views asked for.
    private var preferred: [IndexPath: CGSize] = [:]
    private var preferredOfKind: [String: [IndexPath: CGSize]] = [:]

    /// Makes a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Makes a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Makes a layout that asks for each section; `nil` leaves one out.
    public convenience init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    ) { self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration()) }
    /// Makes a layout that asks for each section; `nil` leaves one out.
    public init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Making

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let size = view.bounds.size
        let room = isVertical
            ? CGSize(width: max(0, size.width - inset.left - inset.right), height: size.height)
            : CGSize(width: size.width, height: max(0, size.height - inset.top - inset.bottom))
        let environment = LayoutEnvironment(room, .zero, view.traitCollection)
        sections = []
        hasPinned = false
        hasEstimates = false
        var end: CGFloat = 0
        for number in 0..<view.numberOfSections {
            guard let section = provider(number, environment) else {
                sections.append((.zero, SectionPlan()))
                continue
            }
            if number > 0 { end += configuration.interSectionSpacing }
            note(section)
            let asked = preferred
            let askedOfKind = preferredOfKind
            var planner = SectionPlanner(
                section, environment, isVertical: isVertical, count: view.numberOfItems(inSection: number),
                preferred: { asked[IndexPath(item: $0, section: number)] },
                preferredOfKind: { askedOfKind[$0]?[IndexPath(item: $1, section: number)] })
            let plan = planner.make()
            sections.append((isVertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0), plan))
            end += isVertical ? plan.size.height : plan.size.width
        }
        contentSize = isVertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
    }

    private func note(_ section: NSCollectionLayoutSection) {
        if section.boundarySupplementaryItems.contains(where: { $0.pinToVisibleBounds }) { hasPinned = true }
        if hasEstimates { return }
        hasEstimates = Self.guesses(section.group) || section.boundarySupplementaryItems.contains(where: Self.guesses)
    }

    private static func guesses(_ item: NSCollectionLayoutItem) -> Bool {
        if item.layoutSize.widthDimension.isEstimated || item.layoutSize.heightDimension.isEstimated { return true }
        return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: guesses) ?? false
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    // MARK: Elements

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (number, section) in sections.enumerated() {
            let frame = CGRect(origin: section.origin, size: section.plan.size)
            guard frame.overlaps(rect) || !section.plan.supplementary.isEmpty else { continue }
            for extra in section.plan.decorations { found.append(decoration(extra, number)) }
            for extra in section.plan.supplementary { found.append(supplementary(extra, number)) }
            for index in section.plan.items.indices { found.append(item(index, number)) }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    private func item(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.cell, kind: nil, at: IndexPath(item: index, section: section))
        let (origin, plan) = sections[section]
        attributes.frame = plan.items[index].frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = plan.items[index].zIndex
        return attributes
    }

    private func supplementary(_ extra: SectionPlan.Extra, _ section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.supplementaryView, kind: extra.kind, at: IndexPath(item: extra.item, section: section))
        let (origin, plan) = sections[section]
        let frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.frame = extra.isPinned ? pinned(frame, extra, CGRect(origin: origin, size: plan.size)) : frame
        attributes.zIndex = extra.zIndex
        return attributes
    }

    private func decoration(_ extra: SectionPlan.Extra, _ section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.decorationView, kind: extra.kind, at: IndexPath(item: 0, section: section))
        let origin = sections[section].origin
        attributes.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = extra.zIndex
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let own = Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (own ?? UICollectionViewLayoutAttributes.self).init()
    }

    /// Headers and footers that stay in view while their section is.
    private func pinned(_ frame: CGRect, _ extra: SectionPlan.Extra, _ section: CGRect) -> CGRect {
        guard let view = collectionView else { return frame }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var result = frame
        if isVertical {
            result.origin.y = extra.isAtEnd
                ? max(min(frame.minY, visible.maxY - frame.height), section.minY)
                : min(max(frame.minY, visible.minY), section.maxY - frame.height)
        } else {
            result.origin.x = extra.isAtEnd
                ? max(min(frame.minX, visible.maxX - frame.width), section.minX)
                : min(max(frame.minX, visible.minX), section.maxX - frame.width)
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].plan.items.indices.contains(indexPath.item)
        else { return nil }
        return item(indexPath.item, indexPath.section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].plan.supplementary
            .first { $0.kind == elementKind && $0.item == indexPath.item }
            .map { supplementary($0, indexPath.section) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].plan.decorations.first { $0.kind == elementKind }
            .map { decoration($0, indexPath.section) }
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasPinned || newBounds.size != collectionView?.layoutSize
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts {
            preferred = [:]
            preferredOfKind = [:]
        }
        super.invalidateLayout(with: context)
    }

    override var usesPreferredSizes: Bool { hasEstimates }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard hasEstimates, preferredAttributes.size != originalAttributes.size else { return false }
        let path = originalAttributes.indexPath
        switch originalAttributes.representedElementCategory {
        case .cell:
            guard preferred[path] != preferredAttributes.size else { return false }
            preferred[path] = preferredAttributes.size
        case .supplementaryView:
            let kind = originalAttributes.representedElementKind ?? ""
            guard preferredOfKind[kind]?[path] != preferredAttributes.size else { return false }
            preferredOfKind[kind, default: [:]][path] = preferredAttributes.size
        case .decorationView:
            return false
        }
        return true
    }
}
