@_exported import UIKit

/// Part of an interface, described by a value (Apple documentation: *SwiftUI*, *View*).
///
/// Here are the few views that screens of UIKit host: text, stacks, spaces and what combines them.
@preconcurrency @MainActor
public protocol View {
    /// What the body is made of.
    associatedtype Body: View
    /// The description of this part in terms of others.
    @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("a view without a body has none") }
}

/// A view that is made by UIKit and not of other views.
@MainActor
protocol PrimitiveView {
    /// The UIKit view that stands for this one.
    func makeUIView() -> UIView
}

/// Several views side by side, which a container takes one by one.
@MainActor
protocol ViewList {
    /// The views, in order.
    var members: [any View] { get }
}

/// Makes UIKit views of SwiftUI's.
@MainActor
enum ViewRendering {
    /// The UIKit view of any view: its own, or that of its body.
    static func uiView(of view: any View) -> UIView {
        if let primitive = view as? any PrimitiveView { return primitive.makeUIView() }
        if let hosted = RepresentableViews.uiView(of: view) { return hosted }
        if let list = view as? any ViewList { return stack(list.members.flatMap(flatten), axis: .vertical) }
        return body(of: view)
    }

    private static func body<V: View>(of view: V) -> UIView { uiView(of: view.body) }

    /// A list is taken apart, so that groups and conditions leave no trace in a stack.
    static func flatten(_ view: any View) -> [any View] {
        (view as? any ViewList).map { $0.members.flatMap(flatten) } ?? [view]
    }

    static func stack(_ views: [any View], axis: NSLayoutConstraint.Axis) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views.map { uiView(of: $0) })
        stack.axis = axis
        stack.alignment = .center
        return stack
    }
}
