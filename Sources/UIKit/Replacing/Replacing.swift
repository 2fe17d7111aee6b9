/// What running code has put in the place of UIKit's own methods, as `method_exchangeImplementations` does.
///
/// A method that can be replaced reads `isOn` first, so that it costs one load and branch while nobody has replaced
/// anything. An override in a subclass reaches what stands there by `super`, and other objects directly.
/// Source: Apple documentation, "Objective-C Runtime", Working with Methods.
enum Replacing {
    /// Whether any method has something else in its place. The table of methods writes it.
    nonisolated(unsafe) private(set) static var isOn = false

    /// Runs what stands in the place of a method of `type`, if anything does.
    static func runs(
        _ selector: StaticString, _ type: AnyClass, _ object: AnyObject, _ first: Any? = nil, _ second: Any? = nil,
        _ third: Any? = nil
    ) -> Bool {
        guard let found = _replacement(selector, of: object, in: type) else { return false }
        _ = found(object, first, second, third)
        return true
    }

    /// Makes UIKit's methods known to the runtime; they are registered when the first selector is looked up.
    fileprivate static func start() {
        ObjCRuntime.hearOfReplacements { isOn = $0 }
        _exposeMembers { ReplaceableMethods.register($0) }
    }
}

@section(".init_array") @used private let replacingStart: @convention(c) () -> Void = { Replacing.start() }
