import CoreGraphics
import Foundation

extension CALayer {
    /// The content: an image (`CGImage`). Animatable.
    public var contents: Any? {
        get { extras?.contents }
        set {
            if newValue == nil, extras?.contents == nil { return }
            change("contents", contents) { makeStyle().contents = newValue }
        }
    }

    /// The content's pixels for each point.
    public var contentsScale: CGFloat {
        get { extras.map(\.contentsScale) ?? 1 }
        set {
            guard newValue != contentsScale else { return }
            makeStyle().contentsScale = newValue
        }
    }

    /// The part of the content that is shown, in unit coordinates. Animatable.
    public var contentsRect: CGRect {
        get { extras.map(\.contentsRect) ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsRect else { return }
            change("contentsRect", contentsRect) { makeStyle().contentsRect = newValue }
        }
    }

    /// The part of the content that is stretched, in unit coordinates. Animatable.
    public var contentsCenter: CGRect {
        get { extras.map(\.contentsCenter) ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsCenter else { return }
            change("contentsCenter", contentsCenter) { makeStyle().contentsCenter = newValue }
        }
    }

    /// How content of another size is placed.
    public var contentsGravity: CALayerContentsGravity {
        get { extras.map(\.contentsGravity) ?? .resize }
        set {
            guard newValue != contentsGravity else { return }
            makeStyle().contentsGravity = newValue
        }
    }

    /// The pixels that drawn content is kept in.
    public var contentsFormat: CALayerContentsFormat {
        get { extras.map(\.contentsFormat) ?? .RGBA8Uint }
        set {
            guard newValue != contentsFormat else { return }
            makeStyle().contentsFormat = newValue
        }
    }

    /// How content is made smaller.
    public var minificationFilter: CALayerContentsFilter {
        get { extras.map(\.minificationFilter) ?? .linear }
        set {
            guard newValue != minificationFilter else { return }
            makeStyle().minificationFilter = newValue
        }
    }

    /// How content is made larger.
    public var magnificationFilter: CALayerContentsFilter {
        get { extras.map(\.magnificationFilter) ?? .linear }
        set {
            guard newValue != magnificationFilter else { return }
            makeStyle().magnificationFilter = newValue
        }
    }

    /// The bias of trilinear filtering.
    public var minificationFilterBias: Float {
        get { extras.map(\.minificationFilterBias) ?? 0 }
        set {
            guard newValue != minificationFilterBias else { return }
            makeStyle().minificationFilterBias = newValue
        }
    }

    /// Whether the content promises to be without transparency.
    public var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setFlag(.opaque, newValue) }
    }

    /// Whether the layer is shown from behind. Animatable.
    public var isDoubleSided: Bool {
        get { !flags.contains(.singleSided) }
        set {
            guard newValue != isDoubleSided else { return }
            change("doubleSided", isDoubleSided) { setFlag(.singleSided, !newValue) }
        }
    }

    /// Whether a new size of the bounds asks for drawing.
    public var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Whether drawing may happen in the background; it looks the same.
    public var drawsAsynchronously: Bool {
        get { flags.contains(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, newValue) }
    }

    /// Whether the layer is drawn into a bitmap first. Animatable.
    public var shouldRasterize: Bool {
        get { flags.contains(.shouldRasterize) }
        set {
            guard newValue != shouldRasterize else { return }
            change("shouldRasterize", shouldRasterize) { setFlag(.shouldRasterize, newValue) }
        }
    }

    /// The scale of that bitmap. Animatable.
    public var rasterizationScale: CGFloat {
        get { extras.map(\.rasterizationScale) ?? 1 }
        set {
            guard newValue != rasterizationScale else { return }
            change("rasterizationScale", rasterizationScale) { makeStyle().rasterizationScale = newValue }
        }
    }

    /// Whether edges are smoothed.
    public var allowsEdgeAntialiasing: Bool {
        get { !flags.contains(.refusesEdgeAntialiasing) }
        set { setFlag(.refusesEdgeAntialiasing, !newValue) }
    }

    /// The edges that are smoothed.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras.map(\.edgeAntialiasingMask) ?? .all }
        set {
            guard newValue != edgeAntialiasingMask else { return }
            makeStyle().edgeAntialiasingMask = newValue
        }
    }

    /// Whether the opacity applies to the layer and its sublayers as a whole.
    public var allowsGroupOpacity: Bool {
        get { !flags.contains(.refusesGroupOpacity) }
        set { setFlag(.refusesGroupOpacity, !newValue) }
    }

    /// The layer's name.
    public var name: String? {
        get { extras?.name }
        set {
            guard newValue != name else { return }
            makeStyle().name = newValue
        }
    }

    /// Actions by key, looked up after the delegate.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set {
            if newValue == nil, extras?.actions == nil { return }
            makeStyle().actions = newValue
        }
    }

    /// Further values by key, looked up where nothing is set; `actions` among them.
    public var style: [AnyHashable: Any]? {
        get { extras?.style }
        set {
            if newValue == nil, extras?.style == nil { return }
            makeStyle().style = newValue
        }
    }

    /// A layer whose alpha the content and sublayers are seen through. It must not be in a tree.
    public var mask: CALayer? {
        get { extras?.mask }
        set {
            guard newValue !== mask else { return }
            mask?._superlayer = nil
            newValue?.removeFromSuperlayer()
            makeStyle().mask = newValue
            newValue?._superlayer = self
        }
    }

    final func makeStyle() -> LayerStyle {
        if let extras { return extras }
        let made = LayerStyle()
        extras = made
        return made
    }
}
