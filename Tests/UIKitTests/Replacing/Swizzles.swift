import UIKit

// What source translation makes of `@objc` methods of extensions, in which the classic code for exchanging
// implementations calls itself by name to reach the original.
extension UIViewController {
    /// Where the exchanged methods write.
    static var swizzleLog: CallLog?

    private func passed(_ selector: StaticString, _ argument: Any?) -> Bool {
        guard _methodsAreReplaced, let found = _replacement(selector, of: self, in: UIViewController.self) else { return false }
        _ = found(self, argument, nil, nil)
        return true
    }

    fileprivate func swizzled_viewWillAppear(_ animated: Bool) {
        if passed("swizzled_viewWillAppear:", animated) { return }
        Self.swizzleLog?.add("\(title ?? "").swizzled(\(animated))")
        swizzled_viewWillAppear(animated)
        Self.swizzleLog?.add("\(title ?? "").original")
    }

    fileprivate func other_viewWillAppear(_ animated: Bool) {
        if passed("other_viewWillAppear:", animated) { return }
        Self.swizzleLog?.add("\(title ?? "").other")
        other_viewWillAppear(animated)
    }
}

/// The exchanges of a test, which ends with everything as it was.
@MainActor
enum Swizzles {
    static func register() {
        _exposeMembers { members in
            members.begin(UIViewController.self)
            members.dynamicMethod("swizzled_viewWillAppear:") { object, animated, _, _ in
                unsafeDowncast(object, to: UIViewController.self).swizzled_viewWillAppear(_argument(animated))
                return nil
            }
            members.dynamicMethod("other_viewWillAppear:") { object, animated, _, _ in
                unsafeDowncast(object, to: UIViewController.self).other_viewWillAppear(_argument(animated))
                return nil
            }
        }
    }

    /// `method_exchangeImplementations` of a class's methods for two selectors, for as long as `body` runs.
    static func exchanged(_ type: AnyClass, _ first: Selector, _ second: Selector, _ body: () -> Void) -> Bool {
        guard let one = class_getInstanceMethod(type, first), let other = class_getInstanceMethod(type, second) else {
            return false
        }
        method_exchangeImplementations(one, other)
        body()
        method_exchangeImplementations(one, other)
        return true
    }

    /// An implementation in the place of a class's method, made of the one that was there, for as long as `body` runs.
    static func replaced(_ type: AnyClass, _ selector: Selector, _ make: (IMP) -> IMP, _ body: () -> Void) -> Bool {
        guard let method = class_getInstanceMethod(type, selector) else { return false }
        let old = method_getImplementation(method)
        method_setImplementation(method, make(old))
        body()
        return method_setImplementation(method, old) != old
    }
}
