// The framework's methods that ask for what stands in their place, by the number of their parameters.
//
// The compiler cannot take a function with any number of parameters where one of them is a function.
extension ExposedMembers {
    /// A framework's method without parameters that answers to `selector` and asks for what stands in its place; `own` is its own
    /// implementation, which subclasses do not override.
    public func replaceable<Target: AnyObject, Result>(
        _ selector: StaticString, _ call: @escaping (Target) -> @MainActor () -> Result,
        own: @escaping (Target) -> @MainActor () -> Result
    ) {
        add(selector, Target.self, { o, _, _, _ in call(o)() }, own: { o, _, _, _ in own(o)() })
    }

    /// A framework's method with one parameter that answers to `selector` and asks for what stands in its place; `own` is its own
    /// implementation, which subclasses do not override.
    public func replaceable<Target: AnyObject, A, Result>(
        _ selector: StaticString, _ call: @escaping (Target) -> @MainActor (A) -> Result,
        own: @escaping (Target) -> @MainActor (A) -> Result
    ) {
        add(selector, Target.self, { o, a, _, _ in call(o)(_argument(a)) }, own: { o, a, _, _ in own(o)(_argument(a)) })
    }

    /// A framework's method with two parameters that answers to `selector` and asks for what stands in its place; `own` is its own
    /// implementation, which subclasses do not override.
    public func replaceable<Target: AnyObject, A, B, Result>(
        _ selector: StaticString, _ call: @escaping (Target) -> @MainActor (A, B) -> Result,
        own: @escaping (Target) -> @MainActor (A, B) -> Result
    ) {
        add(selector, Target.self, { o, a, b, _ in call(o)(_argument(a), _argument(b)) }, own: { o, a, b, _ in own(o)(_argument(a), _argument(b)) })
    }

    /// A framework's method with three parameters that answers to `selector` and asks for what stands in its place; `own` is its own
    /// implementation, which subclasses do not override.
    public func replaceable<Target: AnyObject, A, B, C, Result>(
        _ selector: StaticString, _ call: @escaping (Target) -> @MainActor (A, B, C) -> Result,
        own: @escaping (Target) -> @MainActor (A, B, C) -> Result
    ) {
        add(selector, Target.self, { o, a, b, c in call(o)(_argument(a), _argument(b), _argument(c)) }, own: { o, a, b, c in own(o)(_argument(a), _argument(b), _argument(c)) })
    }

    /// A framework's method with four parameters that answers to `selector` and asks for what stands in its place; `own` is its own
    /// implementation, which subclasses do not override.
    public func replaceable<Target: AnyObject, A, B, C, D, Result>(
        _ selector: StaticString, _ call: @escaping (Target) -> @MainActor (A, B, C, D) -> Result,
        own: @escaping (Target) -> @MainActor (A, B, C, D) -> Result
    ) {
        add(selector, Target.self, { o, a, b, c in call(o)(_argument(a), _argument(b), _argument(c, at: 0), _argument(c, at: 1)) }, own: { o, a, b, c in own(o)(_argument(a), _argument(b), _argument(c, at: 0), _argument(c, at: 1)) })
    }

    private typealias MainMethod<Target, Result> = @MainActor (Target, Any?, Any?, Any?) -> Result

    private func add<Target: AnyObject, Result>(
        _ selector: StaticString, _ type: Target.Type, _ call: @escaping MainMethod<Target, Result>,
        own: @escaping MainMethod<Target, Result>
    ) {
        MethodTable.shared.set(
            implementation(call), own: implementation(own), asks: true, for: type,
            Selector(id: SelectorNames.shared.id(of: selector)))
    }

    /// A call by selector runs wherever its caller is.
    private func implementation<Target: AnyObject, Result>(
        _ method: @escaping MainMethod<Target, Result>
    ) -> MethodImplementation {
        let run: @MainActor (AnyObject, Any?, Any?, Any?) -> Any? = { object, first, second, third in
            let result = method(unsafeDowncast(object, to: Target.self), first, second, third)
            return Result.self == Void.self ? nil : flattened(result)
        }
        return unsafeBitCast(run, to: MethodImplementation.self)
    }
}
