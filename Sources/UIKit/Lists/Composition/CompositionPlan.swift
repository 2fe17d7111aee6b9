/// Where the elements of one section are, from the origin of the section, in points.
struct SectionPlan {
    struct Extra {
        let kind: String
        let item: Int
        var frame: CGRect
        let zIndex: Int
        var isPinned = false
        var isAtEnd = false
    }

    var items: [(frame: CGRect, zIndex: Int)] = []
    var supplementary: [Extra] = []
    var decorations: [Extra] = []
    var size: CGSize = .zero
}

/// Lays out one section of a compositional layout: groups along the direction of scrolling until every item
/// has a place.
@MainActor
struct SectionPlanner {
    let section: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let isVertical: Bool
    let count: Int
    /// The size an item asked for, where its extents are guesses.
    let preferred: (Int) -> CGSize?
    /// The size a supplementary view asked for.
    let preferredOfKind: (String, Int) -> CGSize?

    private var plan = SectionPlan()
    private var next = 0

    init(
        _ section: NSCollectionLayoutSection, _ environment: LayoutEnvironment, isVertical: Bool, count: Int,
        preferred: @escaping (Int) -> CGSize?, preferredOfKind: @escaping (String, Int) -> CGSize?
    ) {
        self.section = section
        self.environment = environment
        self.isVertical = isVertical
        self.count = count
        self.preferred = preferred
        self.preferredOfKind = preferredOfKind
    }

    mutating func make() -> SectionPlan {
        let container = environment.effectiveContentSize
        let insets = section.contentInsets
        let inner = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom))
        let before = extent(of: boundaries(atEnd: false), in: container)
        var origin = CGPoint(x: insets.leading, y: insets.top)
        if isVertical { origin.y += before } else { origin.x += before }
        var end = isVertical ? origin.y : origin.x
        var isFirst = true
        while next < count {
            let taken = next
            if !isFirst { end += section.interGroupSpacing }
            isFirst = false
            let place = isVertical ? CGPoint(x: origin.x, y: end) : CGPoint(x: end, y: origin.y)
            let size = layOut(section.group, at: place, in: inner)
            end += isVertical ? size.height : size.width
            // A group that takes no item would go on for ever.
            if next == taken { break }
        }
        end += isVertical ? insets.bottom : insets.trailing
        let after = extent(of: boundaries(atEnd: true), in: container)
        plan.size = isVertical ? CGSize(width: container.width, height: end + after) : CGSize(width: end + after, height: container.height)
        placeBoundaries(in: container)
        for decoration in section.decorationItems {
            let frame = CGRect(origin: .zero, size: plan.size).inset(by: decoration.contentInsets)
            plan.decorations.append(.init(kind: decoration.elementKind, item: 0, frame: frame, zIndex: decoration.zIndex - 1))
        }
        return plan
    }

    // MARK: Groups

    /// Places a group's items; the size it takes.
    private mutating func layOut(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
        var size = group.layoutSize.resolved(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        if case .custom(let provider) = group.arrangement {
            let own = LayoutEnvironment(inner, .zero, environment.traitCollection)
            for item in provider(own) where next < count {
                plan.items.append((item.frame.offsetBy(dx: start.x, dy: start.y), item.zIndex))
                next += 1
            }
            return size
        }
        let used = fill(group, at: start, inner)
        if group.layoutSize.widthDimension.isEstimated { size.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        return size
    }

    /// Places subitems in turn along the group's axis until it is full; the size they take.
    private mutating func fill(_ group: NSCollectionLayoutGroup, at start: CGPoint, _ inner: CGSize) -> CGSize {
        guard !group.subitems.isEmpty else { return .zero }
        var isRow = false
        if case .horizontal = group.arrangement { isRow = true }
        let dimension = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let length = isRow ? inner.width : inner.height
        let gap = group.interItemSpacing?.spacing ?? 0
        let share = group.count.map { max(0, (length - gap * CGFloat($0 - 1)) / CGFloat(max(1, $0))) }
        // What grows with its content takes each subitem once.
        let limit = group.count ?? (dimension.isEstimated ? group.subitems.count : Int.max)
        var position: CGFloat = 0
        var across: CGFloat = 0
        var placed: [(items: Range<Int>, extras: Range<Int>)] = []
        while next < count, placed.count < limit {
            let item = group.subitems[placed.count % group.subitems.count]
            let spacing = edges(of: item)
            let lead = isRow ? spacing.leading : spacing.top
            let trail = isRow ? spacing.trailing : spacing.bottom
            let taken = next
            var size = item.layoutSize.resolved(in: inner, preferred: item is NSCollectionLayoutGroup ? nil : preferred(next))
            if let share { if isRow { size.width = share } else { size.height = share } }
            let distance = placed.isEmpty ? 0 : gap
            let needed = distance + lead + (isRow ? size.width : size.height) + trail
            if share == nil, !dimension.isEstimated, !placed.isEmpty, position + needed > length + 0.01 { break }
            let offset = position + distance + lead
            let place = isRow
                ? CGPoint(x: start.x + offset, y: start.y + spacing.top)
                : CGPoint(x: start.x + spacing.leading, y: start.y + offset)
            let firstItem = plan.items.count
            let firstExtra = plan.supplementary.count
            if let inside = item as? NSCollectionLayoutGroup {
                size = layOut(inside, at: place, in: inner)
            } else {
                put(item, CGRect(origin: place, size: size))
            }
            placed.append((firstItem..<plan.items.count, firstExtra..<plan.supplementary.count))
            position = offset + (isRow ? size.width : size.height) + trail
            let breadth = isRow ? spacing.top + size.height + spacing.bottom : spacing.leading + size.width + spacing.trailing
            across = max(across, breadth)
            if next == taken { break }
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, placed.count > 1, position < length {
            spread(placed, by: (length - position) / CGFloat(placed.count - 1), isRow: isRow)
            position = length
        }
        return isRow ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    /// Flexible gaps take what is left over, in equal parts.
    private mutating func spread(
        _ placed: [(items: Range<Int>, extras: Range<Int>)], by gap: CGFloat, isRow: Bool
    ) {
        for (number, part) in placed.enumerated() {
            let shift = gap * CGFloat(number)
            for index in part.items {
                plan.items[index].frame = plan.items[index].frame.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
            }
            for index in part.extras {
                plan.supplementary[index].frame =
                    plan.supplementary[index].frame.offsetBy(dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
            }
        }
    }

    private func edges(of item: NSCollectionLayoutItem) -> NSDirectionalEdgeInsets {
        guard let spacing = item.edgeSpacing else { return .zero }
        return NSDirectionalEdgeInsets(
            top: spacing.top?.spacing ?? 0, leading: spacing.leading?.spacing ?? 0,
            bottom: spacing.bottom?.spacing ?? 0, trailing: spacing.trailing?.spacing ?? 0)
    }

    private mutating func put(_ item: NSCollectionLayoutItem, _ frame: CGRect) {
        let place = frame.inset(by: item.contentInsets)
        plan.items.append((place, 0))
        for extra in item.supplementaryItems {
            plan.supplementary.append(
                .init(kind: extra.elementKind, item: next, frame: extra.frame(on: place), zIndex: extra.zIndex))
        }
        next += 1
    }

    // MARK: Headers and footers

    private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        switch item.alignment {
        case .bottom, .bottomLeading, .bottomTrailing: isVertical
        case .trailing: !isVertical
        case .topTrailing: !isVertical
        default: false
        }
    }

    private func boundaries(atEnd: Bool) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        section.boundarySupplementaryItems.filter { isAtEnd($0) == atEnd }
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize) -> CGSize {
        var room = container
        if section.supplementariesFollowContentInsets {
            let insets = section.contentInsets
            if isVertical { room.width -= insets.leading + insets.trailing } else { room.height -= insets.top + insets.bottom }
        }
        return item.layoutSize.resolved(in: room, preferred: preferredOfKind(item.elementKind, 0))
    }

    private func extent(of items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize) -> CGFloat {
        items.reduce(0) { extent, item in
            guard item.extendsBoundary else { return extent }
            let size = size(of: item, in: container)
            return max(extent, isVertical ? size.height : size.width)
        }
    }

    private mutating func placeBoundaries(in container: CGSize) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        for item in section.boundarySupplementaryItems {
            let size = size(of: item, in: container)
            let atEnd = isAtEnd(item)
            var frame = CGRect(origin: .zero, size: size)
            if isVertical {
                frame.origin.y = atEnd ? plan.size.height - size.height : 0
                switch item.alignment {
                case .topTrailing, .bottomTrailing, .trailing: frame.origin.x = container.width - insets.trailing - size.width
                case .topLeading, .bottomLeading, .leading: frame.origin.x = insets.leading
                default:
                    frame.origin.x = insets.leading + (container.width - insets.leading - insets.trailing - size.width) / 2
                }
            } else {
                frame.origin.x = atEnd ? plan.size.width - size.width : 0
                frame.origin.y = insets.top
            }
            frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
            plan.supplementary.append(
                .init(
                    kind: item.elementKind, item: 0, frame: frame.inset(by: item.contentInsets),
                    zIndex: item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex,
                    isPinned: item.pinToVisibleBounds, isAtEnd: atEnd))
        }
    }
}

extension CGRect {
    /// The rectangle without insets that count from the leading edge, in the layout's own direction.
    fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
