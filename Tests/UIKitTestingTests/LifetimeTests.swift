import Testing
import UIKitTesting

private final class Draft {}

@Suite @MainActor
struct LifetimeTests {
    @Test func whatIsReleasedIsNotReported() throws {
        let lifetimes = LifetimeTracker()
        do { lifetimes.track(Draft(), "draft") }
        #expect(lifetimes.alive.isEmpty)
        try lifetimes.expectReleased()
    }

    @Test func whatLivesIsNamed() {
        let lifetimes = LifetimeTracker()
        let kept = lifetimes.track(Draft(), "draft")
        let view = lifetimes.track(UIView())
        #expect(lifetimes.alive.map(\.description) == ["Draft (draft)", "UIView"])
        var message = ""
        do { try lifetimes.expectReleased() } catch { message = "\(error)" }
        #expect(message == "Not released: Draft (draft), UIView")
        withExtendedLifetime((kept, view)) {}
    }

    @Test func aTreeOfControllersIsWatched() {
        let lifetimes = LifetimeTracker()
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        child.didMove(toParent: parent)
        parent.loadViewIfNeeded()
        lifetimes.trackTree(of: parent, "parent")
        #expect(lifetimes.alive.map(\.description) == ["UIViewController (parent)", "UIView (parent.view)", "UIViewController"])
    }
}
