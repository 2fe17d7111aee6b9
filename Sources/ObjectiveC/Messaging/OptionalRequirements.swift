import Foundation

/// What every protocol is that was declared `@objc`.
///
/// Translated declarations inherit from it when they inherit from no other such protocol.
public protocol _ObjCProtocol: AnyObject {}

extension _ObjCProtocol {
    /// The object, when its class implements the optional requirement with this selector.
    public func _implementing(_ selector: StaticString) -> Self? {
        isImplemented(selector, by: self) ? self : nil
    }
}

extension _ObjCProtocol where Self: NSObjectProtocol {
    /// The object, when its class implements the optional requirement with this selector.
    public func _implementing(_ selector: StaticString) -> Self? {
        isImplemented(selector, by: self) ? self : nil
    }
}

extension NSObjectProtocol {
    /// The object, when its class implements the optional requirement with this selector.
    public func _implementing(_ selector: StaticString) -> Self? {
        isImplemented(selector, by: self) ? self : nil
    }
}

private func isImplemented(_ selector: StaticString, by object: AnyObject) -> Bool {
    MethodTable.shared.implementation(
        type(of: object), Selector(id: SelectorNames.shared.id(of: selector))) != nil
}

/// Calls an optional requirement whose conformance was declared by a class that lacks it: a
/// subclass may have it, and otherwise the selector is unrecognized.
public func _callOptional<T>(
    _ object: AnyObject, _ selector: StaticString, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
) -> T {
    let selector = Selector(id: SelectorNames.shared.id(of: selector))
    let result = ObjCRuntime.send(selector, to: object, first, second, third)
    if T.self == Void.self, let nothing = () as? T { return nothing }
    return _argument(result)
}

/// The value of an optional property requirement, or nil when the class lacks it.
public func _optionalProperty<T>(_ object: AnyObject, _ key: StaticString) -> T? {
    guard let access = MethodTable.shared.property(type(of: object), key.description) else { return nil }
    return access.get(object).map { _argument($0) }
}
