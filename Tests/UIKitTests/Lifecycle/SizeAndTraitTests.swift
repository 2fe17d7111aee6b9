import Testing
import UIKit
import UIKitTesting

/// Who hears of sizes and traits (section 10).
@Suite @MainActor
struct SizeAndTraitTests {
    private final class Sized: Probe {
        var passesOn = true

        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            note("willTransition(\(newCollection.verticalSizeClass == .compact ? "compact" : "regular"))")
            if passesOn { super.willTransition(to: newCollection, with: coordinator) }
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            note("viewWillTransition")
            if passesOn { super.viewWillTransition(to: size, with: coordinator) }
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            note("traitsChanged")
        }
    }

    let log = CallLog()

    private func lines() -> [String] { log.take().filter { $0.contains("ransition") || $0.contains("traits") } }

    private func shown() -> (Sized, Sized, Stage) {
        let (p, c) = (Sized("P", log), Sized("C", log))
        p.embed(c)
        let stage = Stage(root: p)
        stage.settle()
        _ = log.take()
        return (p, c, stage)
    }

    @Test("A rotation that changes the size class: traits before size, parents before children")
    func order() {
        let (_, _, stage) = shown()
        defer {
            SimulatedApplication.rotate(to: .portrait)
            stage.settle()
        }
        SimulatedApplication.rotate(to: .landscapeLeft)
        stage.settle()
        let told = lines().filter { $0.contains("Transition") }
        #expect(told == ["P.willTransition(compact)", "C.willTransition(compact)", "P.viewWillTransition", "C.viewWillTransition"])
    }

    @Test("Children hear of it only through super")
    func withoutSuper() {
        let (p, _, stage) = shown()
        p.passesOn = false
        defer {
            SimulatedApplication.rotate(to: .portrait)
            stage.settle()
        }
        SimulatedApplication.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(lines().filter { $0.contains("Transition") } == ["P.willTransition(compact)", "P.viewWillTransition"])
    }

    @Test("section 7: a controller whose view was added without addChild hears of no rotation")
    func stray() {
        let (p, _, stage) = shown()
        let stray = Sized("X", log)
        stray.view.frame = p.view.bounds
        p.view.addSubview(stray.view)
        stage.settle()
        _ = log.take()
        defer {
            SimulatedApplication.rotate(to: .portrait)
            stage.settle()
        }
        SimulatedApplication.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(lines().filter { $0.hasPrefix("X.") && $0.contains("Transition") } == [])
    }

    @Test("A child's view resized by hand is no size transition")
    func byHand() {
        let (_, c, stage) = shown()
        c.view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        stage.settle()
        #expect(lines() == [])
    }

    @Test("Traits overridden for a child reach it and what is below, not its parent; without, it has its parent's again")
    func overridden() {
        let (p, c, stage) = shown()
        let below = Sized("D", log)
        c.embed(below)
        stage.settle()
        _ = log.take()
        p.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: c)
        stage.settle()
        #expect(c.traitCollection.horizontalSizeClass == .regular && below.traitCollection.horizontalSizeClass == .regular)
        #expect(below.view.traitCollection.horizontalSizeClass == .regular)
        #expect(p.traitCollection.horizontalSizeClass == .compact)
        #expect(lines().filter { $0.contains("traits") } == ["C.traitsChanged", "D.traitsChanged"])
        p.setOverrideTraitCollection(nil, forChild: c)
        stage.settle()
        #expect(c.traitCollection.horizontalSizeClass == .compact && below.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("section 1: view read inside one's own loadView is said and does not load twice")
    func readInLoadView() {
        final class Reader: UIViewController {
            var loads = 0
            override func loadView() {
                loads += 1
                guard loads < 3 else { return view = UIView() }
                _ = view
                super.loadView()
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                dids += 1
            }
            var dids = 0
        }
        let reader = Reader()
        let said = loggedLines { reader.loadViewIfNeeded() }
        #expect(reader.loads == 1 && reader.dids == 1)
        #expect(said.count == 1)
    }
}
