import Testing
@testable import UIKit
import UIKitTesting

/// Takes the lower half of its container and notes its layout.
private final class LowerHalf: UIPresentationController {
    var isFullScreen = true
    var layouts: [String] = []
    var sizes: [CGSize] = []
    override var shouldPresentInFullscreen: Bool { isFullScreen }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layouts.append("will")
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        layouts.append("did")
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: parentSize.height / 2)
    }
}

@MainActor
private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var isFullScreen = true
    weak var made: LowerHalf?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let half = LowerHalf(presentedViewController: presented, presenting: presenting)
        half.isFullScreen = isFullScreen
        made = half
        return half
    }
}

/// What Apple documents about where presentations happen and what presentation controllers hear (section 9).
@Suite @MainActor
struct PresentationHostingTests {
    private let delegate = HalfDelegate()

    private func sized() -> (child: UIViewController, root: UIViewController, stage: Stage) {
        let (root, child) = (UIViewController(), UIViewController())
        let stage = Stage(root: root, with: child, at: CGRect(x: 0, y: 100, width: 200, height: 300))
        child.definesPresentationContext = true
        return (child, root, stage)
    }

    @Test("section 9: the container's layout is announced before and after, and again with a new size")
    func layout() throws {
        let stage = Stage(root: UIViewController())
        stage.settle()
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        stage.window.rootViewController?.present(modal, animated: false)
        stage.settle()
        let half = try #require(delegate.made)
        #expect(half.layouts.starts(with: ["will", "did"]))
        half.layouts = []
        stage.window.frame = CGRect(x: 0, y: 0, width: 500, height: 600)
        stage.settle()
        #expect(half.layouts.starts(with: ["will", "did"]))
        #expect(modal.view.frame == CGRect(x: 0, y: 300, width: 500, height: 300))
    }

    @Test("shouldPresentInFullscreen false: the presentation is in the current context (Apple documentation)", arguments: [true, false])
    func context(isFullScreen: Bool) throws {
        let (child, root, stage) = sized()
        delegate.isFullScreen = isFullScreen
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        child.present(modal, animated: true)
        stage.settle()
        let presenter = isFullScreen ? root : child
        #expect(modal.presentingViewController === presenter && presenter.presentedViewController === modal)
        let container = try #require(delegate.made?.containerView)
        #expect(container.convert(container.bounds, to: stage.window) == presenter.view.convert(presenter.view.bounds, to: stage.window))
        child.dismiss(animated: true)
        stage.settle()
        #expect(modal.view.window == nil && child.view.window != nil)
    }

    @Test("a navigation controller defines a presentation context, other controllers do not (Apple documentation: definesPresentationContext)")
    func defaults() {
        #expect(UINavigationController().definesPresentationContext)
        #expect(!UIViewController().definesPresentationContext)
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        stage.settle()
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        screen.present(modal, animated: false)
        stage.settle()
        #expect(modal.presentingViewController === navigation)
    }

    @Test("providesPresentationContextTransitionStyle: the context's own style animates what it presents", arguments: [true, false])
    func transitionStyle(provides: Bool) {
        let (child, _, stage) = sized()
        child.providesPresentationContextTransitionStyle = provides
        child.modalTransitionStyle = .crossDissolve
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        modal.modalTransitionStyle = .coverVertical
        child.present(modal, animated: true)
        stage.turn()
        MainClock.shared.advance(by: 0.1)
        // A view that dissolves is in its place from the start, one that covers moves there.
        let shown = modal.view.layer.presentation() ?? modal.view.layer
        #expect((shown.opacity < 1) == provides)
        #expect((shown.frame.minY == 0) == provides)
        stage.settle()
        #expect(modal.view.alpha == 1 && modal.view.frame.minY == 0)
    }

    @Test("section 2: what is presented in a child's context leaves the screen with the container, also while it comes", arguments: [
        UIModalPresentationStyle.currentContext, .overCurrentContext,
    ], [true, false])
    func contextOfCoveredContainer(style: UIModalPresentationStyle, isComing: Bool) {
        let root = UIViewController()
        let world = OddWorld(root: root)
        let (child, modal, other) = (world.make("C"), world.make("M"), world.make("N"))
        root.embed(child)
        child.definesPresentationContext = true
        modal.modalPresentationStyle = style
        other.modalPresentationStyle = .fullScreen
        world.settle()
        child.present(modal, animated: true)
        if isComing { world.stage.turn() } else { world.settle() }
        world.beginAnew()
        root.present(other, animated: false)
        world.settle()
        let shown = isComing ? ["WillAppear"] : ["WillAppear", "DidAppear"]
        #expect(world.appearances(of: "M") == shown + ["WillDisappear", "DidDisappear"])
        world.clear()
        root.dismiss(animated: false)
        world.settle()
        #expect(world.appearances(of: "M") == ["WillAppear", "DidAppear"])
        #expect(modal.view.window != nil && other.view.window == nil)
        child.dismiss(animated: false)
        world.settle()
        #expect(child.appearance.state == .appeared && child.view.window != nil)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 3: what is presented in a tab's context goes and comes with the tab, and so does its dismissal", arguments: [
        UIModalPresentationStyle.currentContext, .overCurrentContext,
    ], [true, false])
    func contextOfTab(style: UIModalPresentationStyle, isDismissedAway: Bool) {
        let tabs = UITabBarController()
        let world = OddWorld(root: tabs)
        let (first, second, modal) = (world.make("A"), world.make("B"), world.make("M"))
        first.definesPresentationContext = true
        tabs.viewControllers = [first, second]
        modal.modalPresentationStyle = style
        world.settle()
        first.present(modal, animated: true)
        world.settle()
        world.clear()
        let isCovered = style == .currentContext
        tabs.selectedIndex = 1
        world.settle()
        #expect(world.appearances(of: "M") == ["WillDisappear", "DidDisappear"] && modal.view.window == nil)
        #expect(world.appearances(of: "A") == (isCovered ? [] : ["WillDisappear", "DidDisappear"]))
        world.clear()
        if isDismissedAway {
            first.dismiss(animated: true)
            world.settle()
            #expect(first.presentedViewController == nil && world.appearances(of: "A") == [])
        }
        tabs.selectedIndex = 0
        world.settle()
        #expect(world.appearances(of: "M") == (isDismissedAway ? [] : ["WillAppear", "DidAppear"]))
        #expect(world.appearances(of: "A") == (isCovered && !isDismissedAway ? [] : ["WillAppear", "DidAppear"]))
        #expect((modal.view.window != nil) == !isDismissedAway)
        first.dismiss(animated: false)
        world.settle()
        #expect(first.appearance.state == .appeared && first.view.window != nil)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 3: a tab chosen in the turn in which its context's presentation is dismissed leaves nobody half on screen", arguments: [true, false], [true, false])
    func dismissedWithTab(selectsFirst: Bool, animated: Bool) {
        let tabs = UITabBarController()
        let world = OddWorld(root: tabs)
        let (first, second, modal) = (world.make("A"), world.make("B"), world.make("M"))
        first.definesPresentationContext = true
        tabs.viewControllers = [first, second]
        modal.modalPresentationStyle = .currentContext
        world.settle()
        first.present(modal, animated: false)
        world.settle()
        world.clear()
        if selectsFirst { tabs.selectedIndex = 1 }
        first.dismiss(animated: animated)
        if !selectsFirst { tabs.selectedIndex = 1 }
        world.settle()
        #expect(world.appearances(of: "M") == ["WillDisappear", "DidDisappear"] && world.appearances(of: "A") == [])
        #expect(second.appearance.state == .appeared && first.viewIfLoaded?.window == nil && modal.view.window == nil)
        tabs.selectedIndex = 0
        world.settle()
        #expect(first.appearance.state == .appeared && first.view.window != nil)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 3: what covers a screen in its context leaves with a push and comes back with the pop", arguments: [true, false])
    func contextOfScreen(animated: Bool) {
        let navigation = UINavigationController()
        let world = OddWorld(root: navigation)
        let (first, second, modal) = (world.make("A"), world.make("B"), world.make("M"))
        first.definesPresentationContext = true
        navigation.setViewControllers([first], animated: false)
        modal.modalPresentationStyle = .currentContext
        world.settle()
        first.present(modal, animated: false)
        world.settle()
        world.clear()
        navigation.pushViewController(second, animated: animated)
        world.settle()
        #expect(world.appearances(of: "M") == ["WillDisappear", "DidDisappear"] && world.appearances(of: "A") == [])
        navigation.popViewController(animated: animated)
        world.clear()
        world.settle()
        #expect(world.appearances(of: "M") == ["WillAppear", "DidAppear"] && world.appearances(of: "A") == [])
        #expect(modal.view.window != nil && first.view.window == nil)
        first.dismiss(animated: animated)
        world.settle()
        #expect(first.appearance.state == .appeared && first.view.window != nil)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 3: what covers a column in its context stays in the column's place when the split view lays out")
    func contextOfColumn() {
        let split = UISplitViewController(style: .doubleColumn)
        let world = OddWorld(frame: CGRect(x: 0, y: 0, width: 1200, height: 800), root: split)
        let (first, second, modal) = (world.make("P"), world.make("S"), world.make("M"))
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        modal.modalPresentationStyle = .currentContext
        world.settle()
        first.present(modal, animated: false)
        world.settle()
        #expect(modal.presentingViewController === first.navigationController && first.view.window == nil)
        split.preferredPrimaryColumnWidth = 400
        split.view.setNeedsLayout()
        world.settle()
        #expect(first.view.window == nil && first.appearance.state == .disappeared)
        #expect(modal.appearance.state == .appeared && modal.view.bounds.width == 400)
        split.hide(.primary)
        world.settle()
        #expect(modal.appearance.state == .disappeared && first.appearance.state == .disappeared)
        split.show(.primary)
        world.settle()
        #expect(modal.appearance.state == .appeared && first.appearance.state == .disappeared)
        first.dismiss(animated: true)
        world.settle()
        #expect(first.appearance.state == .appeared && first.view.window != nil)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 10: a presented controller hears of the size that its presentation controller gives it")
    func size() throws {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let stage = Stage(root: UIViewController())
        stage.settle()
        let modal = Sized()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        stage.window.rootViewController?.present(modal, animated: false)
        stage.settle()
        stage.window.frame = CGRect(x: 0, y: 0, width: 500, height: 600)
        stage.settle()
        #expect(modal.sizes == [CGSize(width: 500, height: 300)])
    }
}
