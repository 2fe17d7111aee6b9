import CoreGraphics

extension CALayer {
    /// Whether the layer and its sublayers are left out. Animatable.
    public var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { setFlag(.hidden, newValue) }
    }

    /// The opacity of the layer with its sublayers, 0 to 1. Animatable.
    public var opacity: Float {
        get { _opacity }
        set { _opacity = newValue }
    }

    /// Whether sublayers are cut off at the bounds and their rounded corners. Animatable.
    public var masksToBounds: Bool {
        get { flags.contains(.masksToBounds) }
        set { setFlag(.masksToBounds, newValue) }
    }

    /// The radius of the rounded corners of background, border and mask, in points. Animatable.
    public var cornerRadius: CGFloat {
        get { _cornerRadius }
        set { _cornerRadius = newValue }
    }

    /// The colour behind the content. Animatable.
    public var backgroundColor: CGColor? {
        get { _backgroundColor }
        set { _backgroundColor = newValue }
    }
}
