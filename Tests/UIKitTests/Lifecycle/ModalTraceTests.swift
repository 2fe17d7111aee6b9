import Testing
import UIKit

@Suite @MainActor
struct ModalTraceTests {
    let log = CallLog()

    private func shown() -> (Probe, Stage) {
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        _ = log.take()
        return (a, stage)
    }

    private func modal(_ style: UIModalPresentationStyle) -> Probe {
        let m = Probe("M", log)
        m.modalPresentationStyle = style
        return m
    }

    private func appearances() -> [String] {
        log.takeAppearance().filter { !$0.contains("oad") }
    }

    @Test("modal-full-01, sync-present-01: present over the full screen")
    func presentFullScreen() {
        let (a, stage) = shown()
        a.present(modal(.fullScreen), animated: true) { [log] in log.add("completion") }
        #expect(log.take() == [])
        stage.turn()
        #expect(appearances() == ["A.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)"])
        stage.settle()
        #expect(appearances() == ["M.viewDidAppear(true)", "A.viewDidDisappear(true)", "completion"])
    }

    @Test("modal-full-02, deinit-02: dismiss from the full screen, completion last, then released")
    func dismissFullScreen() {
        let (a, stage) = shown()
        weak var m: Probe?
        do {
            let made = modal(.fullScreen)
            m = made
            a.present(made, animated: false)
        }
        stage.settle()
        _ = log.take()
        a.dismiss(animated: true) { [log] in log.add("completion, alive \(m != nil)") }
        stage.turn()
        #expect(appearances() == ["M.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)"])
        stage.settle()
        #expect(appearances() == ["A.viewDidAppear(true)", "M.viewDidDisappear(true)", "completion, alive true"])
        #expect(m == nil)
    }

    @Test("modal-full-05, sync-present-02: unanimated, all in one turn, completion last")
    func unanimatedFullScreen() {
        let (a, stage) = shown()
        a.present(modal(.fullScreen), animated: false) { [log] in log.add("completion") }
        #expect(log.take() == [])
        stage.turn()
        #expect(appearances() == [
            "A.viewWillDisappear(false)", "M.viewWillAppear(false)", "M.viewIsAppearing(false)", "M.viewDidAppear(false)",
            "A.viewDidDisappear(false)", "completion",
        ])
    }

    @Test("modal-sheet-01, sync-present-03: a sheet leaves its presenter alone")
    func sheet() {
        let (a, stage) = shown()
        let m = modal(.automatic)
        a.present(m, animated: true)
        stage.turn()
        #expect(appearances() == ["M.viewWillAppear(true)", "M.viewIsAppearing(true)"])
        stage.settle()
        #expect(appearances() == ["M.viewDidAppear(true)"])
        m.dismiss(animated: true)
        stage.turn()
        #expect(appearances() == ["M.viewWillDisappear(true)"])
        stage.settle()
        #expect(appearances() == ["M.viewDidDisappear(true)"])
    }

    @Test("sync-present-04, sync-dismiss-04: an unanimated sheet has its did in a later turn")
    func unanimatedSheet() async {
        let (a, stage) = shown()
        a.present(modal(.pageSheet), animated: false)
        stage.turn()
        #expect(appearances() == ["M.viewWillAppear(false)", "M.viewIsAppearing(false)"])
        await laterTurn()
        #expect(appearances() == ["M.viewDidAppear(false)"])
        a.dismiss(animated: false)
        stage.turn()
        #expect(appearances() == ["M.viewWillDisappear(false)"])
        await laterTurn()
        #expect(appearances() == ["M.viewDidDisappear(false)"])
    }

    @Test("modal-state-01: links and flags at each step")
    func states() {
        let (a, stage) = shown()
        let m = modal(.fullScreen)
        var states: [String] = []
        a.hook = { [unowned m] a, callback in
            guard callback.contains("ppear(") && !callback.contains("Is") else { return }
            states.append("A.\(callback): presents \(a.presentedViewController === m)")
        }
        m.hook = { m, callback in
            guard callback.contains("ppear(") && !callback.contains("Is") else { return }
            states.append(
                "M.\(callback): presented \(m.isBeingPresented), dismissed \(m.isBeingDismissed), "
                    + "has presenter \(m.presentingViewController != nil)")
        }
        a.present(m, animated: false)
        stage.settle()
        #expect(!m.isBeingPresented)
        a.dismiss(animated: false)
        stage.settle()
        #expect(states == [
            "A.viewWillDisappear(false): presents true",
            "M.viewWillAppear(false): presented true, dismissed false, has presenter true",
            "M.viewDidAppear(false): presented true, dismissed false, has presenter true",
            "A.viewDidDisappear(false): presents true",
            "M.viewWillDisappear(false): presented false, dismissed true, has presenter true",
            "A.viewWillAppear(false): presents true",
            "A.viewDidAppear(false): presents false",
            "M.viewDidDisappear(false): presented false, dismissed true, has presenter false",
        ])
    }

    @Test("section 9: a chain goes as a whole when its presenter dismisses")
    func chain() {
        let (a, stage) = shown()
        let m = modal(.fullScreen)
        let n = Probe("N", log)
        n.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        stage.settle()
        m.present(n, animated: false)
        stage.settle()
        _ = log.take()
        a.dismiss(animated: false)
        stage.settle()
        let lines = appearances()
        #expect(lines.filter { $0.hasPrefix("M.") } == [])
        #expect(lines.filter { $0.hasPrefix("N.") } == ["N.viewWillDisappear(false)", "N.viewDidDisappear(false)"])
        #expect(lines.filter { $0.hasPrefix("A.") } == [
            "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
        ])
        #expect(a.presentedViewController == nil && m.presentedViewController == nil)
    }
}
