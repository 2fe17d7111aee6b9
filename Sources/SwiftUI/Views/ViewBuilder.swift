/// Makes one view of the statements of a closure (Apple documentation: *ViewBuilder*).
@resultBuilder @MainActor
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(view: first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(view: second)
    }
}

/// Nothing.
public struct EmptyView: View, ViewList {
    public typealias Body = Never
    /// Makes nothing.
    public nonisolated init() {}
    public var body: Never { fatalError("a view without a body has none") }
    var members: [any View] { [] }
}

/// Several views.
public struct TupleView<T>: View, ViewList {
    public typealias Body = Never
    /// The views.
    public var value: T
    let members: [any View]

    init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var members: [any View] = []
        repeat members.append(each value)
        self.members = members
    }

    public var body: Never { fatalError("a view without a body has none") }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, ViewList {
    public typealias Body = Never
    let view: any View
    public var body: Never { fatalError("a view without a body has none") }
    var members: [any View] { [view] }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("a view without a body has none") }
}

extension Optional: ViewList where Wrapped: View {
    var members: [any View] { map { [$0] } ?? [] }
}

/// A view of any type.
public struct AnyView: View, ViewList {
    public typealias Body = Never
    let view: any View
    /// Hides what kind of view it is.
    public init<V: View>(_ view: V) { self.view = view }
    /// Hides what kind of view it is.
    public init<V: View>(erasing view: V) { self.view = view }
    public var body: Never { fatalError("a view without a body has none") }
    var members: [any View] { [view] }
}

/// Several views that count as one where only one may stand.
public struct Group<Content: View>: View, ViewList {
    public typealias Body = Never
    let content: Content
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("a view without a body has none") }
    var members: [any View] { [content] }
}
