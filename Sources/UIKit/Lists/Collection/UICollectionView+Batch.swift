/// Changes of a collection view that wait for the end of their batch.
@MainActor
struct CollectionBatch {
    var depth = 0
    var updates = ListUpdates()
    var countsBefore: [Int]?
    var completions: [(Bool) -> Void] = []
    /// The item that is being configured again, and its cell.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}

extension UICollectionView {
    func reloadEverything() {
        for (key, view) in shown.sorted(by: { $0.key.path < $1.key.path }) { discard(view, key) }
        selectedPaths = []
        highlightedPath = nil
        prefetchedPaths = []
        needsCounts = true
        let context = layoutObject.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutObject.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func change(_ record: (inout ListUpdates) -> Void) {
        rememberCounts()
        record(&batch.updates)
        if batch.depth == 0 { commitBatch() }
    }

    private func rememberCounts() {
        guard batch.countsBefore == nil, !needsCounts else { return }
        batch.countsBefore = counts
    }

    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        readCountsIfNeeded()
        rememberCounts()
        batch.depth += 1
        if let completion { batch.completions.append(completion) }
        updates?()
        batch.depth -= 1
        if batch.depth == 0 { commitBatch() }
    }

    private func commitBatch() {
        let updates = batch.updates
        let before = batch.countsBefore
        let completions = batch.completions
        batch = CollectionBatch()
        guard let before, !needsCounts else {
            setNeedsLayout()
            return finish(completions)
        }
        let after = readCounts()
        let plan = ListUpdatePlan(updates, before: before, after: after, nouns: .collection)
        var stale = updates.reloadedItems
        for section in updates.reloadedSections where before.indices.contains(section) {
            for item in 0..<before[section] { stale.insert(IndexPath(item: item, section: section)) }
        }
        counts = after
        let old = shown
        let leaving = remap(plan, stale: stale, reloadedSections: updates.reloadedSections)
        selectedPaths = selectedPaths.compactMap { stale.contains($0) ? nil : plan.newPath($0) }
        highlightedPath = nil
        let context = layoutObject.makeContext()
        context.invalidateDataSourceCounts = true
        layoutObject.invalidateLayout(with: context)
        layoutObject.prepare(forCollectionViewUpdates: Self.items(of: updates))
        show(leaving: leaving + displaced(from: old), completions: completions)
    }

    /// The changes as the layout hears of them; those of a whole section have `NSNotFound` for the item (Apple
    /// documentation: *UICollectionViewUpdateItem*, *indexPathBeforeUpdate*).
    private static func items(of updates: ListUpdates) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let sections =
            updates.deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
            + updates.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
            + updates.reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0)) }
            + updates.movedSections.map { UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to)) }
        return sections + updates.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + updates.insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + updates.reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + updates.movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    }

    private func remap(
        _ plan: ListUpdatePlan, stale: Set<IndexPath>, reloadedSections: IndexSet
    ) -> [(key: ElementKey, view: UICollectionReusableView)] {
        var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
        var staying: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shown {
            if key.kind == nil {
                if !stale.contains(key.path), let new = plan.newPath(key.path) {
                    staying[ElementKey(kind: nil, path: new)] = view
                    (view as? UICollectionViewCell)?.itemPath = new
                } else {
                    leaving.append((key, view))
                }
            } else if !reloadedSections.contains(key.path.section), let section = plan.newSection(key.path.section) {
                var path = key.path
                path.section = section
                staying[ElementKey(kind: key.kind, path: path)] = view
            } else {
                leaving.append((key, view))
            }
        }
        shown = staying
        return leaving
    }

    /// The supplementary and decoration views that the layout has going, by their old places, or that make room
    /// for new ones.
    private func displaced(
        from old: [ElementKey: UICollectionReusableView]
    ) -> [(key: ElementKey, view: UICollectionReusableView)] {
        var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
        for kind in Set(shown.keys.compactMap(\.kind)) {
            let isDecoration = layoutObject.decorations[kind] != nil
            let deleted =
                isDecoration
                ? layoutObject.indexPathsToDeleteForDecorationView(ofKind: kind)
                : layoutObject.indexPathsToDeleteForSupplementaryView(ofKind: kind)
            for key in deleted.map({ ElementKey(kind: kind, path: $0) }) {
                guard let view = old[key], let now = shown.first(where: { $0.value === view })?.key else { continue }
                shown[now] = nil
                leaving.append((key, view))
            }
            let inserted =
                isDecoration
                ? layoutObject.indexPathsToInsertForDecorationView(ofKind: kind)
                : layoutObject.indexPathsToInsertForSupplementaryView(ofKind: kind)
            for key in inserted.map({ ElementKey(kind: kind, path: $0) }) {
                if let view = shown.removeValue(forKey: key) { leaving.append((key, view)) }
            }
        }
        return leaving
    }

    /// Where the layout has an element come from or go, if it says so.
    private func edge(_ key: ElementKey, isAppearing: Bool) -> UICollectionViewLayoutAttributes? {
        guard let kind = key.kind else {
            return isAppearing
                ? layoutObject.initialLayoutAttributesForAppearingItem(at: key.path)
                : layoutObject.finalLayoutAttributesForDisappearingItem(at: key.path)
        }
        if layoutObject.decorations[kind] != nil {
            return isAppearing
                ? layoutObject.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
                : layoutObject.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
        }
        return isAppearing
            ? layoutObject.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
            : layoutObject.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    private func show(
        leaving: [(key: ElementKey, view: UICollectionReusableView)], completions: [(Bool) -> Void]
    ) {
        guard isShown, UIView.areAnimationsEnabled else {
            for (key, view) in leaving { discardLeaving(view, key) }
            setNeedsLayout()
            layoutIfNeeded()
            layoutObject.finalizeCollectionViewUpdates()
            return finish(completions)
        }
        let known = Set(shown.values.map { ObjectIdentifier($0) })
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
            for (key, view) in leaving {
                if let last = self.edge(key, isAppearing: false) {
                    last.apply(to: view)
                } else {
                    view.alpha = 0
                }
            }
            self.layoutObject.finalizeCollectionViewUpdates()
        } completion: { finished in
            for (key, view) in leaving { self.discardLeaving(view, key) }
            for completion in completions { completion(finished) }
        }
        for (key, view) in shown where !known.contains(ObjectIdentifier(view)) { bringIn(view, key) }
    }

    private func bringIn(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let last = view.shownAttributes else { return }
        AnimationState.withoutAnimation {
            if let first = edge(key, isAppearing: true) {
                first.apply(to: view)
            } else {
                view.alpha = 0
            }
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { last.apply(to: view) }
    }

    private func discardLeaving(_ view: UICollectionReusableView, _ key: ElementKey) {
        let replacement = shown[key]
        discard(view, key)
        shown[key] = replacement
        view.alpha = 1
    }

    private func finish(_ completions: [(Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        CommitScheduler.setNeedsCommit()
        MainClock.shared.schedule(after: 0) {
            for completion in completions { completion(true) }
        }
    }

    func reconfigure(_ paths: [IndexPath]) {
        guard let source = collectionDataSource else { return }
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            batch.reconfigured = (path, cell)
            _ = source.collectionView(self, cellForItemAt: path)
            batch.reconfigured = nil
        }
    }
}

// MARK: - Registrations

extension UICollectionView {
    /// A cell of a registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !reuse.isRegistered(kind: nil, registration.identifier) {
            let source = registration.nib.map { TableReuse.Source.nib($0) } ?? .type(Cell.self)
            reuse.register(source, kind: nil, registration.identifier)
        }
        guard let cell = dequeueCell(registration.identifier, at: indexPath) as? Cell else {
            raise(.internalInconsistencyException, "the cell of the registration is not of class \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of a registration, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if !reuse.isRegistered(kind: registration.kind, registration.identifier) {
            let source = registration.nib.map { TableReuse.Source.nib($0) } ?? .type(Supplementary.self)
            reuse.register(source, kind: registration.kind, registration.identifier)
        }
        let view = reuse.dequeue(kind: registration.kind, registration.identifier, frame: .zero)
        guard let own = view as? Supplementary else {
            raise(.internalInconsistencyException, "the view of the registration is not of class \(Supplementary.self)")
        }
        registration.handler(own, registration.kind, indexPath)
        return own
    }
}
