extension UITableView {
    var storedRowHeight: CGFloat {
        get { heights.row }
        set { changeHeight(\.row, newValue) }
    }
    var storedSectionHeaderHeight: CGFloat {
        get { heights.sectionHeader }
        set { changeHeight(\.sectionHeader, newValue) }
    }
    var storedSectionFooterHeight: CGFloat {
        get { heights.sectionFooter }
        set { changeHeight(\.sectionFooter, newValue) }
    }
    var storedEstimatedRowHeight: CGFloat {
        get { heights.estimatedRow }
        set { changeHeight(\.estimatedRow, newValue) }
    }
    var storedEstimatedSectionHeaderHeight: CGFloat {
        get { heights.estimatedSectionHeader }
        set { changeHeight(\.estimatedSectionHeader, newValue) }
    }
    var storedEstimatedSectionFooterHeight: CGFloat {
        get { heights.estimatedSectionFooter }
        set { changeHeight(\.estimatedSectionFooter, newValue) }
    }
    var storedSectionHeaderTopPadding: CGFloat {
        get { heights.sectionHeaderTopPadding }
        set { changeHeight(\.sectionHeaderTopPadding, newValue) }
    }

    private func changeHeight(_ height: WritableKeyPath<TableHeights, CGFloat>, _ value: CGFloat) {
        guard heights[keyPath: height] != value else { return }
        heights[keyPath: height] = value
        markNeedsReload()
    }

    /// The view above all sections; as wide as the table view, as high as it is.
    var storedHeaderView: UIView? {
        get { edges.header }
        set { changeEdge(\.header, to: newValue) }
    }
    /// The view below all sections; as wide as the table view, as high as it is.
    var storedFooterView: UIView? {
        get { edges.footer }
        set { changeEdge(\.footer, to: newValue) }
    }
    var storedBackgroundView: UIView? {
        get { edges.background }
        set {
            edges.background?.removeFromSuperview()
            edges.background = newValue
            if let newValue {
                newValue.frame = bounds
                insertSubview(newValue, at: 0)
            }
        }
    }

    private func changeEdge(_ edge: WritableKeyPath<TableEdges, UIView?>, to view: UIView?) {
        let old = edges[keyPath: edge]
        if old !== view {
            old?.removeFromSuperview()
            edges[keyPath: edge] = view
            if let view { addSubview(view) }
        }
        edgesDidChange()
        setNeedsLayout()
    }

    var storedSeparatorStyle: UITableViewCell.SeparatorStyle {
        get { edges.separatorStyle }
        set {
            edges.separatorStyle = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    var storedSeparatorColor: UIColor? {
        get { edges.separatorColor }
        set {
            edges.separatorColor = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }

    var storedSeparatorEffect: UIVisualEffect? {
        get { edges.separatorEffect }
        set {
            edges.separatorEffect = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    var storedSeparatorInset: UIEdgeInsets {
        get { edges.separatorInset }
        set {
            edges.separatorInset = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    var storedSeparatorInsetReference: SeparatorInsetReference {
        get { edges.separatorInsetReference }
        set { edges.separatorInsetReference = newValue }
    }
    var storedCellLayoutMarginsFollowReadableWidth: Bool {
        get { tableFlags.contains(.cellLayoutMarginsFollowReadableWidth) }
        set { tableFlags.set(.cellLayoutMarginsFollowReadableWidth, newValue) }
    }
    var storedInsetsContentViewsToSafeArea: Bool {
        get { tableFlags.contains(.insetsContentViewsToSafeArea) }
        set { tableFlags.set(.insetsContentViewsToSafeArea, newValue) }
    }
    var storedSectionIndexMinimumDisplayRowCount: Int {
        get { edges.sectionIndexMinimumDisplayRowCount }
        set {
            edges.sectionIndexMinimumDisplayRowCount = newValue
            if !tableFlags.contains(.needsReload) { reloadSectionIndexTitles() }
        }
    }
    var storedSectionIndexColor: UIColor? {
        get { edges.sectionIndexColor }
        set {
            edges.sectionIndexColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    var storedSectionIndexBackgroundColor: UIColor? {
        get { edges.sectionIndexBackgroundColor }
        set {
            edges.sectionIndexBackgroundColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    var storedSectionIndexTrackingBackgroundColor: UIColor? {
        get { edges.sectionIndexTrackingBackgroundColor }
        set {
            edges.sectionIndexTrackingBackgroundColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    var storedRemembersLastFocusedIndexPath: Bool {
        get { tableFlags.contains(.remembersFocus) }
        set { tableFlags.set(.remembersFocus, newValue) }
    }
    var storedSelectionFollowsFocus: Bool {
        get { tableFlags.contains(.selectionFollowsFocus) }
        set { tableFlags.set(.selectionFollowsFocus, newValue) }
    }
    var storedAllowsSelection: Bool {
        get { tableFlags.contains(.allowsSelection) }
        set { tableFlags.set(.allowsSelection, newValue) }
    }
    var storedAllowsMultipleSelection: Bool {
        get { tableFlags.contains(.allowsMultipleSelection) }
        set { tableFlags.set(.allowsMultipleSelection, newValue) }
    }
    var storedAllowsSelectionDuringEditing: Bool {
        get { tableFlags.contains(.allowsSelectionDuringEditing) }
        set { tableFlags.set(.allowsSelectionDuringEditing, newValue) }
    }
    var storedAllowsMultipleSelectionDuringEditing: Bool {
        get { tableFlags.contains(.allowsMultipleSelectionDuringEditing) }
        set { tableFlags.set(.allowsMultipleSelectionDuringEditing, newValue) }
    }
    /// Whether a batch of changes waits to be done.
    public var hasUncommittedUpdates: Bool { batch.depth > 0 && !batch.updates.isEmpty }
}
