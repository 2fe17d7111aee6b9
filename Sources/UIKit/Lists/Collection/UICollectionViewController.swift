/// A controller whose view is a collection view, for which it is data source and delegate (Apple documentation:
/// *UICollectionViewController*). The methods of both protocols are there to be overridden.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let givenLayout: UICollectionViewLayout?
    /// Whether the selection goes when the view appears; default true.
    open var clearsSelectionOnViewWillAppear = true
    private var hasAppeared = false

    /// Makes a controller of a collection view with a layout.
    public required init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose collection view comes from a nib.
    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        givenLayout = nil
        super.init(coder: coder)
    }

    /// The collection view; it is the controller's view unless a subclass puts it into another.
    open var collectionView: UICollectionView! {
        get { (view as? UICollectionView) ?? view.subviews.lazy.compactMap { $0 as? UICollectionView }.first }
        set { view = newValue }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        givenLayout.flatMap { isViewLoaded ? nil : $0 } ?? collectionView.collectionViewLayout
    }

    open override func loadView() {
        if !loadFromStoryboardOrNib() {
            guard let givenLayout else {
                raise(
                    .invalidArgumentException,
                    "UICollectionView must be initialized with a non-nil layout parameter")
            }
            let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.backgroundColor = .systemBackground
            view = collection
        }
        guard let collection = loadedView as? UICollectionView else {
            raise(
                .internalInconsistencyException,
                "-[UICollectionViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a "
                    + "UICollectionView.")
        }
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            collectionView.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.selectedPaths { collectionView.deselectItem(at: path, animated: animated) }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView.isEditing = editing }
    }

    // MARK: UICollectionViewDataSource

    /// The number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell for an item; asked for when the item comes into view.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { missingCell(indexPath) }
    /// The number of sections; 1 unless implemented.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The supplementary view of a kind.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { missingSupplementary(kind, indexPath) }
    /// Whether an item may be moved; false unless implemented.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Moves an item that the user moved.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// The titles of the index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The item of a title of the index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: UICollectionViewDelegate

    /// Whether a touched item is highlighted; true unless implemented.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called after an item was highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called after the highlight went.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a tapped item is selected; true unless implemented.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Whether a selected item is deselected; true unless implemented.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called after the user selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called after the user deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called when the user acts on an item that is tapped and not for editing.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// Called before a cell is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called before a supplementary view is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called after a cell went out of view.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called after a supplementary view went out of view.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The offset to keep after a change of layout or items.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

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
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
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

extension UICollectionViewController {
    fileprivate func missingCell(_ path: IndexPath) -> UICollectionViewCell {
        raise(
            .internalInconsistencyException,
            "the cell returned from -collectionView:cellForItemAtIndexPath: is nil for index path \(path); "
                + "\(NSStringFromClass(type(of: self))) does not implement it.")
    }

    fileprivate func missingSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        raise(
            .internalInconsistencyException,
            "\(NSStringFromClass(type(of: self))) has no view for the supplementary element of kind \(kind) at \(path).")
    }
}
