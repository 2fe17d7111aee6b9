import Foundation

extension CALayer {
    /// When the layer's time begins, in its superlayer's time, in seconds.
    public var beginTime: CFTimeInterval {
        get { extras?.timing?.beginTime ?? 0 }
        set { mutateTiming { $0.beginTime = newValue } }
    }

    /// How long the layer's own time lasts; without effect on the layer.
    public var duration: CFTimeInterval {
        get { extras?.timing?.duration ?? .infinity }
        set { mutateTiming { $0.duration = newValue } }
    }

    /// How fast the layer's time passes; 0 stops its animations and those of its sublayers.
    public var speed: Float {
        get { extras?.timing?.speed ?? 1 }
        set { mutateTiming { $0.speed = newValue } }
    }

    /// What is added to the layer's time, in seconds.
    public var timeOffset: CFTimeInterval {
        get { extras?.timing?.timeOffset ?? 0 }
        set { mutateTiming { $0.timeOffset = newValue } }
    }

    /// See `CAMediaTiming`; without effect on the layer.
    public var repeatCount: Float {
        get { extras?.timing?.repeatCount ?? 0 }
        set { mutateTiming { $0.repeatCount = newValue } }
    }

    /// See `CAMediaTiming`; without effect on the layer.
    public var repeatDuration: CFTimeInterval {
        get { extras?.timing?.repeatDuration ?? 0 }
        set { mutateTiming { $0.repeatDuration = newValue } }
    }

    /// See `CAMediaTiming`; without effect on the layer.
    public var autoreverses: Bool {
        get { extras?.timing?.autoreverses ?? false }
        set { mutateTiming { $0.autoreverses = newValue } }
    }

    /// See `CAMediaTiming`; without effect on the layer.
    public var fillMode: CAMediaTimingFillMode {
        get { extras?.timing?.fillMode ?? .removed }
        set { mutateTiming { $0.fillMode = newValue } }
    }
}
