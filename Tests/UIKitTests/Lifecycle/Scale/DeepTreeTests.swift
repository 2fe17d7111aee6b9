import Testing
import UIKit
import UIKitTesting

/// Trees far deeper and wider than screens have: every controller hears a whole appearance, the stack holds, and
/// nothing stays (`docs/lifecycle.md`, section 2).
@Suite @MainActor
struct DeepTreeTests {
    final class Counted: UIViewController {
        nonisolated(unsafe) static var alive = 0
        nonisolated(unsafe) static var calls = [0, 0, 0, 0, 0]
        var safeTop: CGFloat = -1
        required init(nibName: String?, bundle: Bundle?) {
            Self.alive += 1
            super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { fatalError("made with nothing") }
        deinit { Self.alive -= 1 }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Self.calls[0] += 1 }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            safeTop = view.safeAreaInsets.top
            Self.calls[1] += 1
        }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Self.calls[2] += 1 }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); Self.calls[3] += 1 }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); Self.calls[4] += 1 }
    }

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = parent.view.bounds
        child.didMove(toParent: parent)
    }

    private func showAndLeave(_ root: Counted, count: Int) {
        Counted.calls = [0, 0, 0, 0, 0]
        let stage = Stage(root: root)
        stage.turn()
        #expect(Counted.calls == [count, count, count, 0, 0])
        stage.window.rootViewController = nil
        stage.turn()
        #expect(Counted.calls == [count, count, count, count, count])
    }

    @Test("Controllers one in the other", arguments: [10_000])
    func nested(count: Int) async {
        func use() {
            let root = Counted()
            var last = root
            for _ in 1..<count {
                let next = Counted()
                embed(next, in: last)
                last = next
            }
            showAndLeave(root, count: count)
            #expect(last.safeTop == root.safeTop && root.safeTop > 0)
        }
        use()
        await laterTurn()
        #expect(Counted.alive == 0)
    }

    @Test("10,000 controllers in a tree, ten below each")
    func tree() async {
        func use() {
            var made = [Counted()]
            while made.count < 10_000 {
                let child = Counted()
                embed(child, in: made[(made.count - 1) / 10])
                made.append(child)
            }
            showAndLeave(made[0], count: 10_000)
        }
        use()
        await laterTurn()
        #expect(Counted.alive == 0)
    }

    @Test("A stack of 10,000 screens: pushed one by one, set at once, popped to its root")
    func stack() async {
        func use() {
            let navigation = UINavigationController(rootViewController: Counted())
            let stage = Stage(root: navigation)
            stage.turn()
            for _ in 0..<100 { navigation.pushViewController(Counted(), animated: false); stage.turn() }
            navigation.setViewControllers(navigation.viewControllers + (0..<9_899).map { _ in Counted() }, animated: false)
            stage.turn()
            #expect(navigation.viewControllers.count == 10_000)
            Counted.calls = [0, 0, 0, 0, 0]
            #expect(navigation.popToRootViewController(animated: false)?.count == 9_999)
            stage.turn()
            #expect(Counted.calls == [1, 1, 1, 1, 1])
            #expect(Counted.alive == 1)
            stage.window.rootViewController = nil
            stage.turn()
        }
        use()
        await laterTurn()
        #expect(Counted.alive == 0)
    }
}
