import CoreGraphics
import Foundation

extension NSValue {
    /// Creates a value that holds a three-dimensional transform.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(stored: t, type: StoredType.transform3D)
    }

    /// The three-dimensional transform that the value holds; the identity if it holds another type.
    public var caTransform3DValue: CATransform3D { stored(StoredType.transform3D) ?? CATransform3DIdentity }
}

/// A transform kept in `Any` can be read as `NSValue`, and the other way round.
extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = source.caTransform3DValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CATransform3D?
    ) -> Bool {
        result = source.stored(StoredType.transform3D)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.caTransform3DValue ?? CATransform3DIdentity
    }
}
