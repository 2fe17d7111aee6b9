extension UICollectionView {
    private var canSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: From code

    func selectFromCode(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
        readCountsIfNeeded()
        guard let path else {
            for selected in selectedPaths { deselectFromCode(selected) }
            return
        }
        guard contains(path) else { return }
        if !selectsSeveral {
            for other in selectedPaths where other != path { deselectFromCode(other) }
        }
        markSelected(path)
        if !position.isEmpty { scroll(to: path, at: position, animated: animated) }
    }

    func deselectFromCode(_ path: IndexPath) {
        guard let index = selectedPaths.firstIndex(of: path) else { return }
        selectedPaths.remove(at: index)
        cellForItem(at: path)?.isSelected = false
    }

    private func markSelected(_ path: IndexPath) {
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        cellForItem(at: path)?.isSelected = true
    }

    // MARK: By touch

    private func touchedPath(_ touches: Set<UITouch>) -> IndexPath? {
        touches.first.flatMap { item(at: $0.location(in: self)) }
    }

    func itemTouchesBegan(_ touches: Set<UITouch>) {
        guard canSelect, let path = touchedPath(touches), let cell = cellForItem(at: path),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlightedPath = path
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    func unhighlight() {
        guard let path = highlightedPath else { return }
        highlightedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func itemTouchesEnded(_ touches: Set<UITouch>) {
        guard let path = highlightedPath else { return }
        let isInside = touchedPath(touches) == path
        unhighlight()
        if isInside { userSelects(path) }
    }

    /// What a tap on an item does (Apple documentation: *UICollectionViewDelegate*, managing the selected cells).
    func userSelects(_ path: IndexPath) {
        guard canSelect else { return }
        if selectedPaths.contains(path), selectsSeveral {
            guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectFromCode(path)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsSeveral {
            for other in selectedPaths where other != path {
                deselectFromCode(other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        markSelected(path)
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing { collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        readCountsIfNeeded()
        guard contains(path) else {
            raise(
                .rangeException,
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(numberOfItems(inSection: path.section)) items in section \(path.section).")
        }
        prepareLayoutIfNeeded()
        guard let frame = layoutObject.layoutAttributesForItem(at: path)?.frame else { return }
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - visible.height / 2 - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - visible.height - inset.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - visible.width / 2 - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - visible.width - inset.left
        }
        if position.isEmpty { return reveal(frame, animated: animated) }
        setContentOffset(clamp(offset), animated: animated)
    }
}
