import Testing
import UIKit
import UIKitTesting

@MainActor
private final class SplitListener: NSObject, UISplitViewControllerDelegate {
    let log: CallLog
    var top: UISplitViewController.Column?
    var handlesSecondary = false

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        log.add("delegate.willChangeTo(\(displayMode.rawValue))")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("delegate.willShow(\(column.rawValue))")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("delegate.willHide(\(column.rawValue))")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("delegate.didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("delegate.didExpand") }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { handlesSecondary }
}

/// *UISplitViewController*: styles, display modes, collapsing and expanding.
@Suite @MainActor
struct SplitTests {
    let log = CallLog()
    private let listener: SplitListener
    private let wide = CGRect(x: 0, y: 0, width: 1000, height: 700)
    private let narrow = CGRect(x: 0, y: 0, width: 390, height: 700)

    init() { listener = SplitListener(log) }

    private func show(_ split: UISplitViewController, _ frame: CGRect) -> Stage {
        split.delegate = listener
        let window = UIWindow(frame: frame)
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        window.rootViewController = split
        window.makeKeyAndVisible()
        let stage = Stage(window: window)
        stage.settle()
        return stage
    }

    private func columns(_ style: UISplitViewController.Style, _ frame: CGRect) -> (UISplitViewController, [Probe], Stage) {
        let split = UISplitViewController(style: style)
        let probes = "PMS".map { Probe(String($0), log) }
        split.setViewController(probes[0], for: .primary)
        if style == .tripleColumn { split.setViewController(probes[1], for: .supplementary) }
        split.setViewController(probes[2], for: .secondary)
        let stage = show(split, frame)
        return (split, probes, stage)
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
    }

    @Test("Two columns side by side where it is wide; hide and show the primary")
    func twoColumns() {
        let (split, probes, stage) = columns(.doubleColumn, wide)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(probes[0].view.window != nil && probes[2].view.window != nil)
        #expect(split.viewController(for: .primary)?.view.frame.width == split.primaryColumnWidth)
        #expect(split.viewController(for: .secondary)?.view.frame.minX == split.primaryColumnWidth)
        #expect(!log.take().contains("delegate.didExpand"))
        split.hide(.primary)
        stage.settle()
        #expect(lines() == [
            "delegate.willHide(0)", "delegate.willChangeTo(1)", "P.viewWillDisappear(true)", "P.viewDidDisappear(true)",
        ])
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewController(for: .secondary)?.view.frame == wide)
        split.show(.primary)
        stage.settle()
        #expect(lines() == [
            "delegate.willShow(0)", "delegate.willChangeTo(2)", "P.viewWillAppear(true)", "P.viewDidAppear(true)",
        ])
    }

    @Test("preferred, least and greatest widths of the columns")
    func widths() {
        let (split, _, stage) = columns(.tripleColumn, wide)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidthFraction = 0.3
        split.preferredSupplementaryColumnWidth = 260
        stage.settle()
        #expect(split.primaryColumnWidth == 300 && split.supplementaryColumnWidth == 260)
        split.maximumPrimaryColumnWidth = 200
        split.minimumSupplementaryColumnWidth = 280
        stage.settle()
        #expect(split.viewController(for: .primary)?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 700))
        #expect(split.viewController(for: .supplementary)?.view.frame == CGRect(x: 200, y: 0, width: 280, height: 700))
        #expect(split.viewController(for: .secondary)?.view.frame == CGRect(x: 480, y: 0, width: 520, height: 700))
        split.primaryEdge = .trailing
        stage.settle()
        #expect(split.viewController(for: .primary)?.view.frame.maxX == 1000)
    }

    @Test("Three columns: the primary comes beside the supplementary and goes alone")
    func threeColumns() {
        let (split, probes, stage) = columns(.tripleColumn, wide)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(probes[0].viewIfLoaded?.window == nil && probes[1].view.window != nil)
        split.show(.primary)
        stage.settle()
        #expect(split.displayMode == .twoBesideSecondary && probes[0].view.window != nil)
        split.hide(.primary)
        stage.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        stage.settle()
        #expect(split.displayMode == .secondaryOnly && probes[1].view.window == nil)
    }

    @Test("Overlaid columns lie over the secondary; a tap beside hides them")
    func overlay() {
        let (split, probes, stage) = columns(.doubleColumn, wide)
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .secondaryOnly
        stage.settle()
        split.show(.primary)
        stage.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.frame == wide)
        #expect(probes[0].view.window != nil)
        Touches.tap(stage.window, at: CGPoint(x: 800, y: 400))
        stage.settle()
        #expect(split.displayMode == .secondaryOnly && probes[0].view.window == nil)
        Touches.swipeFromEdge(.left, of: stage.window, distance: 200)
        stage.settle()
        #expect(probes[0].view.window != nil)
    }

    @Test("split-01: with a compact column a narrow window shows that")
    func compactColumn() {
        let split = UISplitViewController(style: .doubleColumn)
        let probes = "PSC".map { Probe(String($0), log) }
        split.setViewController(probes[0], for: .primary)
        split.setViewController(probes[1], for: .secondary)
        split.setViewController(probes[2], for: .compact)
        let stage = show(split, narrow)
        #expect(lines().filter { $0.hasPrefix("delegate") } == ["delegate.willShow(3)", "delegate.didCollapse"])
        #expect(split.isCollapsed && probes[2].view.window != nil && probes[0].viewIfLoaded?.window == nil)
        stage.window.frame = wide
        stage.settle()
        #expect(lines().filter { $0.hasPrefix("delegate") } == ["delegate.didExpand"])
        #expect(probes[0].view.window != nil && probes[1].view.window != nil && probes[2].view.window == nil)
    }

    @Test("Collapsing puts the stacks together, expanding takes them apart, pushed screens included")
    func collapseAndExpand() throws {
        let (split, probes, stage) = columns(.doubleColumn, wide)
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
        stage.window.frame = narrow
        stage.settle()
        #expect(split.isCollapsed && primary.viewControllers == [probes[0], probes[2]])
        #expect(probes[2].view.window != nil && probes[0].view.window == nil)
        Touches.swipeFromEdge(.left, of: stage.window, distance: 300)
        stage.settle()
        #expect(primary.viewControllers == [probes[0]])
        split.show(.secondary)
        stage.settle()
        let extra = Probe("X", log)
        primary.pushViewController(extra, animated: false)
        stage.settle()
        stage.window.frame = wide
        stage.settle()
        #expect(!split.isCollapsed)
        #expect(primary.viewControllers == [probes[0]] && secondary.viewControllers == [probes[2], extra])
        #expect(split.viewController(for: .secondary) === secondary)
        #expect(probes[0].view.window != nil && extra.view.window != nil)
    }

    @Test("The delegate chooses the top column; show pushes the others")
    func topColumn() throws {
        listener.top = .primary
        let (split, probes, stage) = columns(.doubleColumn, narrow)
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        #expect(primary.viewControllers == [probes[0]])
        split.show(.secondary)
        stage.settle()
        #expect(primary.viewControllers == [probes[0], probes[2]])
        split.show(.primary)
        stage.settle()
        #expect(primary.viewControllers == [probes[0]])
        #expect(probes[0].view.window != nil)
    }

    @Test("Classic: the delegate may deal with the secondary; showDetail pushes while collapsed")
    func classic() throws {
        listener.handlesSecondary = true
        let split = UISplitViewController()
        let master = Probe("P", log)
        let detail = Probe("S", log)
        let navigation = UINavigationController(rootViewController: master)
        split.viewControllers = [navigation, detail]
        let stage = show(split, narrow)
        #expect(split.isCollapsed && split.viewControllers == [navigation])
        #expect(master.view.window != nil && detail.parent == nil)
        let other = Probe("T", log)
        master.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
        stage.settle()
        #expect(navigation.viewControllers == [master, other])
        #expect(other.view.window != nil)
        stage.window.frame = wide
        stage.settle()
        #expect(split.viewControllers.count == 2)
        #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [other])
        #expect(master.view.window != nil && other.view.window != nil)
    }

    @Test("Nothing keeps columns that were replaced, nor a split view that went")
    func released() throws {
        let lifetimes = LifetimeTracker()
        func use() -> Stage {
            let split = lifetimes.track(UISplitViewController(style: .doubleColumn))
            split.setViewController(lifetimes.track(Probe("P", log)), for: .primary)
            split.setViewController(lifetimes.track(Probe("S", log)), for: .secondary)
            let stage = show(split, wide)
            stage.window.frame = narrow
            stage.settle()
            stage.window.frame = wide
            stage.settle()
            split.hide(.primary)
            stage.settle()
            split.setViewController(lifetimes.track(Probe("T", log)), for: .secondary)
            stage.settle()
            lifetimes.trackTree(of: split)
            stage.window.rootViewController = UIViewController()
            stage.settle()
            return stage
        }
        let stage = use()
        try lifetimes.expectReleased()
        #expect(stage.window.rootViewController != nil)
    }
}
