import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct RotationTraceTests {
    /// Notes size changes and layout.
    final class Turning: UIViewController {
        var notes: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            notes.append("willTransition")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            notes.append("viewWillTransition \(Int(size.width))x\(Int(size.height)), now \(Int(view.bounds.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [unowned self] _ in
                notes.append("alongside \(Int(view.bounds.width))")
            } completion: { [unowned self] _ in
                notes.append("completion")
            }
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            notes.append("layout \(Int(view.bounds.width))")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            notes.append("viewWillAppear")
        }
    }

    @Test("rot-01, rot-04: old size when told, layout inside the animation, then alongside, then completion")
    func rotation() {
        let turning = Turning()
        let stage = Stage(root: turning)
        stage.settle()
        turning.notes = []
        let portrait = UIScreen.main.bounds.size
        #expect(SimulatedApplication.rotate(to: .landscapeRight))
        defer {
            SimulatedApplication.rotate(to: .portrait)
            stage.settle()
            stage.window.isHidden = true
        }
        let width = Int(portrait.height)
        #expect(turning.notes == [
            "willTransition", "viewWillTransition \(width)x\(Int(portrait.width)), now \(Int(portrait.width))",
            "layout \(width)", "alongside \(width)",
        ])
        stage.settle()
        #expect(turning.notes.last == "completion")
        #expect(!turning.notes.contains("viewWillAppear"))
    }

    @Test("section 10: an orientation that no controller supports is refused")
    func refused() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let stage = Stage(root: Upright())
        stage.settle()
        #expect(!SimulatedApplication.rotate(to: .landscapeLeft))
        #expect(stage.window.bounds.width < stage.window.bounds.height)
        stage.window.isHidden = true
    }

    @Test("section 10: children and a presenter under a modal hear of it as well")
    func everybodyHears() {
        let outer = Turning()
        let child = Turning()
        let modal = Turning()
        let stage = Stage(root: outer)
        outer.addChild(child)
        child.view.frame = outer.view.bounds
        outer.view.addSubview(child.view)
        child.didMove(toParent: outer)
        stage.settle()
        outer.present(modal, animated: false)
        stage.settle()
        for controller in [outer, child, modal] { controller.notes = [] }
        stage.window.frame.size = CGSize(width: 700, height: 900)
        for controller in [outer, child, modal] {
            #expect(controller.notes.contains { $0.hasPrefix("viewWillTransition 700x900") })
        }
        stage.window.isHidden = true
    }
}
