import Foundation

/// What a method does, apart from its name and class.
///
/// It cannot be called as a C function: Swift's methods are none. `unsafeBitCast(_:to:)` makes a function of it.
public struct IMP: Equatable {
    let run: MethodImplementation
    /// The method whose own implementation this is.
    let origin: MethodKey?
    private let mark: AnyObject?

    init(origin: MethodKey, run: @escaping MethodImplementation) {
        self.origin = origin
        self.run = run
        mark = nil
    }

    /// An implementation that calls a function with the object and up to three arguments.
    public init(_ run: @escaping MethodImplementation) {
        final class Mark {}
        self.run = run
        origin = nil
        mark = Mark()
    }

    public static func == (first: IMP, second: IMP) -> Bool {
        first.origin == second.origin && first.mark === second.mark
    }
}

/// What a method does now.
///
/// Source: Apple documentation, "method_getImplementation(_:)".
public func method_getImplementation(_ method: Method) -> IMP {
    if method.isClassMethod { return MethodTable.shared.currentClassMethod(method.type, method.selector) }
    return MethodTable.shared.current(method.type, method.selector) ?? IMP { _, _, _, _ in nil }
}

/// Replaces what a method does, and returns what it did.
///
/// Source: Apple documentation, "method_setImplementation(_:_:)".
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
    let old = method_getImplementation(method)
    if method.isClassMethod {
        MethodTable.shared.setClassMethod(
            { imp.run(unsafeBitCast($0, to: AnyObject.self), $1, $2, nil) }, for: method.type, method.selector)
    } else {
        MethodTable.shared.replace(method.type, method.selector, with: imp)
    }
    return old
}

/// What instances of a class do for a selector, or nil when they have no such method.
///
/// Source: Apple documentation, "class_getMethodImplementation(_:_:)".
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? {
    class_getInstanceMethod(type, selector).map(method_getImplementation)
}

/// Adds a method to a class, which it may inherit; false where the class has one of its own.
///
/// Source: Apple documentation, "class_addMethod(_:_:_:_:)".
@discardableResult
public func class_addMethod(
    _ type: AnyClass?, _ selector: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let type, !MethodTable.shared.isDeclared(type, selector) else { return false }
    MethodTable.shared.replace(type, selector, with: imp)
    return true
}

/// Replaces or adds the method of a class for a selector, and returns what its own did before.
///
/// Source: Apple documentation, "class_replaceMethod(_:_:_:_:)".
@discardableResult
public func class_replaceMethod(
    _ type: AnyClass?, _ selector: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let type else { return nil }
    let isOwn = MethodTable.shared.isDeclared(type, selector)
    let old = MethodTable.shared.replace(type, selector, with: imp)
    return isOwn ? old : nil
}

/// The types of a method's result and arguments, as Objective-C spells those of methods whose arguments are objects.
///
/// Source: Apple documentation, "method_getTypeEncoding(_:)", and "Objective-C Runtime Programming Guide", Type Encodings.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? {
    let arguments = String(describing: method.selector).filter { $0 == ":" }.count
    return TypeEncodings.shared.text(arguments)
}

/// How many arguments a method takes, its object and its selector included.
///
/// Source: Apple documentation, "method_getNumberOfArguments(_:)".
public func method_getNumberOfArguments(_ method: Method) -> UInt32 {
    UInt32(2 + String(describing: method.selector).filter { $0 == ":" }.count)
}

/// Encodings by the count of arguments, kept for the process's life, as Objective-C's are.
private final class TypeEncodings: @unchecked Sendable {
    static let shared = TypeEncodings()
    private let lock = NSLock()
    private var texts: [Int: UnsafePointer<CChar>] = [:]

    func text(_ arguments: Int) -> UnsafePointer<CChar>? {
        lock.withLock {
            if let known = texts[arguments] { return known }
            let made = strdup("@@:" + String(repeating: "@", count: arguments)).map { UnsafePointer($0) }
            texts[arguments] = made
            return made
        }
    }
}
