/// In which direction a popover's arrow points (Apple documentation: *UIPopoverArrowDirection*).
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents a controller in a popover (Apple documentation: *UIPopoverPresentationController*).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The directions the arrow may point in; default any.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The view that `sourceRect` is in; not retained.
    open weak var sourceView: UIView?
    /// The rectangle the popover points to, in `sourceView`'s coordinates; `null` is its bounds.
    open var sourceRect: CGRect = .null
    /// The bar button the popover points to; not retained.
    open weak var barButtonItem: UIBarButtonItem?
    /// Views that take touches while the popover is shown.
    open var passthroughViews: [UIView]?
    /// The popover's background.
    open var backgroundColor: UIColor?
    /// The least distance from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may lie over its source; default false.
    open var canOverlapSourceViewRect = false
    /// The direction the arrow points in, once shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Right under the source, or above it when there is more room (sizes: `preferredContentSize`, else 320 × 480).
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        if let adaptedStyle, adaptedStyle != .popover {
            let top = container.window?.safeAreaInsets.top ?? 0
            let inset = adaptedStyle == .pageSheet || adaptedStyle == .formSheet ? top + 10 : 0
            return container.bounds.inset(by: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
        }
        let room = container.bounds.inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if size == .zero { size = CGSize(width: 320, height: 480) }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let source = sourceFrame(in: container)
        let isBelow = permittedArrowDirections.contains(.up) && (source.maxY + size.height <= room.maxY || !permittedArrowDirections.contains(.down))
        arrowDirection = isBelow ? .up : .down
        let y = isBelow ? source.maxY : source.minY - size.height
        return CGRect(
            x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
            y: min(max(y, room.minY), room.maxY - size.height), width: size.width, height: size.height)
    }

    private func sourceFrame(in container: UIView) -> CGRect {
        if let sourceView {
            return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
        }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
}

/// Hears of a popover's changes (Apple documentation: *UIPopoverPresentationControllerDelegate*).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
