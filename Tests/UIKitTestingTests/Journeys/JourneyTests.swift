import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct JourneyTests {
    class Page: UIViewController {}
    typealias Filter = CallbackRecorder.Filter

    /// The lines of `Page` controllers after the step with this index.
    private func lines(_ trace: JourneyTrace, afterStep index: Int) -> [String] {
        let steps = trace.events.indices.filter { if case .step = trace.events[$0].kind { return true } else { return false } }
        let before = JourneyTrace(records: [], events: Array(trace.events[..<steps[index]])).lines(of: .willsAndDids)
        return trace.lines(of: .willsAndDids).dropFirst(before.count).filter { $0.hasPrefix("Page") }
    }

    @Test("a swipe back by touches that is let go gives the callbacks of trace nav-swipe-cancel-01")
    func cancelledSwipe() {
        let trace = Journey(.open, .push, .swipeBack(0.4, .cancel)).run { Page() }
        #expect(trace.notes == [])
        expectTrace(lines(trace, afterStep: 2), [
            "Page#2.viewWillDisappear(true)", "Page.viewWillAppear(true)", "Page.viewWillDisappear(true)",
            "Page.viewDidDisappear(true)", "Page#2.viewWillAppear(true)", "Page#2.viewDidAppear(true)",
        ])
    }

    @Test("a finished swipe back pops", arguments: [0.2, 0.7])
    func finishedSwipe(fraction: Double) {
        let trace = Journey(.open, .push, .swipeBack(fraction, .finish)).run { Page() }
        #expect(trace.notes == [])
        expectTrace(lines(trace, afterStep: 2), [
            "Page#2.viewWillDisappear(true)", "Page.viewWillAppear(true)", "Page#2.viewDidDisappear(true)", "Page.viewDidAppear(true)",
        ])
    }

    @Test("a swipe far over the middle can still be cancelled")
    func cancelledFarSwipe() {
        let trace = Journey(.open, .push, .swipeBack(0.9, .cancel)).run { Page() }
        #expect(trace.notes == [])
        #expect(lines(trace, afterStep: 2).last == "Page#2.viewDidAppear(true)")
    }

    @Test("a sheet leaves the screen behind it alone, a full screen does not (contract section 3)")
    func presented() {
        let sheet = Journey(.open, .sheet, .dismiss).run { Page() }
        #expect(lines(sheet, afterStep: 1) == [
            "Page#2.viewWillAppear(true)", "Page#2.viewDidAppear(true)", "Page#2.viewWillDisappear(true)", "Page#2.viewDidDisappear(true)",
        ])
        let full = Journey(.open, .fullScreen, .dismiss).run { Page() }
        #expect(lines(full, afterStep: 1) == [
            "Page.viewWillDisappear(true)", "Page#2.viewWillAppear(true)", "Page#2.viewDidAppear(true)", "Page.viewDidDisappear(true)",
            "Page#2.viewWillDisappear(true)", "Page.viewWillAppear(true)", "Page.viewDidAppear(true)", "Page#2.viewDidDisappear(true)",
        ])
    }

    @Test("turning, background and memory send what section 10 says, and no appearance callbacks")
    func system() {
        let trace = Journey(.open, .rotate, .background, .memoryWarning).run { Page() }
        #expect(lines(trace, afterStep: 1) == [])
        let all = trace.lines().filter { $0.hasPrefix("Page.") }
        #expect(all.contains("Page.viewWillTransition(to:with:)"))
        #expect(all.filter { $0 == "Page.didReceiveMemoryWarning" }.count == 1)
        #expect(trace.notes == [])
    }

    @Test("steps that cannot be taken say why, and the journey goes on")
    func leftOut() {
        let trace = Journey(.pop, .open, .pop, .swipeBack(0.4, .cancel), .dragDismiss(0.3, .cancel), .dismiss, .push).run { Page() }
        #expect(trace.notes == [
            "left out: nothing is open yet", "left out: nothing can be popped, the stack holds only its root",
            "left out: there is nothing to go back to", "left out: no sheet is shown", "left out: nothing is presented",
        ])
        #expect(lines(trace, afterStep: 6).last == "Page#2.viewDidAppear(true)")
    }

    @Test("a container is opened as it is, and nothing is pushed onto tabs without a stack")
    func containers() {
        let trace = Journey(.open, .push).run { UITabBarController() }
        #expect(trace.notes == ["left out: there is no navigation controller to push onto"])
        let stacks = Journey(.open, .push).run { UINavigationController(rootViewController: Page()) }
        #expect(stacks.notes == ["left out: a navigation controller cannot be pushed"])
    }

    @Test("a controller that allows portrait only is not turned")
    func portraitOnly() {
        final class Portrait: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let trace = Journey(.open, .rotate).run { Portrait(rootViewController: Page()) }
        #expect(trace.notes == ["left out: the controller in front does not support landscape"])
    }

    @Test("nothing of a journey stays alive")
    func released() {
        let lifetimes = LifetimeTracker()
        _ = Journey(steps: JourneyStep.standard).run { lifetimes.track(Page()) }
        TestClock.runUntilIdle()
        #expect(lifetimes.alive.map(\.description) == [])
    }

    @Test("a journey's text gives its steps, and its steps their text")
    func parsing() throws {
        let text = "open,push,swipe-back:0.4:cancel,sheet,drag-dismiss:0.3:cancel,rotate,background,memory-warning,pop"
        let journey = try Journey(text)
        #expect(journey.steps == [
            .open, .push, .swipeBack(0.4, .cancel), .sheet, .dragDismiss(0.3, .cancel), .rotate, .background, .memoryWarning, .pop,
        ])
        #expect(journey.steps.map(\.description).joined(separator: ",") == text)
        #expect(try Journey("swipe-back:finish, wait").steps == [.swipeBack(0.4, .finish), .wait(1)])
    }

    @Test("a text that is no journey is refused with what is wrong", arguments: [
        ("open,jump", "'jump' is not a step"), ("open,,push", "an empty step"), ("push:2", "'push' takes no value"),
        ("swipe-back:1.5", "not '1.5'"), ("swipe-back:cancel:finish", "not 'finish'"), ("wait:x", "'wait' takes seconds"),
        ("", "an empty step"),
    ])
    func mistakes(text: String, message: String) {
        #expect { try Journey(text) } throws: { "\($0)".contains(message) }
    }

    @Test("the text shows steps, indents children under their parents and joins wills to their dids")
    func text() {
        let trace = Journey(.open, .push, .swipeBack(0.4, .cancel), .pop, .pop).run { Page() }
        let lines = trace.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.contains("open") && lines.contains("swipe-back:0.4:cancel"))
        #expect(lines.contains { $0.hasSuffix("  ┌ UINavigationController.viewWillAppear(false)") == true || $0.contains(" ┌ UINavigationController.viewWillAppear(false)") })
        #expect(lines.contains { $0.contains("   ┌ Page#2.viewWillAppear(true)  [isMovingToParent]") })
        #expect(lines.contains { $0.contains("   └ Page#2.viewDidAppear(true)") })
        #expect(lines.contains { $0.contains("├ Page.viewWillDisappear(true)") && $0.hasSuffix("takes back viewWillAppear") })
        #expect(lines.contains { $0.contains("by a person's swipe back") })
        #expect(lines.contains { $0.contains("· left out: nothing can be popped") })
        #expect(!trace.text.contains("\u{1B}"))
        #expect(TraceText(trace.records, coloured: true).text.contains("\u{1B}[32m"))
    }

    @Test("what a drag lays out again and again is one line, and times count from the start")
    func repeatedLayout() {
        var record = LifecycleRecord(.callback)
        record.time = 1000
        record.controller = "c1"
        record.type = "App.Page"
        let moves = (0..<20).flatMap { _ in
            ["viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews"].map { callback in
                var record = record
                record.callback = callback
                return record
            }
        }
        var end = record
        end.callback = "viewWillAppear"
        end.time = 1000.25
        #expect(TraceText(moves + [end]).lines == [
            "   0.000   Page.viewSafeAreaInsetsDidChange", "   0.000   Page layout", "           … and again, 38 times",
            "   0.250 ┌ Page.viewWillAppear", "  · Page.viewWillAppear was not followed by its did",
        ])
        #expect(TraceText(moves.prefix(4) + [end]).lines[2] == "           … and again, once")
    }

    @Test("names of private classes are the same in each process")
    func privateNames() {
        #expect(RecordMaker.typeName("App.(unknown context at $55a21e972924).Badge") == "App.Badge")
        #expect(RecordMaker.typeName("App.Outer.(unknown context at $1).Inner.Deep") == "App.Outer.Inner.Deep")
        #expect(RecordMaker.typeName("App.Home") == "App.Home")
    }

    @Test("the diagram is Mermaid: a participant for each controller, an arrow for each callback")
    func mermaid() {
        let trace = Journey(.open, .push).run { Page() }
        let lines = trace.mermaid.split(separator: "\n").map(String.init)
        #expect(lines.first == "sequenceDiagram")
        #expect(lines.contains("    participant c2 as Page") || lines.contains("    participant c1 as Page"))
        #expect(lines.contains { $0.hasSuffix(" as Page#35;2") })
        #expect(lines.contains("    Note over UIKit: push"))
        #expect(lines.filter { $0.contains("->>") && $0.hasSuffix(": viewWillDisappear(true)") }.count == 1)
    }

    @Test("the classes of the executable are found, private and nested ones too, and no class of UIKit's")
    func classes() {
        let names = ControllerClasses.ofExecutable().map(\.name)
        #expect(names.contains { $0.hasSuffix("JourneyTests.Page") })
        #expect(names.contains("UIKitTestingTests.HiddenController"))
        #expect(names == names.sorted())
        let type = ControllerClasses.ofExecutable().first { $0.name.hasSuffix("JourneyTests.Page") }?.type
        #expect(type?.init() is Page)
    }
}

private final class HiddenController: UIViewController {}
