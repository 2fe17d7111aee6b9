/// Presents a controller as a sheet (Apple documentation: *UISheetPresentationController*).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// Stands for a value that the system gives.
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    /// The sizes at which the sheet can rest, smallest first; default `[.large()]`.
    open var detents: [Detent] = [.large()] { didSet { measuresChanged() } }
    /// The detent at which the sheet rests; `nil` is the smallest. People change it by dragging, which the
    /// delegate hears of.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { measuresChanged() } }
    /// The largest detent at which the view behind is not dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { measuresChanged() } }
    /// Whether the sheet shows a grabber at its top; default false.
    open var prefersGrabberVisible = false { didSet { measuresChanged() } }
    /// Whether scrolling up at the top edge of a scroll view expands the sheet first; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps to its edge in compact heights instead of filling the screen; default false.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { measuresChanged() } }
    /// Whether the width follows `preferredContentSize` while attached to an edge; default false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { measuresChanged() } }
    /// The corner radius in points; `nil` is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { chrome?.applyCornerRadius() } }
    /// The view the sheet seems to come from.
    open var sourceView: UIView?
    /// What surrounds the sheet and follows fingers, while it is presented.
    var chrome: SheetChrome?
    /// The presentation that this object measures for, where a popover became a sheet; not retained.
    weak var adaptedOwner: UIPresentationController?

    override var isSheet: Bool { true }
    override var placesPresentedView: Bool { chrome?.isFollowing != true }
    override var passesTouchesBeside: Bool { !dims }

    /// Runs changes of detents inside an animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: SheetChrome.settleDuration) {
                changes()
                self.sheetContainer?.layoutIfNeeded()
            }
        }
    }

    /// Asks for the detents' heights again at the next layout.
    open func invalidateDetents() { measuresChanged() }

    private func measuresChanged() { sheetContainer?.setNeedsLayout() }

    private var sheetContainer: UIView? { adaptedOwner?.containerView ?? containerView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = sheetContainer else { return .zero }
        return frame(in: container)
    }

    override func installSurroundings(in container: UIView) {
        let made = SheetChrome(owner: self, sheet: self)
        chrome = made
        made.install(in: container)
    }

    override func removeSurroundings(alongside transition: ScreenTransition) {
        chrome?.fade(alongside: transition)
    }

    override func layoutSurroundings() { chrome?.layout() }

    /// A height at which a sheet can rest (Apple documentation: *UISheetPresentationController.Detent*).
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name.
        public let identifier: Identifier
        private let resolve: (CGFloat, UITraitCollection) -> CGFloat?

        private init(_ identifier: Identifier, _ resolve: @escaping (CGFloat, UITraitCollection) -> CGFloat?) {
            self.identifier = identifier
            self.resolve = resolve
        }

        /// About half the screen's height.
        public class func medium() -> Detent { Detent(.medium) { maximum, _ in (maximum / 2).rounded() } }
        /// The whole height.
        public class func large() -> Detent { Detent(.large) { maximum, _ in maximum } }
        /// A height of one's own, in points; `nil` switches the detent off.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { maximum, traits in
                resolver(ResolutionContext(containerTraitCollection: traits, maximumDetentValue: maximum))
            }
        }

        func height(maximum: CGFloat, traits: UITraitCollection) -> CGFloat? { resolve(maximum, traits) }

        /// The height of this detent in a context, in points.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolve(context.maximumDetentValue, context.containerTraitCollection)
        }
    }

    private final class ResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }
}

/// What a custom detent knows of its surroundings.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Hears of changes of the selected detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when people changed the detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
