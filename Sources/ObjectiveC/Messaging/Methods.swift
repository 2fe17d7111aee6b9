import Foundation

/// A method that a class exposes to Objective-C, its own or inherited.
public struct Method {
    let type: AnyClass
    let selector: Selector
}

/// The method of a class for a selector, or nil when the class exposes none.
///
/// Only methods that a declaration exposes are found: those of translated classes. UIKit's own
/// methods are Swift's, and what their callers call cannot be exchanged.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    guard let type, MethodTable.shared.isDeclared(type, selector) else { return nil }
    return Method(type: type, selector: selector)
}

/// The selector of a method.
public func method_getName(_ method: Method) -> Selector { method.selector }

/// Exchanges what two methods do when they are called by selector: by controls, timers,
/// notifications, `perform` and `?` calls. Direct calls in Swift keep calling what they name.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
    MethodTable.shared.exchange((first.type, first.selector), (second.type, second.selector))
}
