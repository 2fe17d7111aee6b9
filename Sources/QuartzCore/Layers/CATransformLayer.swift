import CoreGraphics
import Foundation

/// A layer that only places its sublayers: it has no background, content or border of its own
/// (Core Animation, `CATransformLayer`).
open class CATransformLayer: CALayer {
    override var drawsOwnParts: Bool { false }

    override func drawOwnContent(in renderer: LayerRenderer) {}

    /// Always nil: a transform layer is not a place of its own.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let found = super.hitTest(p)
        return found === self ? nil : found
    }
}

/// In which directions a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers' extent (Core Animation, `CAScrollLayer`).
open class CAScrollLayer: CALayer {
    /// In which directions it scrolls; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the origin of the bounds to a point.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as it takes to show a rectangle.
    open func scroll(to r: CGRect) {
        var origin = bounds.origin
        if r.minX < origin.x || r.width > bounds.width {
            origin.x = r.minX
        } else if r.maxX > bounds.maxX {
            origin.x = r.maxX - bounds.width
        }
        if r.minY < origin.y || r.height > bounds.height {
            origin.y = r.minY
        } else if r.maxY > bounds.maxY {
            origin.y = r.maxY - bounds.height
        }
        scroll(to: origin)
    }
}

extension CALayer {
    /// Scrolls the nearest scroll layer above to a point of this layer.
    public func scroll(_ p: CGPoint) {
        guard let scroller = scroller else { return }
        scroller.scroll(to: scroller.convert(p, from: self))
    }

    /// Scrolls the nearest scroll layer above so that a rectangle of this layer shows.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = scroller else { return }
        scroller.scroll(to: scroller.convert(r, from: self))
    }

    /// The part of the layer that its nearest scroll layer shows.
    public var visibleRect: CGRect {
        scroller.map { convert($0.bounds, from: $0).intersection(bounds) } ?? bounds
    }

    private var scroller: CAScrollLayer? {
        var next: CALayer? = self
        while let layer = next {
            if let found = layer as? CAScrollLayer { return found }
            next = layer.superlayer
        }
        return nil
    }
}
