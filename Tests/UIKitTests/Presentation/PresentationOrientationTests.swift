import Testing
import UIKit
import UIKitTesting

/// The orientation in which controllers are presented (Apple documentation:
/// *preferredInterfaceOrientationForPresentation*, *supportedInterfaceOrientations*).
@Suite @MainActor
struct PresentationOrientationTests {
    private final class Oriented: UIViewController {
        var supported: UIInterfaceOrientationMask = .allButUpsideDown
        var preferred: UIInterfaceOrientation?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    private func shown() -> (Oriented, Stage) {
        let root = Oriented()
        let stage = Stage(root: root)
        SimulatedApplication.rotate(to: .portrait)
        stage.settle()
        return (root, stage)
    }

    private func end(_ stage: Stage) {
        stage.window.rootViewController = UIViewController()
        stage.settle()
        SimulatedApplication.rotate(to: .portrait)
        stage.settle()
        stage.window.isHidden = true
    }

    private func isWide(_ stage: Stage) -> Bool { stage.window.bounds.width > stage.window.bounds.height }

    @Test("A controller that supports landscape only is presented so over the whole window, and in no sheet", arguments: [
        (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
    ], [true, false])
    func landscapeOnly(style: (UIModalPresentationStyle, Bool), animated: Bool) {
        let (root, stage) = shown()
        defer { end(stage) }
        let modal = Oriented()
        modal.supported = .landscape
        modal.modalPresentationStyle = style.0
        root.present(modal, animated: animated)
        stage.settle()
        #expect(isWide(stage) == style.1)
        if style.1 { #expect(modal.view.bounds.size == stage.window.bounds.size) }
        root.dismiss(animated: animated)
        stage.settle()
        #expect(!isWide(stage) && root.view.bounds.size == stage.window.bounds.size)
    }

    @Test("The preferred orientation is taken among several; people may turn it afterwards, and it stays so")
    func preferred() {
        let (root, stage) = shown()
        defer { end(stage) }
        let modal = Oriented()
        modal.preferred = .landscapeRight
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true)
        stage.settle()
        #expect(isWide(stage))
        #expect(SimulatedApplication.rotate(to: .landscapeLeft))
        stage.settle()
        root.dismiss(animated: true)
        stage.settle()
        #expect(isWide(stage))
    }

    @Test("setNeedsUpdateOfSupportedInterfaceOrientations: whoever calls it, the controller in front is asked")
    func update() {
        let (root, stage) = shown()
        defer { end(stage) }
        let child = UIViewController()
        root.embed(child)
        SimulatedApplication.rotate(to: .landscapeRight)
        stage.settle()
        #expect(isWide(stage))
        root.supported = .portrait
        child.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        #expect(!isWide(stage))
    }
}
