/// A value of one of the layer properties that animation blocks animate.
enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)

    /// The value in what an animation of a block carries.
    init?(boxed: Any?) {
        switch boxed {
        case let value as CGFloat: self = .number(value)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGColor: self = .color(value)
        default: return nil
        }
    }

    /// What Core Animation takes as `fromValue` and `toValue`.
    var boxed: Any {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        }
    }

    /// This value minus `other`, for animations that add to what is there; `nil` where that is not additive.
    func minus(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.rect(let a), .rect(let b)):
            .rect(CGRect(x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width, height: a.height - b.height))
        default: nil
        }
    }

    /// The value `part` of the way to `other`.
    func mixed(with other: AnimatableValue, part: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)):
            return .transform(
                CATransform3D(
                    m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
                    m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
                    m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
                    m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44)))
        case (.color(let a), .color(let b)):
            guard let first = a.components, let second = b.components, first.count == second.count,
                let space = a.colorSpace,
                let color = CGColor(colorSpace: space, components: zip(first, second).map { mix($0, $1) })
            else { return part < 0.5 ? self : other }
            return .color(color)
        default: return part < 0.5 ? self : other
        }
    }
}

/// The layer properties that animation blocks animate (Apple documentation: *UIView*, animations).
@MainActor
enum AnimatableProperty {
    /// A colour that stands for no colour, so that fades from and to it have numbers.
    private static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The present value of a property, or `nil` when animation blocks do not animate it.
    static func value(of key: String, in layer: CALayer) -> AnimatableValue? {
        switch key {
        case "position": .point(layer.position)
        case "bounds": .rect(layer.bounds)
        case "opacity": .number(CGFloat(layer.opacity))
        case "transform": .transform(layer.transform)
        case "backgroundColor": .color(layer.backgroundColor ?? clear)
        case "sublayerTransform": .transform(layer.sublayerTransform)
        case "anchorPoint": .point(layer.anchorPoint)
        case "zPosition": .number(layer.zPosition)
        case "cornerRadius": .number(layer.cornerRadius)
        case "borderWidth": .number(layer.borderWidth)
        case "borderColor": .color(layer.borderColor ?? clear)
        case "shadowOpacity": .number(CGFloat(layer.shadowOpacity))
        case "shadowRadius": .number(layer.shadowRadius)
        case "shadowOffset": .size(layer.shadowOffset)
        case "shadowColor": .color(layer.shadowColor ?? clear)
        case "contentsRect": .rect(layer.contentsRect)
        default: nil
        }
    }

    /// Sets a property without animation, through the view where the view keeps something beside the layer.
    static func set(_ value: AnimatableValue, of key: String, view: UIView?, layer: CALayer) {
        switch (key, value) {
        case ("position", .point(let point)):
            if let view { view.center = point } else { layer.position = point }
        case ("bounds", .rect(let rect)):
            if let view { view.bounds = rect } else { layer.bounds = rect }
        case ("transform", .transform(let transform)):
            if let view { view.transform3D = transform } else { layer.transform = transform }
        case ("backgroundColor", .color(let color)):
            if let view { view.backgroundColor = UIColor(cgColor: color) } else { layer.backgroundColor = color }
        case ("opacity", .number(let number)): layer.opacity = Float(number)
        case ("sublayerTransform", .transform(let transform)): layer.sublayerTransform = transform
        case ("anchorPoint", .point(let point)): layer.anchorPoint = point
        case ("zPosition", .number(let number)): layer.zPosition = number
        case ("cornerRadius", .number(let number)): layer.cornerRadius = number
        case ("borderWidth", .number(let number)): layer.borderWidth = number
        case ("borderColor", .color(let color)): layer.borderColor = color
        case ("shadowOpacity", .number(let number)): layer.shadowOpacity = Float(number)
        case ("shadowRadius", .number(let number)): layer.shadowRadius = number
        case ("shadowOffset", .size(let size)): layer.shadowOffset = size
        case ("shadowColor", .color(let color)): layer.shadowColor = color
        case ("contentsRect", .rect(let rect)): layer.contentsRect = rect
        default: break
        }
    }
}
