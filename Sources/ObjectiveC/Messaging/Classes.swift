import Foundation

/// The class with a name: `Module.Class`, or the name given by `@objc(…)`.
///
/// Calls of `NSClassFromString` in translated sources come here, since Foundation's knows only the
/// first kind of name.
public func _classNamed(_ name: String) -> AnyClass? {
    if let known = MethodTable.shared.type(named: name) ?? NSClassFromString(name) { return known }
    // Apple's classes have no module in their names.
    guard !name.contains(".") else { return nil }
    return ["UIKit", "QuartzCore", "Foundation"].lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}

/// The Objective-C name of a class.
public func _nameOfClass(_ type: AnyClass) -> String { ObjCRuntime.className(of: type) }

/// The superclass of a class, or nil for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

/// Runs `body`; what it releases is released at once, as everywhere in Swift on Linux.
///
/// Source: Apple documentation, "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObject {
    /// The name of the class.
    ///
    /// Source: Apple documentation, "description()".
    public class func description() -> String { _nameOfClass(self) }
}

/// The messages that Objective-C lets code send to a class of which it knows only that it is one.
public struct _ClassMessages {
    let type: AnyClass

    /// The name of the class.
    public func description() -> String { (type as? NSObject.Type)?.description() ?? _nameOfClass(type) }
}

/// What `type(of: object)` becomes before a class message: itself, where the compiler knows the class.
public func _classMessages<T>(_ type: T.Type) -> T.Type { type }

/// What `type(of: object)` becomes before a class message, for any object.
@_disfavoredOverload
public func _classMessages(_ type: any AnyObject.Type) -> _ClassMessages { _ClassMessages(type: type) }

/// The class of an object, or nil for none.
///
/// Source: Apple documentation, "object_getClass(_:)".
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// The class with a name, or nil where there is none.
///
/// Source: Apple documentation, "objc_getClass(_:)".
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { _classNamed(String(cString: name)) }

/// Whether instances of a class have a method for a selector.
///
/// Source: Apple documentation, "class_respondsToSelector(_:_:)".
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool {
    type.map { ObjCRuntime.instances(of: $0, respondTo: selector) } ?? false
}
