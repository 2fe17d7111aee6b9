import SwiftUI
import Testing
import UIKitTesting

/// UIKit's views and controllers in SwiftUI (Apple documentation: *UIViewRepresentable*, *UIViewControllerRepresentable*).
@Suite @MainActor
struct RepresentingTests {
    final class Listener { var value = 0 }

    struct Field: UIViewRepresentable {
        let text: String
        func makeCoordinator() -> Listener { Listener() }
        func makeUIView(context: Context) -> UITextField {
            context.coordinator.value = 1
            return UITextField()
        }
        func updateUIView(_ field: UITextField, context: Context) { field.text = "\(text)\(context.coordinator.value)" }
    }

    struct Screen: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = "up to date" }
    }

    private func first<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        (view as? T) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    @Test func `a view is made and brought up to date`() {
        let controller = UIHostingController(rootView: VStack { Field(text: "a") })
        let host = TestWindow(showing: controller)
        defer { host.close() }
        #expect(first(UITextField.self, in: controller.view)?.text == "a1")
    }

    @Test func `a controller is the hosting controller's child while it is part of the root view`() {
        let guest = UIViewController()
        let controller = UIHostingController(rootView: VStack { Screen(controller: guest) })
        let host = TestWindow(showing: controller)
        defer { host.close() }
        #expect(guest.parent === controller && guest.title == "up to date")
        #expect(guest.view.isDescendant(of: controller.view))
        let other = UIViewController()
        controller.rootView = VStack { Screen(controller: other) }
        #expect(guest.parent == nil && guest.view.superview == nil)
        #expect(other.parent === controller)
    }

    @Test func `an image of a view has its size, and none where nothing is shown`() throws {
        let renderer = ImageRenderer(content: Text("Hello"))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size.width > 10 && image.scale == 2)
        #expect(ImageRenderer(content: Screen(controller: UIViewController())).cgImage == nil)
    }

    @Test func `animations move views as their curve, speed and delay say`() {
        let view = UIView()
        let host = TestWindow(showing: UIViewController())
        defer { host.close() }
        host.window.addSubview(view)
        var ended = false
        let animation = Animation.linear(duration: 2).speed(2).delay(1)
        UIView.animate(animation) { view.alpha = 0.5 } completion: { ended = true }
        #expect(view.alpha == 0.5)
        #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
        #expect(!ended)
        #expect(Animation.linear(duration: 2).repeatForever() != Animation.linear(duration: 2))
    }
}
