/// Where a preview belongs (Apple documentation: *UIPreviewTarget*).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

    /// Names a point of a view that is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        place = (container, center, transform)
        super.init()
    }

    /// The view in whose coordinates the preview is placed.
    open var container: UIView { place.container }
    /// The middle of the preview, in the container's coordinates.
    open var center: CGPoint { place.center }
    /// The transform of the preview at its place.
    open var transform: CGAffineTransform { place.transform }
}

/// What a preview looks like (Apple documentation: *UIPreviewParameters*).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown; all of it when `nil`.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor!
}

/// A view that stands out, and where (Apple documentation: *UITargetedPreview*).
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    private let parts: (view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

    /// Makes a preview of a view at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        parts = (view, parameters, target)
        super.init()
    }

    /// Makes a preview of a view that is in a window, at its place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Makes a preview of a view that is in a window, at its place and with nothing special about its look.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view that stands out.
    open var view: UIView { parts.view }
    /// What it looks like.
    open var parameters: UIPreviewParameters { parts.parameters }
    /// Where it belongs.
    open var target: UIPreviewTarget { parts.target }
    /// The size of the view, in points.
    open var size: CGSize { parts.view.bounds.size }

    /// The same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
