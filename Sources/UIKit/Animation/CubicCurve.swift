/// A cubic Bézier curve from (0, 0) to (1, 1): how far an animation is after a part of its time.
struct CubicCurve: Equatable {
    var x1: CGFloat
    var y1: CGFloat
    var x2: CGFloat
    var y2: CGFloat

    static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// The curve of system controls (Core Animation's `default`).
    static let system = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .easeInOut
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .linear: self = .linear
        }
    }

    /// The curve of an options value; numbers beyond Apple's four name the keyboard's, which is near `system`.
    init(number: Int) {
        self = UIView.AnimationCurve(rawValue: number).map { CubicCurve($0) } ?? .system
    }

    /// The progress after `time`, both as parts of the whole.
    func value(at time: CGFloat) -> CGFloat {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        let parameter = parameter(forX: time)
        return Self.bezier(parameter, y1, y2)
    }

    private static func bezier(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// `x` grows with the parameter, so halving always finds it.
    private func parameter(forX x: CGFloat) -> CGFloat {
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    var mediaTimingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
}
