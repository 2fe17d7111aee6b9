import Foundation

/// A method of a class, which it declares or was given.
public struct Method: Equatable {
    /// The class that has it, which others inherit it from.
    let type: AnyClass
    let selector: Selector
    /// Whether it is a method of the class itself.
    var isClassMethod = false

    public static func == (first: Method, second: Method) -> Bool {
        first.type == second.type && first.selector == second.selector
            && first.isClassMethod == second.isClassMethod
    }
}

/// The method of a class for a selector, its own or the nearest that it inherits; nil when there is none.
///
/// Found are methods that declarations expose to Objective-C, and those of UIKit and Core Animation that can be
/// replaced (`docs/source-translation.md`).
/// Source: Apple documentation, "class_getInstanceMethod(_:_:)".
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    guard let type, let owner = MethodTable.shared.owner(of: selector, from: type) else { return nil }
    return Method(type: owner, selector: selector)
}

/// The method of a class itself for a selector, its own or the nearest that it inherits; nil when there is none.
///
/// What is put in its place is reached by calls by selector alone.
/// Source: Apple documentation, "class_getClassMethod(_:_:)".
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    guard let type, let owner = MethodTable.shared.classMethodOwner(type, selector) else { return nil }
    return Method(type: owner, selector: selector, isClassMethod: true)
}

/// The selector of a method.
///
/// Source: Apple documentation, "method_getName(_:)".
public func method_getName(_ method: Method) -> Selector { method.selector }

/// Exchanges the implementations of two methods, for all objects that have them.
///
/// Calls by selector reach what was put in place, and direct calls of methods that can be replaced: those that UIKit
/// offers, `dynamic` ones and `@objc` ones of extensions. Other direct calls keep calling what they name.
/// Source: Apple documentation, "method_exchangeImplementations(_:_:)".
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
    let one = method_getImplementation(first)
    method_setImplementation(first, method_getImplementation(second))
    method_setImplementation(second, one)
}
