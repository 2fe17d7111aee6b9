import Foundation

/// What a method does, apart from its name and class.
///
/// It cannot be called as a C function: Swift's methods are none.
public struct IMP {
    let run: MethodImplementation
}

/// What a method does when it is called by selector.
///
/// Source: Apple documentation, "method_getImplementation(_:)".
public func method_getImplementation(_ method: Method) -> IMP {
    IMP(run: MethodTable.shared.implementation(method.type, method.selector) ?? { _, _, _, _ in nil })
}

/// Replaces what a method does when it is called by selector, and returns what it did.
///
/// Source: Apple documentation, "method_setImplementation(_:_:)".
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
    let old = method_getImplementation(method)
    MethodTable.shared.set(imp.run, for: method.type, method.selector)
    return old
}

/// What instances of a class do for a selector, or nil when they have no such method.
///
/// Source: Apple documentation, "class_getMethodImplementation(_:_:)".
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? {
    type.flatMap { MethodTable.shared.implementation($0, selector) }.map { IMP(run: $0) }
}

/// Adds a method to a class that answers to a selector; false where the class has one of its own.
///
/// Source: Apple documentation, "class_addMethod(_:_:_:_:)".
@discardableResult
public func class_addMethod(
    _ type: AnyClass?, _ selector: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let type, !MethodTable.shared.hasOwn(type, selector) else { return false }
    MethodTable.shared.set(imp.run, for: type, selector)
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
    let own = MethodTable.shared.hasOwn(type, selector) ? MethodTable.shared.implementation(type, selector) : nil
    MethodTable.shared.set(imp.run, for: type, selector)
    return own.map { IMP(run: $0) }
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
