import CoreGraphics
import Foundation

extension CALayer {
    /// The values of another layer, without tree, delegate and animations.
    final func takeFields(of other: CALayer) {
        _bounds = other._bounds
        _position = other._position
        _anchorPoint = other._anchorPoint
        _zPosition = other._zPosition
        if let box = other.transforms {
            let copy = LayerTransforms()
            copy.transform = box.transform
            copy.sublayerTransform = box.sublayerTransform
            copy.anchorPointZ = box.anchorPointZ
            transforms = copy
        }
        flags = other.flags.subtracting([.root, .hasDelegate])
        _opacity = other._opacity
        _cornerRadius = other._cornerRadius
        _backgroundColor = other._backgroundColor
        extras = other.extras?.copy()
    }

    // MARK: Coding

    /// What is archived: geometry, plain appearance and sublayers.
    private static let archivedNumbers = [
        "zPosition", "anchorPointZ", "opacity", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius",
        "contentsScale", "hidden", "masksToBounds", "opaque", "geometryFlipped", "doubleSided",
    ]
    private static let archivedColors = ["backgroundColor", "borderColor", "shadowColor"]

    final func archive(into coder: NSCoder) {
        coder.encode([bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init), forKey: "bounds")
        coder.encode([position.x, position.y].map(Double.init), forKey: "position")
        coder.encode([anchorPoint.x, anchorPoint.y].map(Double.init), forKey: "anchorPoint")
        let t = transform
        coder.encode(
            [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
                t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
            ].map(Double.init), forKey: "transform")
        for key in Self.archivedNumbers {
            if let number = value(forKey: key) as? NSNumber { coder.encode(number.doubleValue, forKey: key) }
        }
        for key in Self.archivedColors {
            guard let color = value(forKey: key) as? CGColor, let space = CGColorSpace(name: CGColorSpace.sRGB),
                let numbers = color.converted(to: space, intent: .defaultIntent, options: nil)?.components
            else { continue }
            coder.encode(numbers.map(Double.init), forKey: key)
        }
        if let name { coder.encode(name as NSString, forKey: "name") }
        if let sublayers { coder.encode(sublayers as NSArray, forKey: "sublayers") }
    }

    final func restore(from coder: NSCoder) {
        if let n = coder.numbers("bounds", 4) { bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
        if let n = coder.numbers("position", 2) { position = CGPoint(x: n[0], y: n[1]) }
        if let n = coder.numbers("anchorPoint", 2) { anchorPoint = CGPoint(x: n[0], y: n[1]) }
        if let n = coder.numbers("transform", 16) {
            transform = CATransform3D(
                m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
                m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
        }
        for key in Self.archivedNumbers where coder.containsValue(forKey: key) {
            setValue(NSNumber(value: coder.decodeDouble(forKey: key)), forKey: key)
        }
        for key in Self.archivedColors {
            guard let n = coder.numbers(key, 4) else { continue }
            setValue(CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3]), forKey: key)
        }
        if coder.containsValue(forKey: "name") {
            name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        }
        if coder.containsValue(forKey: "sublayers") {
            let classes: [AnyClass] = [NSArray.self, CALayer.self]
            sublayers = coder.decodeObject(of: classes, forKey: "sublayers") as? [CALayer]
        }
    }
}

extension NSCoder {
    fileprivate func encode(_ numbers: [Double], forKey key: String) {
        encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
    }

    fileprivate func numbers(_ key: String, _ count: Int) -> [CGFloat]? {
        guard containsValue(forKey: key) else { return nil }
        let classes: [AnyClass] = [NSArray.self, NSNumber.self]
        guard let list = decodeObject(of: classes, forKey: key) as? [NSNumber], list.count == count else { return nil }
        return list.map { CGFloat($0.doubleValue) }
    }
}
