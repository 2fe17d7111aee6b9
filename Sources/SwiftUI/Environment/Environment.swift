/// Reads a value that the view inherits (Apple documentation: *Environment*).
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value that is in force while the body is read, the default outside of it.
    public var wrappedValue: Value { EnvironmentContext.current[keyPath: keyPath] }
}

/// The values in force while views are made; only the main actor makes views.
enum EnvironmentContext {
    nonisolated(unsafe) static var current = EnvironmentValues()
}

extension View {
    /// Sets a value that this view and those in it inherit.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentSetter(content: self) { $0[keyPath: keyPath] = value }
    }
}

/// Makes its content with changed values.
struct EnvironmentSetter<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (inout EnvironmentValues) -> Void
    var body: Never { fatalError("a view without a body has none") }

    func makeUIView() -> UIView {
        let outer = EnvironmentContext.current
        change(&EnvironmentContext.current)
        defer { EnvironmentContext.current = outer }
        return ViewRendering.uiView(of: content)
    }
}
