import Testing
@testable import UIKit
import UIKitTesting

/// Which controller decides about the status bar, the home indicator and the edges (Apple documentation:
/// *preferredStatusBarStyle*, *childForStatusBarStyle*, *modalPresentationCapturesStatusBarAppearance*,
/// *prefersHomeIndicatorAutoHidden*).
@Suite @MainActor
struct ChromeHostingTests {
    private final class Decider: UIViewController {
        var style = UIStatusBarStyle.default
        var hides = false
        var child: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var prefersHomeIndicatorAutoHidden: Bool { hides }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .bottom : [] }
        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    }

    private func show(_ root: UIViewController) throws -> (Stage, UIStatusBarManager) {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene ?? UIApplication.shared.sceneOfWindows)
        let stage = Stage(root: root)
        stage.window.windowScene = scene
        for window in scene.windows where window !== stage.window { window.isHidden = true }
        stage.settle()
        return (stage, try #require(scene.statusBarManager))
    }

    @Test("a container's child decides where the container names it, else the container")
    func child() throws {
        let (parent, child) = (Decider(), Decider())
        parent.addChild(child)
        child.style = .lightContent
        child.hides = true
        let (stage, manager) = try show(parent)
        #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
        parent.child = child
        parent.setNeedsStatusBarAppearanceUpdate()
        stage.turn()
        #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    }

    @Test("a presentation that does not cover decides only where it captures the status bar", arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen,
    ], [true, false])
    func modal(style: UIModalPresentationStyle, captures: Bool) throws {
        let (root, modal) = (Decider(), Decider())
        modal.style = .lightContent
        modal.modalPresentationStyle = style
        modal.modalPresentationCapturesStatusBarAppearance = captures
        let (stage, manager) = try show(root)
        root.present(modal, animated: true)
        stage.settle()
        #expect((manager.statusBarStyle == .lightContent) == (captures || style == .fullScreen))
        root.dismiss(animated: true)
        stage.settle()
        #expect(manager.statusBarStyle == .darkContent)
    }

    @Test("a navigation controller goes by its bar's style; the screen on top decides while the bar is hidden")
    func navigation() throws {
        let screen = Decider()
        screen.style = .lightContent
        let navigation = UINavigationController(rootViewController: screen)
        let (stage, manager) = try show(navigation)
        #expect(manager.statusBarStyle == .darkContent)
        navigation.navigationBar.barStyle = .black
        stage.turn()
        #expect(manager.statusBarStyle == .lightContent)
        navigation.navigationBar.barStyle = .default
        stage.turn()
        #expect(manager.statusBarStyle == .darkContent)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.turn()
        #expect(manager.statusBarStyle == .lightContent)
    }

    @Test("home indicator and edges: whoever is in front is asked after each change of screen")
    func edges() throws {
        let root = Decider()
        let (stage, manager) = try show(root)
        let modal = Decider()
        modal.hides = true
        root.present(modal, animated: true)
        stage.settle()
        #expect(manager.isHomeIndicatorAutoHidden && manager.edgesDeferringSystemGestures == .bottom)
        root.dismiss(animated: true)
        stage.settle()
        #expect(!manager.isHomeIndicatorAutoHidden && manager.edgesDeferringSystemGestures == [])
    }
}
