extension UICollectionView {
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    func readCountsIfNeeded() {
        guard needsCounts else { return }
        needsCounts = false
        counts = readCounts()
    }

    func readCounts() -> [Int] {
        guard let source = collectionDataSource else { return [] }
        return (0..<max(0, source.numberOfSections(in: self))).map {
            source.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    // MARK: The layout

    /// Called by the layout, and by the collection view for changes of its own.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext?) {
        needsPrepare = true
        if let context, context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if let context, context.contentOffsetAdjustment != .zero {
            contentOffset.x += context.contentOffsetAdjustment.x
            contentOffset.y += context.contentOffsetAdjustment.y
        }
        setNeedsLayout()
    }

    func prepareLayoutIfNeeded() {
        readCountsIfNeeded()
        guard needsPrepare else { return }
        needsPrepare = false
        layoutSize = bounds.size
        layoutObject.prepare()
        contentSize = layoutObject.collectionViewContentSize
    }

    func boundsWillChange(to new: CGRect) {
        guard !needsPrepare, layoutObject.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layoutObject.invalidateLayout(with: layoutObject.invalidationContext(forBoundsChange: new))
    }

    func exchangeLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = layoutObject
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shown.values { view.willTransition(from: old, to: layout) }
        old.collectionView = nil
        layoutObject = layout
        layout.collectionView = self
        needsPrepare = true
        setNeedsLayout()
        let finish = { (finished: Bool) in
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            for view in self.shown.values { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        guard animated, isShown else {
            if completion != nil { layoutIfNeeded() }
            return finish(true)
        }
        UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: finish)
    }

    // MARK: Elements

    func layoutElements() {
        guard !isUpdatingElements, bounds.width > 0, bounds.height > 0 else {
            readCountsIfNeeded()
            return
        }
        isUpdatingElements = true
        defer { isUpdatingElements = false }
        // Cells may want other sizes once they are there; what they want changes what is visible.
        for _ in 0..<Self.mostRounds {
            prepareLayoutIfNeeded()
            if !showElements() { break }
        }
        if prefetchDataSource != nil { prefetchItems() }
    }

    /// Announces the items within a screenful of the visible ones, and takes back those that went farther away.
    private func prefetchItems() {
        guard isPrefetchingEnabled, isShown, let source = prefetchDataSource else { return }
        let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let near = (layoutObject.layoutAttributesForElements(in: reach) ?? [])
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let hidden = near.filter { shown[ElementKey(kind: nil, path: $0)] == nil }
        let new = hidden.filter { !prefetchedPaths.contains($0) }
        let gone = prefetchedPaths.subtracting(near).sorted()
        prefetchedPaths = Set(hidden)
        if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    /// How often cells may ask for other sizes within one layout.
    private static let mostRounds = 20

    /// Shows what the layout has in the visible rectangle; whether cells made the layout out of date.
    private func showElements() -> Bool {
        let elements = layoutObject.layoutAttributesForElements(in: bounds) ?? []
        var visible: Set<ElementKey> = []
        for attributes in elements { visible.insert(key(of: attributes)) }
        for (key, view) in shown where !visible.contains(key) { discard(view, key) }
        for attributes in elements {
            let key = key(of: attributes)
            if let view = shown[key] {
                show(view, attributes)
            } else {
                make(key, attributes)
            }
        }
        return needsPrepare
    }

    private func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
        ElementKey(
            kind: attributes.representedElementCategory == .cell ? nil : attributes.representedElementKind ?? "",
            path: attributes.indexPath)
    }

    private func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard view.shownAttributes != attributes else { return }
        view.shownAttributes = attributes
        attributes.apply(to: view)
        view.apply(attributes)
    }

    private func make(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        AnimationState.withoutAnimation {
            switch attributes.representedElementCategory {
            case .cell: makeCell(key, attributes)
            case .supplementaryView: makeSupplementary(key, attributes)
            case .decorationView: makeDecoration(key, attributes)
            }
        }
    }

    private func makeCell(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard let source = collectionDataSource, contains(key.path) else { return }
        let cell = source.collectionView(self, cellForItemAt: key.path)
        cell.collectionView = self
        cell.itemPath = key.path
        add(cell, key, attributes)
        cell.isSelected = selectedPaths.contains(key.path)
        cell.layoutIfNeeded()
        takePreferredSize(of: cell, attributes)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    }

    private func takePreferredSize(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard layoutObject.usesPreferredSizes else { return }
        // Views may change what they are given; the layout's own attributes stay.
        let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        let preferred = view.preferredLayoutAttributesFitting(given)
        guard
            layoutObject.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layoutObject.invalidateLayout(
            with: layoutObject.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func makeSupplementary(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard let source = collectionDataSource, let kind = key.kind else { return }
        let view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
        view.collectionView = self
        add(view, key, attributes)
        takePreferredSize(of: view, attributes)
        collectionDelegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }

    private func makeDecoration(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard let kind = key.kind, let source = layoutObject.decorations[kind] else { return }
        let pool = "decoration-\(kind)"
        if !reuse.isRegistered(kind: pool, kind) { reuse.register(source, kind: pool, kind) }
        let view = reuse.dequeue(kind: pool, kind, frame: attributes.frame)
        view.collectionView = self
        add(view, key, attributes)
    }

    private func add(
        _ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown[key] = view
        view.shownAttributes = nil
        show(view, attributes)
        if view.superview !== self {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    /// Takes an element off the screen; its view may be used again.
    func discard(_ view: UICollectionReusableView, _ key: ElementKey) {
        shown[key] = nil
        view.removeFromSuperview()
        view.shownAttributes = nil
        if let cell = view as? UICollectionViewCell, key.kind == nil {
            cell.itemPath = nil
            reuse.keep(cell, kind: nil)
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        } else if let kind = key.kind {
            if layoutObject.decorations[kind] != nil {
                reuse.keep(view, kind: "decoration-\(kind)")
                return
            }
            reuse.keep(view, kind: kind)
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
        }
    }

    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        if let kept = batch.reconfigured, kept.path == path, kept.cell.reuseIdentifier == identifier { return kept.cell }
        let size = layoutObject.layoutAttributesForItem(at: path)?.frame ?? .zero
        guard let cell = reuse.dequeue(kind: nil, identifier, frame: size) as? UICollectionViewCell else {
            raise(
                .internalInconsistencyException,
                "the view registered for identifier \(identifier) is not a UICollectionViewCell")
        }
        return cell
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let cells = (layoutObject.layoutAttributesForElements(in: spot) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
        return cells.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
