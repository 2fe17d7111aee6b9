import Foundation

/// Calls by selector, for the layers that have targets and actions.
public enum ObjCRuntime {
    /// Whether `target` has a method for `selector`.
    public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
        MethodTable.shared.implementation(type(of: target), selector) != nil
    }

    /// Whether instances of a class have a method for `selector`.
    public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
        MethodTable.shared.implementation(type, selector) != nil
    }

    /// Calls the method of `target` for `selector` with as many of the arguments as it takes.
    ///
    /// Raises `NSInvalidArgumentException` when there is none, as an unrecognized selector does.
    @discardableResult
    public static func send(
        _ selector: Selector, to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
    ) -> Any? {
        guard let implementation = MethodTable.shared.implementation(type(of: target), selector) else {
            raiseUnrecognized(selector, target)
        }
        return implementation(target, first, second, third)
    }

    /// Exposes a method of a class to calls by selector.
    ///
    /// For frameworks, whose classes nobody translates.
    public static func expose(
        _ selector: Selector, of type: AnyClass, _ implementation: @escaping MethodImplementation
    ) {
        MethodTable.shared.set(implementation, for: type, selector)
    }

    /// Exposes a method of a class itself to calls by selector.
    ///
    /// For frameworks, whose classes nobody translates.
    public static func exposeClassMethod(
        _ selector: Selector, of type: AnyClass, _ implementation: @escaping ClassMethodImplementation
    ) {
        MethodTable.shared.setClassMethod(implementation, for: type, selector)
    }

    /// Exposes a property of a class to key-value coding.
    ///
    /// For frameworks, whose classes nobody translates.
    public static func expose(
        key: String, of type: AnyClass, get: @escaping (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Void)? = nil
    ) {
        MethodTable.shared.set(PropertyAccess(get: get, set: set), for: type, key)
    }

    /// Has `hear` told, now and when it changes, whether any method has something else in its place.
    ///
    /// For frameworks, whose methods ask only then (`_replacement`).
    public static func hearOfReplacements(_ hear: @escaping (Bool) -> Void) { MethodTable.shared.addHearer(hear) }

    /// Ends the process as an unrecognized selector does.
    static func raiseUnrecognized(_ selector: Selector, _ target: AnyObject) -> Never {
        let pointer = Unmanaged.passUnretained(target).toOpaque()
        raise(
            .invalidArgumentException,
            "-[\(className(of: type(of: target))) \(selector)]: unrecognized selector sent to instance \(pointer)")
    }

    /// The name that Objective-C has for a class: `Module.Class`, or the one given by `@objc(…)`.
    static func className(of type: AnyClass) -> String {
        MethodTable.shared.objectiveCName(of: type) ?? String(reflecting: type)
    }
}
