/// A UIKit view as a part of a SwiftUI interface (Apple documentation: *UIViewRepresentable*).
///
/// What hosts it makes the view and updates it once; a new root view makes it anew.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The kind of view.
    associatedtype UIViewType: UIView
    /// What hears of the view's events; `Void` for none.
    associatedtype Coordinator = Void
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// What the view and its coordinator know of where they are.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a view without a body has none") }

    func hostedView() -> UIView {
        let context = Context(coordinator: makeCoordinator(), environment: EnvironmentContext.current)
        let view = makeUIView(context: context)
        updateUIView(view, context: context)
        // The coordinator lives as long as its view, which holds its delegates weakly.
        objc_setAssociatedObject(view, RepresentableKeys.coordinator, context.coordinator, .OBJC_ASSOCIATION_RETAIN)
        return view
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view knows of where it is (Apple documentation: *UIViewRepresentableContext*).
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` gave.
    public let coordinator: Representable.Coordinator
    /// The values that the view inherits.
    public let environment: EnvironmentValues
}

/// A view controller as a part of a SwiftUI interface (Apple documentation: *UIViewControllerRepresentable*).
///
/// It becomes a child of the hosting controller.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The kind of controller.
    associatedtype UIViewControllerType: UIViewController
    /// What hears of the controller's events; `Void` for none.
    associatedtype Coordinator = Void
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// What the controller and its coordinator know of where they are.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a view without a body has none") }

    func hostedController() -> UIViewController {
        let context = Context(coordinator: makeCoordinator(), environment: EnvironmentContext.current)
        let controller = makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        objc_setAssociatedObject(controller, RepresentableKeys.coordinator, context.coordinator, .OBJC_ASSOCIATION_RETAIN)
        return controller
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented controller knows of where it is (Apple documentation: *UIViewControllerRepresentableContext*).
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` gave.
    public let coordinator: Representable.Coordinator
    /// The values that the controller inherits.
    public let environment: EnvironmentValues
}

enum RepresentableKeys {
    nonisolated(unsafe) static let coordinator = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Makes the views of represented views and controllers.
@MainActor
enum RepresentableViews {
    /// The controller that hosts what is made, and the controllers that came up; outside of one nothing of UIKit is made.
    private static var host: (parent: UIViewController, controllers: [UIViewController])?

    /// Makes views whose controllers become children of `parent`.
    static func collecting(into parent: UIViewController, _ make: () -> UIView) -> (UIView, [UIViewController]) {
        let outer = host
        host = (parent, [])
        defer { host = outer }
        let view = make()
        return (view, host?.controllers ?? [])
    }

    /// The view of what stands for UIKit's; nil for other views.
    static func uiView(of view: any View) -> UIView? {
        if let view = view as? any UIViewRepresentable { return host == nil ? UIView() : view.hostedView() }
        guard let representable = view as? any UIViewControllerRepresentable else { return nil }
        guard let parent = host?.parent else { return UIView() }
        let controller = representable.hostedController()
        parent.addChild(controller)
        host?.controllers.append(controller)
        return controller.view
    }
}
