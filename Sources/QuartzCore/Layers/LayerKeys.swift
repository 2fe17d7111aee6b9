import CoreGraphics
import Foundation

/// The layer's properties by key.
enum LayerKeys {
    static let animatable: Set<String> = [
        "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform", "hidden",
        "opacity", "masksToBounds", "cornerRadius", "maskedCorners", "backgroundColor", "borderWidth", "borderColor",
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contents", "contentsRect",
        "contentsCenter", "doubleSided", "shouldRasterize", "rasterizationScale",
    ]

    static func number(_ value: Any?) -> CGFloat? {
        if case .number(let number)? = AnimationValue(value) { return number }
        return nil
    }

    static func bool(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

    static func point(_ value: Any?) -> CGPoint? {
        if case .point(let point)? = AnimationValue(value) { return point }
        return nil
    }

    static func size(_ value: Any?) -> CGSize? {
        if case .size(let size)? = AnimationValue(value) { return size }
        return nil
    }

    static func rect(_ value: Any?) -> CGRect? {
        if case .rect(let rect)? = AnimationValue(value) { return rect }
        return nil
    }

    static func transform(_ value: Any?) -> CATransform3D? {
        switch AnimationValue(value) {
        case .transform(let transform): return transform
        case .affine(let transform): return CATransform3DMakeAffineTransform(transform)
        default: return nil
        }
    }

    static func number(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
}

extension CALayer {
    final func layerProperty(_ key: String) -> Any?? {
        switch key {
        case "bounds": return bounds
        case "position": return position
        case "anchorPoint": return anchorPoint
        case "anchorPointZ": return LayerKeys.number(anchorPointZ)
        case "zPosition": return LayerKeys.number(zPosition)
        case "frame": return frame
        case "transform": return transform
        case "sublayerTransform": return sublayerTransform
        case "affineTransform": return affineTransform()
        case "hidden", "isHidden": return NSNumber(value: isHidden)
        case "opacity": return NSNumber(value: opacity)
        case "masksToBounds": return NSNumber(value: masksToBounds)
        case "cornerRadius": return LayerKeys.number(cornerRadius)
        case "maskedCorners": return NSNumber(value: maskedCorners.rawValue)
        case "cornerCurve": return cornerCurve.rawValue
        case "backgroundColor": return .some(backgroundColor)
        case "borderWidth": return LayerKeys.number(borderWidth)
        case "borderColor": return .some(borderColor)
        case "shadowColor": return .some(shadowColor)
        case "shadowOpacity": return NSNumber(value: shadowOpacity)
        case "shadowOffset": return shadowOffset
        case "shadowRadius": return LayerKeys.number(shadowRadius)
        case "shadowPath": return .some(shadowPath)
        case "contents": return .some(contents)
        case "contentsScale": return LayerKeys.number(contentsScale)
        case "contentsRect": return contentsRect
        case "contentsCenter": return contentsCenter
        case "contentsGravity": return contentsGravity.rawValue
        case "doubleSided": return NSNumber(value: isDoubleSided)
        case "opaque": return NSNumber(value: isOpaque)
        case "geometryFlipped": return NSNumber(value: isGeometryFlipped)
        case "shouldRasterize": return NSNumber(value: shouldRasterize)
        case "rasterizationScale": return LayerKeys.number(rasterizationScale)
        case "name": return .some(name)
        case "mask": return .some(mask)
        case "sublayers": return .some(sublayers)
        case "superlayer": return .some(superlayer)
        case "delegate": return .some(delegate)
        case "speed": return NSNumber(value: speed)
        case "timeOffset": return NSNumber(value: timeOffset)
        case "beginTime": return NSNumber(value: beginTime)
        default: return nil
        }
    }

    final func setLayerProperty(_ key: String, _ value: Any?) -> Bool {
        switch key {
        case "bounds": if let rect = LayerKeys.rect(value) { bounds = rect }
        case "position": if let point = LayerKeys.point(value) { position = point }
        case "anchorPoint": if let point = LayerKeys.point(value) { anchorPoint = point }
        case "anchorPointZ": if let number = LayerKeys.number(value) { anchorPointZ = number }
        case "zPosition": if let number = LayerKeys.number(value) { zPosition = number }
        case "frame": if let rect = LayerKeys.rect(value) { frame = rect }
        case "transform": if let t = LayerKeys.transform(value) { transform = t }
        case "sublayerTransform": if let t = LayerKeys.transform(value) { sublayerTransform = t }
        case "affineTransform": if let t = LayerKeys.transform(value) { transform = t }
        case "hidden", "isHidden": isHidden = LayerKeys.bool(value)
        case "opacity": if let number = LayerKeys.number(value) { opacity = Float(number) }
        case "masksToBounds": masksToBounds = LayerKeys.bool(value)
        case "cornerRadius": if let number = LayerKeys.number(value) { cornerRadius = number }
        case "maskedCorners": if let n = LayerKeys.number(value) { maskedCorners = CACornerMask(rawValue: UInt(n)) }
        case "cornerCurve": if let name = value as? String { cornerCurve = CALayerCornerCurve(rawValue: name) }
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderWidth": if let number = LayerKeys.number(value) { borderWidth = number }
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "shadowOpacity": if let number = LayerKeys.number(value) { shadowOpacity = Float(number) }
        case "shadowOffset": if let size = LayerKeys.size(value) { shadowOffset = size }
        case "shadowRadius": if let number = LayerKeys.number(value) { shadowRadius = number }
        case "shadowPath": shadowPath = value as? CGPath
        case "contents": contents = value
        case "contentsScale": if let number = LayerKeys.number(value) { contentsScale = number }
        case "contentsRect": if let rect = LayerKeys.rect(value) { contentsRect = rect }
        case "contentsCenter": if let rect = LayerKeys.rect(value) { contentsCenter = rect }
        case "contentsGravity":
            if let name = value as? String { contentsGravity = CALayerContentsGravity(rawValue: name) }
        case "doubleSided": isDoubleSided = LayerKeys.bool(value)
        case "opaque": isOpaque = LayerKeys.bool(value)
        case "geometryFlipped": isGeometryFlipped = LayerKeys.bool(value)
        case "shouldRasterize": shouldRasterize = LayerKeys.bool(value)
        case "rasterizationScale": if let number = LayerKeys.number(value) { rasterizationScale = number }
        case "name": name = value as? String
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "delegate": delegate = value as? any CALayerDelegate
        case "speed": if let number = LayerKeys.number(value) { speed = Float(number) }
        case "timeOffset": if let number = LayerKeys.number(value) { timeOffset = CFTimeInterval(number) }
        case "beginTime": if let number = LayerKeys.number(value) { beginTime = CFTimeInterval(number) }
        default: return false
        }
        return true
    }
}
