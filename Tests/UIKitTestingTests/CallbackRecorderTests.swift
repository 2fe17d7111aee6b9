import Testing
import UIKitTesting

private final class ProfileController: UIViewController {}

@Suite(.serialized) @MainActor
struct CallbackRecorderTests {
    @Test func linesAreThoseOfTheContract() {
        let host = TestWindow()
        defer { host.close() }
        let recorder = CallbackRecorder()
        let controller = recorder.name(ProfileController(), "A")
        host.show(controller)
        // docs/lifecycle.md, sections 1 and 2.
        #expect(recorder.lines(of: .loading) == ["A.loadView", "A.viewDidLoad"])
        #expect(
            recorder.lines(of: .appearance) == [
                "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
            ])
        recorder.clear()
        host.window.rootViewController = nil
        host.settle()
        #expect(recorder.lines(of: .willsAndDids) == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
        recorder.stop()
        let count = recorder.events.count
        host.show(UIViewController())
        #expect(recorder.events.count == count)
    }

    @Test func withoutANameTheClassIsUsed() {
        let recorder = CallbackRecorder()
        let controller = ProfileController()
        controller.loadViewIfNeeded()
        #expect(recorder.lines(of: .only(.viewDidLoad)) == ["ProfileController.viewDidLoad"])
        #expect(recorder.lines(of: .all, namedOnly: true) == [])
        recorder.stop()
    }
}
