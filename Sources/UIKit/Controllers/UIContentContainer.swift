/// An object that has a size and traits of its own inside a container (Apple documentation: *UIContentContainer*).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content wishes for, in points.
    var preferredContentSize: CGSize { get }
    /// Called when content changed the size it wishes for.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when a size computed by Auto Layout changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size a child gets in a container of `parentSize`, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the container's size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's traits change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
