import Testing
@testable import UIKit
import UIKitTesting

/// A navigation stack that changes while a finger holds the sheet it is in, and so while it disappears.
@Suite @MainActor
struct StackUnderFingerTests {
    @Test(
        "sections 2 and 4: the screen that was on top gets its did, whether the sheet stays or goes",
        arguments: [true, false], [true, false])
    func changed(pushes: Bool, stays: Bool) async throws {
        func use() throws -> OddWorld {
            let root = UIViewController()
            let world = OddWorld(root: root)
            let (first, second, third) = (world.make("A"), world.make("B"), world.make("C"))
            let navigation = world.know(UINavigationController(rootViewController: first), "navigation")
            navigation.pushViewController(second, animated: false)
            navigation.modalPresentationStyle = .pageSheet
            root.present(navigation, animated: false)
            world.settle()
            try #require(second.appearance.state == .appeared)
            let start = CGPoint(x: 190, y: navigation.view.frame.minY + 60)
            let finger = Finger(at: start, in: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 190, y: start.y + (stays ? 60 : 500)), over: 0.5)
            try #require(second.appearance.state == .disappearing)
            world.clear()
            if pushes { navigation.pushViewController(third, animated: true) } else { navigation.popViewController(animated: true) }
            world.stage.turn()
            if stays { finger.cancel() } else { finger.up() }
            world.settle()
            #expect(world.appearances(of: "B") == ["DidDisappear"])
            #expect((root.presentedViewController === navigation) == stays)
            let top = pushes ? third : first
            #expect(navigation.viewControllers.last === top)
            #expect(world.appearances(of: top.name) == (stays ? ["WillAppear", "DidAppear"] : []))
            return world
        }
        let world = try use()
        world.end()
        #expect(world.problems == [])
        await laterTurn()
        #expect(world.survivors == [])
    }
}
