import Foundation

/// The class with a name: `Module.Class`, or the name given by `@objc(…)`.
///
/// Calls of `NSClassFromString` in translated sources come here, since Foundation's knows only the
/// first kind of name.
public func _classNamed(_ name: String) -> AnyClass? {
    MethodTable.shared.type(named: name) ?? NSClassFromString(name)
}

/// The Objective-C name of a class.
public func _nameOfClass(_ type: AnyClass) -> String { ObjCRuntime.className(of: type) }

/// The superclass of a class, or nil for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

/// Runs `body`; what it releases is released at once, as everywhere in Swift on Linux.
///
/// Source: Apple documentation, "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
