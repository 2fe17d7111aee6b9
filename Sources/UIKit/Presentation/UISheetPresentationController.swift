/// Presents a controller as a sheet (Apple documentation: *UISheetPresentationController*).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The sizes at which the sheet can rest, smallest first; default `[.large()]`.
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// The detent at which the sheet rests; `nil` is the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// The largest detent at which the view behind is not dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet shows a grabber at its top; default false.
    open var prefersGrabberVisible = false
    /// Whether scrolling at the edge expands the sheet first; default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps to its edge in compact heights; default false.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the width follows `preferredContentSize` while attached to an edge; default false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The corner radius in points; `nil` is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { presentedView?.layer.cornerRadius = preferredCornerRadius ?? 10 }
    }
    /// The view the sheet seems to come from.
    open var sourceView: UIView?

    /// Runs changes of detents inside an animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.3) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    /// Asks for the detents' heights again at the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        if traitCollection.horizontalSizeClass == .regular, traitCollection.verticalSizeClass == .regular {
            return centredFrame(in: bounds)
        }
        let top = container.window?.safeAreaInsets.top ?? 0
        let largest = bounds.height - top - 10
        let height = detentInForce.map { min($0.height(maximum: largest, traits: traitCollection) ?? largest, largest) } ?? largest
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Page sheets are 704 points wide at most, form sheets 540 × 620 or the preferred size.
    private func centredFrame(in bounds: CGRect) -> CGRect {
        let wished = presentedViewController.preferredContentSize
        var size = style == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 44)
        if wished.width > 0 { size.width = wished.width }
        if wished.height > 0 { size.height = wished.height }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private var detentInForce: Detent? {
        if let selectedDetentIdentifier, let detent = detents.first(where: { $0.identifier == selectedDetentIdentifier }) {
            return detent
        }
        return detents.first
    }

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
