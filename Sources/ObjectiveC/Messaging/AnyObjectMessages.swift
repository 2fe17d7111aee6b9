import Foundation

/// What `object` becomes before `.perform(Selector(…))`: itself, where the compiler knows that it has the method.
public func _performing<T: NSObjectProtocol>(_ object: T) -> T { object }

/// The same for one that may be nil.
public func _performing<T: NSObjectProtocol>(_ object: T?) -> T? { object }

/// What an object of which nothing is known becomes there.
@_disfavoredOverload
public func _performing(_ object: AnyObject) -> _AnyPerformer { _AnyPerformer(object: object) }

/// The same for one that may be nil.
@_disfavoredOverload
public func _performing(_ object: AnyObject?) -> _AnyPerformer? { object.map { _AnyPerformer(object: $0) } }

/// Sends messages by selector to an object of which nothing is known.
///
/// An object without such a method ends the process as an unrecognized selector does.
/// Source: Apple documentation, "perform(_:with:with:)".
public struct _AnyPerformer {
    let object: AnyObject

    @discardableResult
    public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ObjCRuntime.send(selector, to: object, first, second))
    }
}
