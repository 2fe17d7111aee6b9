/// Views below each other (Apple documentation: *VStack*).
public struct VStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Stacks views; the spacing is in points, 8 where none is given.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: Never { fatalError("a view without a body has none") }

    func makeUIView() -> UIView {
        let stack = ViewRendering.stack(ViewRendering.flatten(content), axis: .vertical)
        stack.spacing = spacing ?? 8
        stack.alignment = alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
        return stack
    }
}

/// Views beside each other (Apple documentation: *HStack*).
public struct HStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Stacks views; the spacing is in points, 8 where none is given.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public var body: Never { fatalError("a view without a body has none") }

    func makeUIView() -> UIView {
        let stack = ViewRendering.stack(ViewRendering.flatten(content), axis: .horizontal)
        stack.spacing = spacing ?? 8
        stack.alignment = alignment == .top ? .top : alignment == .bottom ? .bottom : .center
        return stack
    }
}

/// How views below each other are aligned.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// How views beside each other are aligned.
public enum VerticalAlignment: Sendable { case top, center, bottom }
