/// A controller whose view is a table view, for which it is data source and delegate (Apple documentation:
/// *UITableViewController*). The methods of both protocols are there to be overridden.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    /// Whether the selection goes when the view appears; default true.
    open var clearsSelectionOnViewWillAppear = true
    private var hasAppeared = false
    /// The cells that a storyboard gives a table view of static cells.
    var staticRows: StaticRows?

    /// Makes a controller of a table view of a style.
    public required init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose table view comes from a nib, or is plain.
    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view; the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The control with which people ask for new content.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        if !loadFromStoryboardOrNib() {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        guard let table = loadedView as? UITableView else {
            raise(
                .internalInconsistencyException,
                "-[UITableViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a UITableView.")
        }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        }
        if clearsSelectionOnViewWillAppear { tableView.clearSelection(animated: animated, beside: transitionCoordinator) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.setEditing(editing, animated: animated) }
    }

    // MARK: UITableViewDataSource

    /// The number of rows in a section.
    open func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { staticRows?.rowCount(section) ?? 0 }
    /// The cell for a row; asked for when the row comes into view.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { staticRows?.cell(indexPath) ?? missingCell(indexPath) }
    /// The number of sections; 1 unless implemented.
    open func numberOfSections(in tableView: UITableView) -> Int { staticRows?.sectionCount ?? 1 }
    /// The title of a section's header.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { staticRows?.header(section) }
    /// The title of a section's footer.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { staticRows?.footer(section) }
    /// Whether a row may be deleted or inserted; true unless implemented.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Whether a row may be moved; false unless implemented.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// The titles of the section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of a title of the section index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Deletes or inserts a row that the user asked for.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Moves a row that the user moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: UITableViewDelegate

    /// Called before a cell is shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called before a header is shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Called before a footer is shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Called after a cell went out of view.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Called after a header went out of view.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Called after a footer went out of view.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// The height of a row, in points; `rowHeight` unless implemented.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// The height of a header, in points; `sectionHeaderHeight` unless implemented.
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    /// The height of a footer, in points; `sectionFooterHeight` unless implemented.
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    /// A guess of a row's height, in points; `estimatedRowHeight` unless implemented.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }
    /// A guess of a header's height, in points.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    /// A guess of a footer's height, in points.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    /// The view for a section's header.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// The view for a section's footer.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// The indentation of a row.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// Called when a detail button was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a touched row is highlighted; true unless implemented.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Called after a row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called after the highlight went.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row to select for a tapped one; `nil` for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The row to deselect; `nil` for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Called after the user selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called after the user deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Whether focus may select a row.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when the user acts on a row that is tapped and not for editing.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// What a row offers in editing mode; `delete` unless implemented.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// The title of the button that confirms a deletion.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// The actions behind a row that is swiped towards its trailing edge, as before iOS 11.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// The actions at the leading edge of a swiped row.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions at the trailing edge of a swiped row.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Whether a row is indented in editing mode; true unless implemented.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Called before a swiped row shows its actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called after a swiped row hid its actions.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// The place for a row that is being moved.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: UIScrollViewDelegate

    /// Called after every change of the content offset.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called after every change of the zoom scale.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a finger begins to scroll the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger lifts; velocity in points a millisecond, and the offset at which scrolling will
    /// end, which may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called after the finger lifted, with whether the content moves on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content begins to slow down by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content came to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated change of the offset asked for in code is done.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The subview that is scaled by zooming; `nil` for no zooming.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when zooming begins.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called when zooming ended, bouncing included.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Whether a tap on the status bar scrolls to the top; true unless implemented.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when scrolling to the top is done.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called when `adjustedContentInset` changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
