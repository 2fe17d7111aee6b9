import Testing
@testable import UIKit

/// What Apple replaced and packages still use: the status bar of the application, scroll view insets of controllers,
/// turning after the device.
@Suite @MainActor struct DeprecatedControllerTests {
    private final class Screen: UIViewController {
        var hides = false
        var style = UIStatusBarStyle.default
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    /// The only window of its scene, in front and key.
    private func onlyStage(_ root: UIViewController) -> Stage {
        let stage = Stage(root: root)
        if let scene = UIApplication.shared.sceneOfWindows {
            stage.window.windowScene = scene
            for window in scene.windows where window !== stage.window { window.isHidden = true }
        }
        stage.window.makeKeyAndVisible()
        stage.settle()
        return stage
    }

    @Test func theApplicationTellsWhatControllersDecided() {
        let screen = Screen()
        let stage = onlyStage(screen)
        #expect(!UIApplication.shared.isStatusBarHidden)
        screen.hides = true
        screen.style = .lightContent
        screen.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        // Apple documentation, "isStatusBarHidden": without effect where controllers decide.
        UIApplication.shared.isStatusBarHidden = false
        #expect(UIApplication.shared.isStatusBarHidden)
    }

    @Test func theApplicationDecidesWhereItsInformationSaysSo() {
        let screen = Screen()
        screen.hides = true
        let stage = onlyStage(screen)
        UIApplication.shared.isStatusBarOfControllers = false
        defer {
            UIApplication.shared.setStatusBarHidden(false, with: .none)
            UIApplication.shared.setStatusBarStyle(.default, animated: false)
            UIApplication.shared.isStatusBarOfControllers = true
        }
        UIApplication.shared.setStatusBarHidden(false, with: .fade)
        UIApplication.shared.statusBarStyle = .lightContent
        #expect(!UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        #expect(stage.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    }

    @Test func shortContentUnderABarIsInsetOnlyWhereTheControllerSaysSo() {
        let screen = UIViewController()
        let stage = Stage(root: UINavigationController(rootViewController: screen))
        stage.settle()
        let scroll = UIScrollView(frame: screen.view.bounds)
        scroll.contentSize = CGSize(width: 10, height: 10)
        screen.view.addSubview(scroll)
        stage.settle()
        #expect(screen.automaticallyAdjustsScrollViewInsets)
        #expect(scroll.adjustedContentInset.top > 0)
        screen.automaticallyAdjustsScrollViewInsets = false
        #expect(scroll.adjustedContentInset.top == 0)
    }

    @Test func theInterfaceFollowsTheDeviceWhenAsked() {
        final class Turning: UIViewController {
            var mask = UIInterfaceOrientationMask.portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let screen = Turning()
        let stage = Stage(root: screen)
        stage.settle()
        defer {
            UIDevice.current.turn(to: .portrait)
            UIViewController.attemptRotationToDeviceOrientation()
        }
        UIDevice.current.turn(to: .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        screen.mask = .all
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }

    @Test func containersCanBeMadeOfClassesKnownAtRunTime() {
        final class Stack: UINavigationController {}
        let type: UINavigationController.Type = Stack.self
        let root = UIViewController()
        let made = type.init(rootViewController: root)
        #expect(made is Stack)
        #expect(made.viewControllers == [root])
    }
}
