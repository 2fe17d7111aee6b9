import Testing
@testable import UIKit
import UIKitTesting

/// A swipe back in a stack that goes meanwhile (`docs/lifecycle.md`, sections 2 and 4).
@Suite @MainActor
struct SwipeUnderGoingTests {
    @Test(
        "sections 2 and 4: every will has its did when the stack is dismissed under a finger, and nothing is kept",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext], [0.2, 0.7])
    func dismissed(style: UIModalPresentationStyle, part: Double) async {
        for animated in [true, false] { await dismiss(style, part, animated: animated) }
    }

    private func dismiss(_ style: UIModalPresentationStyle, _ part: Double, animated: Bool) async {
        func use() -> OddWorld {
            let outer = UINavigationController(rootViewController: UIViewController())
            let world = OddWorld(root: outer)
            let (first, second) = (world.make("A"), world.make("B"))
            let inner = world.know(UINavigationController(rootViewController: first), "inner")
            inner.pushViewController(second, animated: false)
            inner.modalPresentationStyle = style
            outer.topViewController?.present(inner, animated: false)
            world.settle()
            world.clear()
            let finger = Touches.fingerAtEdge(.left, of: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: world.stage.window.bounds.width * part, y: finger.location.y), over: 2)
            #expect(second.appearance.state == .disappearing)
            outer.dismiss(animated: animated)
            world.settle()
            finger.up()
            world.settle()
            #expect(first.appearance.state == .disappeared && second.appearance.state == .disappeared)
            #expect(world.appearances(of: "B").last == "DidDisappear")
            #expect(outer.presentedViewController == nil)
            return world
        }
        let world = use()
        world.end()
        // The swipe began before the stack disappeared, and ends before that.
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
        await laterTurn()
        #expect(world.survivors == [])
    }
}
