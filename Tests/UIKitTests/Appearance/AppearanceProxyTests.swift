import Testing
import UIKit
import UIKitTesting

/// Apple documentation: *UIAppearance*: views get what was set for all as they enter a window; what they say themselves
/// stays, and what is set for containers comes before what is set for all.
@Suite @MainActor struct AppearanceProxyTests {
    final class Badge: UILabel {}
    final class Panel: UIView {}

    @Test func viewsGetTheLooksOfTheirClassInAWindow() {
        Badge.appearance().textColor = .red
        Badge.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
        let host = TestWindow()
        let plain = Badge(), own = Badge(), inside = Badge(), other = UILabel(), panel = Panel()
        own.textColor = .blue
        panel.addSubview(inside)
        #expect(plain.textColor != .red)
        for view in [plain, own, other, panel] { host.window.addSubview(view) }
        #expect(plain.textColor == .red)
        #expect(own.textColor == .blue)
        #expect(inside.textColor == .green)
        #expect(other.textColor == UILabel().textColor)
        #expect(Badge.appearance() === Badge.appearance())
        host.close()
    }
}
