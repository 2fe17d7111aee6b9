extension UITableView {
    /// The height of each row, in points, where the delegate gives none; default `automaticDimension`.
    public var rowHeight: CGFloat {
        get { heights.row }
        set { changeHeight(\.row, newValue) }
    }
    /// The height of each header, in points, where the delegate gives none; default `automaticDimension`.
    public var sectionHeaderHeight: CGFloat {
        get { heights.sectionHeader }
        set { changeHeight(\.sectionHeader, newValue) }
    }
    /// The height of each footer, in points, where the delegate gives none; default `automaticDimension`.
    public var sectionFooterHeight: CGFloat {
        get { heights.sectionFooter }
        set { changeHeight(\.sectionFooter, newValue) }
    }
    /// A guess of row heights, in points, so that rows are measured when they come into view; 0 measures all
    /// at once.
    public var estimatedRowHeight: CGFloat {
        get { heights.estimatedRow }
        set { changeHeight(\.estimatedRow, newValue) }
    }
    /// A guess of header heights, in points.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { heights.estimatedSectionHeader }
        set { changeHeight(\.estimatedSectionHeader, newValue) }
    }
    /// A guess of footer heights, in points.
    public var estimatedSectionFooterHeight: CGFloat {
        get { heights.estimatedSectionFooter }
        set { changeHeight(\.estimatedSectionFooter, newValue) }
    }
    /// Space above each header, in points; `automaticDimension` is the style's.
    public var sectionHeaderTopPadding: CGFloat {
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
    /// The view behind the rows; it does not scroll.
    public var backgroundView: UIView? {
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

    /// The line between rows; default `singleLine`.
    public var separatorStyle: UITableViewCell.SeparatorStyle {
        get { edges.separatorStyle }
        set {
            edges.separatorStyle = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    /// The colour of the lines; `nil` is the standard one.
    public var separatorColor: UIColor? {
        get { edges.separatorColor }
        set {
            edges.separatorColor = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }

    /// The effect that separators are shown through; none where it is nil.
    ///
    /// Source: Apple documentation, "separatorEffect".
    public var separatorEffect: UIVisualEffect? {
        get { edges.separatorEffect }
        set {
            edges.separatorEffect = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    /// The space before and after the lines, in points.
    public var separatorInset: UIEdgeInsets {
        get { edges.separatorInset }
        set {
            edges.separatorInset = newValue
            for cell in visible.cells.values { cell.setNeedsLayout() }
        }
    }
    /// What `separatorInset` is measured from.
    public var separatorInsetReference: SeparatorInsetReference {
        get { edges.separatorInsetReference }
        set { edges.separatorInsetReference = newValue }
    }
    /// Whether cells keep to a readable width; default false.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { tableFlags.contains(.cellLayoutMarginsFollowReadableWidth) }
        set { tableFlags.set(.cellLayoutMarginsFollowReadableWidth, newValue) }
    }
    /// Whether content views keep out of the safe area; default true.
    public var insetsContentViewsToSafeArea: Bool {
        get { tableFlags.contains(.insetsContentViewsToSafeArea) }
        set { tableFlags.set(.insetsContentViewsToSafeArea, newValue) }
    }
    /// From how many rows the section index is shown.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { edges.sectionIndexMinimumDisplayRowCount }
        set {
            edges.sectionIndexMinimumDisplayRowCount = newValue
            if !tableFlags.contains(.needsReload) { reloadSectionIndexTitles() }
        }
    }
    /// The colour of the section index.
    public var sectionIndexColor: UIColor? {
        get { edges.sectionIndexColor }
        set {
            edges.sectionIndexColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    /// The background of the section index.
    public var sectionIndexBackgroundColor: UIColor? {
        get { edges.sectionIndexBackgroundColor }
        set {
            edges.sectionIndexBackgroundColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    /// The background of the section index while it is touched.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { edges.sectionIndexTrackingBackgroundColor }
        set {
            edges.sectionIndexTrackingBackgroundColor = newValue
            edges.sectionIndex?.setNeedsLayout()
        }
    }
    /// Whether the focused row is focused again; default false.
    public var remembersLastFocusedIndexPath: Bool {
        get { tableFlags.contains(.remembersFocus) }
        set { tableFlags.set(.remembersFocus, newValue) }
    }
    /// Whether focus selects; default false.
    public var selectionFollowsFocus: Bool {
        get { tableFlags.contains(.selectionFollowsFocus) }
        set { tableFlags.set(.selectionFollowsFocus, newValue) }
    }
    /// Whether rows can be selected; default true.
    public var allowsSelection: Bool {
        get { tableFlags.contains(.allowsSelection) }
        set { tableFlags.set(.allowsSelection, newValue) }
    }
    /// Whether several rows can be selected; default false.
    public var allowsMultipleSelection: Bool {
        get { tableFlags.contains(.allowsMultipleSelection) }
        set { tableFlags.set(.allowsMultipleSelection, newValue) }
    }
    /// Whether rows can be selected in editing mode; default false.
    public var allowsSelectionDuringEditing: Bool {
        get { tableFlags.contains(.allowsSelectionDuringEditing) }
        set { tableFlags.set(.allowsSelectionDuringEditing, newValue) }
    }
    /// Whether several rows can be selected in editing mode; default false.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { tableFlags.contains(.allowsMultipleSelectionDuringEditing) }
        set { tableFlags.set(.allowsMultipleSelectionDuringEditing, newValue) }
    }
    /// Whether a batch of changes waits to be done.
    public var hasUncommittedUpdates: Bool { batch.depth > 0 && !batch.updates.isEmpty }
}
