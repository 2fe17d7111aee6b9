import SwiftUI
import Testing
import UIKitTesting

@Suite @MainActor
struct HostingTests {
    struct Greeting: View {
        let name: String
        var isLong = false
        var body: some View {
            VStack(alignment: .leading) {
                Text("Hello")
                if isLong { Text("dear") }
                Text(name)
            }
        }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    @Test("a hosted body is shown, and again when the root view changes")
    func body() {
        let controller = UIHostingController(rootView: Greeting(name: "Ada"))
        let host = TestWindow(showing: controller)
        defer { host.close() }
        #expect(texts(in: controller.view) == ["Hello", "Ada"])
        controller.rootView = Greeting(name: "Grace", isLong: true)
        #expect(texts(in: controller.view) == ["Hello", "dear", "Grace"])
    }

    @Test("the content stands in the middle of the safe area")
    func centred() {
        let controller = UIHostingController(rootView: Text("Middle"))
        let host = TestWindow(showing: controller)
        defer { host.close() }
        host.window.layoutIfNeeded()
        let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        let label = controller.view.subviews[0]
        #expect(abs(label.center.x - safe.midX) <= 0.5)
        #expect(abs(label.center.y - safe.midY) <= 0.5)
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)).height > 0)
    }

    @Test("a view reads what was set around it, and the default elsewhere")
    func inherited() {
        let controller = UIHostingController(
            rootView: VStack {
                Named().environment(\.testName, "set")
                Named()
            })
        let host = TestWindow(showing: controller)
        defer { host.close() }
        #expect(texts(in: controller.view) == ["set", "default"])
    }

    @Test("environment values have their defaults until set")
    func environment() {
        enum Key: EnvironmentKey { static let defaultValue = 3 }
        var values = EnvironmentValues()
        #expect(values[Key.self] == 3)
        values[Key.self] = 4
        #expect(values[Key.self] == 4)
    }
}

private struct TestName: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
    fileprivate var testName: String {
        get { self[TestName.self] }
        set { self[TestName.self] = newValue }
    }
}

private struct Named: View {
    @Environment(\.testName) var name
    var body: some View { Text(name) }
}
