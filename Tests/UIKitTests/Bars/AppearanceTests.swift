import Testing
import UIKit
import UIKitTesting

private final class Marked: UIView {}
private final class Box: UIView {}

/// Source: Apple documentation, *UIAppearance*. Each test has classes of its own, since proxies last as long
/// as the process.
@Suite @MainActor struct AppearanceTests {
    private let host = TestWindow(showing: UIViewController())
    private var root: UIView { host.window.rootViewController!.view }

    @Test func viewsTakeTheirLookWhenTheyEnterAWindow() {
        Marked.appearance().backgroundColor = .red
        Marked.appearance().tintColor = .green
        let view = Marked(frame: .zero), own = Marked(frame: .zero)
        own.backgroundColor = .blue
        #expect(view.backgroundColor == nil)
        root.addSubview(view)
        root.addSubview(own)
        #expect(view.backgroundColor == .red && view.tintColor == .green)
        #expect(own.backgroundColor == .blue)
        let plain = UIView(frame: .zero)
        root.addSubview(plain)
        #expect(plain.backgroundColor == nil)
    }

    @Test func containersDecide() {
        final class Inner: UILabel {}
        Inner.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .purple
        Inner.appearance().font = .systemFont(ofSize: 31)
        let inside = Inner(frame: .zero), outside = Inner(frame: .zero), box = Box(frame: .zero)
        box.addSubview(inside)
        root.addSubview(box)
        root.addSubview(outside)
        #expect(inside.textColor == .purple && outside.textColor != .purple)
        #expect(inside.font.pointSize == 31 && outside.font.pointSize == 31)
    }

    @Test func barsAndTheirItems() throws {
        final class Bar: UINavigationBar {}
        Bar.appearance().barTintColor = .orange
        let look = UINavigationBarAppearance()
        look.backgroundColor = .cyan
        Bar.appearance().standardAppearance = look
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        navigation.viewControllers = [controller]
        host.show(navigation)
        #expect(navigation.navigationBar.barTintColor == .orange)
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .cyan)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .brown)
    }
}
