/// A view from which a press with force shows a preview (Apple documentation: *UIViewControllerPreviewing*).
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The gesture that others can wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who has the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays clear while the preview is shown.
    var sourceRect: CGRect { get set }
}

/// Who has previews for presses with force (Apple documentation: *UIViewControllerPreviewingDelegate*).
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to preview for a place in the source view.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows for good what was previewed.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    /// Registers a view for previews. No device here feels force (`forceTouchCapability`), so none is asked for.
    ///
    /// Source: Apple documentation, "registerForPreviewing(with:sourceView:)".
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
        rareState.previewingContexts.append(context)
        return context
    }

    /// Ends what a registration began.
    ///
    /// Source: Apple documentation, "unregisterForPreviewing(withContext:)".
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        rare?.previewingContexts.removeAll { $0 === previewing }
    }
}

/// A registration for previews, kept by the controller.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    private weak var weakDelegate: (any UIViewControllerPreviewingDelegate)?
    private weak var weakSource: UIView?
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        weakDelegate = delegate
        weakSource = sourceView
        sourceRect = sourceView.bounds
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate { weakDelegate ?? GoneDelegate() }
    var sourceView: UIView { weakSource ?? UIView() }

    /// Stands for a delegate that went away.
    private final class GoneDelegate: NSObject, UIViewControllerPreviewingDelegate {
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { nil }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }
}
