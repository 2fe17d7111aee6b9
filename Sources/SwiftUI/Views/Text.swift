/// Text that people read (Apple documentation: *Text*).
public struct Text: View, PrimitiveView, Equatable {
    public typealias Body = Never
    private let content: String

    /// Makes text that is shown as it is.
    public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// Makes text that is shown as it is.
    public nonisolated init(verbatim content: String) { self.content = content }

    public var body: Never { fatalError("a view without a body has none") }

    public nonisolated static func == (left: Text, right: Text) -> Bool { left.content == right.content }

    func makeUIView() -> UIView {
        let label = UILabel()
        label.text = content
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        return label
    }
}
