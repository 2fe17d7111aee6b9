import CoreGraphics
import Foundation

extension CALayer {
    /// Whether the layer and its sublayers are left out. Animatable.
    public var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            guard newValue != isHidden else { return }
            change("hidden", isHidden) { setFlag(.hidden, newValue) }
        }
    }

    /// The opacity of the layer with its sublayers, 0 to 1. Animatable.
    public var opacity: Float {
        get { _opacity }
        set {
            guard newValue != _opacity else { return }
            change("opacity", NSNumber(value: _opacity)) { _opacity = newValue }
        }
    }

    /// Whether sublayers are cut off at the bounds and their rounded corners. Animatable.
    public var masksToBounds: Bool {
        get { flags.contains(.masksToBounds) }
        set {
            guard newValue != masksToBounds else { return }
            change("masksToBounds", masksToBounds) { setFlag(.masksToBounds, newValue) }
        }
    }

    /// The colour behind the content. Animatable.
    public var backgroundColor: CGColor? {
        get { _backgroundColor }
        set {
            guard newValue != _backgroundColor else { return }
            change("backgroundColor", _backgroundColor) { _backgroundColor = newValue }
        }
    }

    /// The radius of the rounded corners of background, border and mask, in points. Animatable.
    public var cornerRadius: CGFloat {
        get { _cornerRadius }
        set {
            guard newValue != _cornerRadius else { return }
            change("cornerRadius", _cornerRadius) { _cornerRadius = newValue }
        }
    }

    /// The corners that are rounded; all by default. Animatable.
    public var maskedCorners: CACornerMask {
        get { extras.map(\.maskedCorners) ?? .all }
        set {
            guard newValue != maskedCorners else { return }
            change("maskedCorners", maskedCorners) { makeStyle().maskedCorners = newValue }
        }
    }

    /// The curve of the corners.
    public var cornerCurve: CALayerCornerCurve {
        get { extras.map(\.cornerCurve) ?? .circular }
        set {
            guard newValue != cornerCurve else { return }
            makeStyle().cornerCurve = newValue
        }
    }

    /// The width of the border inside the bounds, in points. Animatable.
    public var borderWidth: CGFloat {
        get { extras.map(\.borderWidth) ?? 0 }
        set {
            guard newValue != borderWidth else { return }
            change("borderWidth", borderWidth) { makeStyle().borderWidth = newValue }
        }
    }

    /// The colour of the border; black by default. Animatable.
    public var borderColor: CGColor? {
        get { extras == nil ? .black : extras?.borderColor }
        set {
            guard newValue != borderColor else { return }
            change("borderColor", borderColor) { makeStyle().borderColor = newValue }
        }
    }

    /// The colour of the shadow; black by default. Animatable.
    public var shadowColor: CGColor? {
        get { extras == nil ? .black : extras?.shadowColor }
        set {
            guard newValue != shadowColor else { return }
            change("shadowColor", shadowColor) { makeStyle().shadowColor = newValue }
        }
    }

    /// The opacity of the shadow, 0 (none) to 1. Animatable.
    public var shadowOpacity: Float {
        get { extras.map(\.shadowOpacity) ?? 0 }
        set {
            guard newValue != shadowOpacity else { return }
            change("shadowOpacity", shadowOpacity) { makeStyle().shadowOpacity = newValue }
        }
    }

    /// Where the shadow falls, in points; 3 upwards by default. Animatable.
    public var shadowOffset: CGSize {
        get { extras.map(\.shadowOffset) ?? CGSize(width: 0, height: -3) }
        set {
            guard newValue != shadowOffset else { return }
            change("shadowOffset", shadowOffset) { makeStyle().shadowOffset = newValue }
        }
    }

    /// How blurred the shadow is, in points. Animatable.
    public var shadowRadius: CGFloat {
        get { extras.map(\.shadowRadius) ?? 3 }
        set {
            guard newValue != shadowRadius else { return }
            change("shadowRadius", shadowRadius) { makeStyle().shadowRadius = newValue }
        }
    }

    /// The outline that throws the shadow, in place of the content. Animatable.
    public var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set {
            guard newValue != shadowPath else { return }
            change("shadowPath", shadowPath) { makeStyle().shadowPath = newValue }
        }
    }

    /// How much larger the continuous curve draws a corner of the same radius than a circle does.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
}
