import CoreGraphics
import Foundation

/// A value that can be interpolated, taken out of the `Any` in which animations carry it.
enum AnimationValue {
    case number(CGFloat)
    case numbers([CGFloat])
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case affine(CGAffineTransform)
    case transform(CATransform3D)
    case color(CGColor)
    case colors([CGColor])
    case path(CGPath)
    /// Anything else changes half-way.
    case other(Any)

    init?(_ any: Any?) {
        guard let any else { return nil }
        switch any {
        case let value as CGFloat: self = .number(value)
        case let value as CGPoint: self = .point(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGSize: self = .size(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .affine(value)
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as [CGColor]: self = .colors(value)
        case let value as [CGFloat]: self = .numbers(value)
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as [Any] where !value.isEmpty && value.allSatisfy { $0 is CGColor }:
            self = .colors(value.compactMap { $0 as? CGColor })
        default: self = .other(any)
        }
    }

    /// The value as key-value coding takes it.
    var boxed: Any {
        switch self {
        case .number(let value): return NSNumber(value: Double(value))
        case .numbers(let value): return value.map { NSNumber(value: Double($0)) }
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .affine(let value): return value
        case .transform(let value): return value
        case .color(let value): return value
        case .colors(let value): return value
        case .path(let value): return value
        case .other(let value): return value
        }
    }

    /// Nothing of the same kind: what an additive animation ends with.
    var zero: AnimationValue {
        switch self {
        case .transform: return .transform(CATransform3DIdentity)
        case .affine: return .affine(.identity)
        default: return adding(self, times: -1)
        }
    }

    /// The numbers of values that are nothing else than numbers.
    private var components: [CGFloat]? {
        switch self {
        case .number(let v): return [v]
        case .numbers(let v): return v
        case .point(let v): return [v.x, v.y]
        case .size(let v): return [v.width, v.height]
        case .rect(let v): return [v.origin.x, v.origin.y, v.size.width, v.size.height]
        case .affine(let v): return [v.a, v.b, v.c, v.d, v.tx, v.ty]
        default: return nil
        }
    }

    private func with(_ n: [CGFloat]) -> AnimationValue {
        switch self {
        case .number: return .number(n[0])
        case .numbers: return .numbers(n)
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .affine: return .affine(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
        default: return self
        }
    }

    private func combined(_ other: AnimationValue, _ mix: (CGFloat, CGFloat) -> CGFloat) -> AnimationValue? {
        guard let a = components, let b = other.components, a.count == b.count else { return nil }
        return with(zip(a, b).map(mix))
    }

    /// The sum with a multiple of another value; transforms are concatenated.
    func adding(_ other: AnimationValue, times: CGFloat) -> AnimationValue {
        if let sum = combined(other, { $0 + $1 * times }) { return sum }
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            return .transform(CATransform3DConcat(times < 0 ? CATransform3DInvert(b) : b, a))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b) { $0 + $1 * times })
        default: return self
        }
    }

    /// The value a part of the way to another one; below 0 and above 1 it goes beyond them.
    func mixed(with other: AnimationValue, part: CGFloat) -> AnimationValue {
        if part == 0 { return self }
        if part == 1 { return other }
        if let mixed = combined(other, { $0 + ($1 - $0) * part }) { return mixed }
        switch (self, other) {
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part: part))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b) { $0 + ($1 - $0) * part })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { a, b in a.mixed(with: b) { $0 + ($1 - $0) * part } })
        case (.path(let a), .path(let b)): return a.mixed(with: b, part: part).map { .path($0) } ?? other
        default: return part < 0.5 ? self : other
        }
    }
}

extension CGColor {
    /// Mixes the components of two colours as sRGB and alpha.
    func mixed(with other: CGColor, _ mix: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let a = converted(to: space, intent: .defaultIntent, options: nil)?.components,
            let b = other.converted(to: space, intent: .defaultIntent, options: nil)?.components
        else { return other }
        let n = zip(a, b).map { min(max(mix($0, $1), 0), 1) }
        return CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
}

extension CGPath {
    /// The path between this one and another with the same elements; nil when they differ.
    func mixed(with other: CGPath, part: CGFloat) -> CGPath? {
        var mine: [(CGPathElementType, [CGPoint])] = [], theirs: [(CGPathElementType, [CGPoint])] = []
        applyWithBlock { mine.append($0.pointee.values) }
        other.applyWithBlock { theirs.append($0.pointee.values) }
        guard mine.map(\.0) == theirs.map(\.0) else { return nil }
        let result = CGMutablePath()
        for (a, b) in zip(mine, theirs) {
            let p = zip(a.1, b.1).map { a, b in CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
            switch a.0 {
            case .moveToPoint: result.move(to: p[0])
            case .addLineToPoint: result.addLine(to: p[0])
            case .addQuadCurveToPoint: result.addQuadCurve(to: p[1], control: p[0])
            case .addCurveToPoint: result.addCurve(to: p[2], control1: p[0], control2: p[1])
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}

extension CGPathElement {
    /// The element's type and points.
    var values: (CGPathElementType, [CGPoint]) {
        let count: Int
        switch type {
        case .moveToPoint, .addLineToPoint: count = 1
        case .addQuadCurveToPoint: count = 2
        case .addCurveToPoint: count = 3
        case .closeSubpath: count = 0
        }
        return (type, Array(UnsafeBufferPointer(start: points, count: count)))
    }
}
