import CoreGraphics
import Foundation
import ObjectiveC

/// What is not a number cannot be a place or a size: Core Animation raises `CALayerInvalidGeometry`.
extension CALayer {
    @inline(__always)
    final func refuseUnlessNumbers(_ position: CGPoint) {
        if position.x.isNaN || position.y.isNaN { refuse("position", "[\(position.x) \(position.y)]") }
    }

    @inline(__always)
    final func refuseUnlessNumbers(_ bounds: CGRect) {
        let origin = bounds.origin, size = bounds.size
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
            refuse("bounds", "[\(origin.x) \(origin.y); \(size.width) \(size.height)]")
        }
    }

    private final func refuse(_ property: String, _ value: String) -> Never {
        raise(
            NSExceptionName("CALayerInvalidGeometry"), "CALayer \(property) contains NaN: \(value). Layer: \(self)")
    }
}
