import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct TraceExpectationTests {
    private let actual = [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
    ]

    @Test("lists that fit fail nothing; an expected line without an argument stands for any")
    func fits() {
        let failures = TraceFailure.collecting {
            expectTrace(actual, actual)
            expectTrace(actual, ["A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear"])
            expectTrace(actual, ["A.viewWillDisappear", "A.viewDidDisappear"], .inOrder)
            expectTrace(actual, [], .inOrder)
        }
        #expect(failures.map(\.message) == [])
    }

    @Test("the first difference is named, both orders stand side by side, and the place is the caller's")
    func exact() throws {
        let failures = TraceFailure.collecting {
            expectTrace(actual, [actual[0], actual[1], actual[3], actual[2]])
        }
        let line = #line - 2
        let failure = try #require(failures.first)
        #expect(failures.count == 1)
        #expect(failure.line == line)
        #expect("\(failure.filePath)" == #filePath)
        #expect(failure.message == """
            Callbacks differ at 3: expected A.viewDidDisappear(true), but B.viewDidAppear(true) came
                   expected                   actual
                1  A.viewWillDisappear(true)  A.viewWillDisappear(true)
                2  B.viewWillAppear(true)     B.viewWillAppear(true)
            >   3  A.viewDidDisappear(true)   B.viewDidAppear(true)
            ≠   4  B.viewDidAppear(true)      A.viewDidDisappear(true)
            """)
    }

    @Test("too few and too many callbacks are differences")
    func lengths() {
        #expect(TraceDifference(expected: actual, actual: Array(actual.dropLast()))?.description.hasPrefix(
            "Callbacks differ at 4: expected A.viewDidDisappear(true), but nothing more came") == true)
        #expect(TraceDifference(expected: Array(actual.dropLast()), actual: actual)?.description.hasPrefix(
            "Callbacks differ at 4: expected nothing more, but A.viewDidDisappear(true) came") == true)
        #expect(TraceDifference(expected: [], actual: []) == nil)
    }

    @Test("a subsequence that breaks off shows where, and whether the callback came too early")
    func inOrder() throws {
        let early = try #require(TraceDifference(expected: ["A.viewDidDisappear", "B.viewDidAppear"], actual: actual, .inOrder))
        #expect(early.position == 1)
        #expect(early.description.hasPrefix(
            "Callbacks differ at 2: expected B.viewDidAppear after A.viewDidDisappear, but it came only before"))
        let missing = try #require(TraceDifference(expected: ["C.viewDidLoad"], actual: actual, .inOrder))
        #expect(missing.description == """
            Callbacks differ at 1: expected C.viewDidLoad, but it did not come
                   expected       actual
            >   1  C.viewDidLoad  –
                2  –              A.viewWillDisappear(true)
                3  –              B.viewWillAppear(true)
                4  –              B.viewDidAppear(true)
                5  –              A.viewDidDisappear(true)
            """)
    }

    @Test("recorders and journeys expect with their own lines")
    func recorder() {
        let recorder = CallbackRecorder()
        let host = TestWindow()
        let controller = recorder.name(UIViewController(), "A")
        host.show(controller)
        let failures = TraceFailure.collecting {
            recorder.expect(["A.viewWillAppear(false)", "A.viewDidAppear(false)"], of: .willsAndDids)
            recorder.expect(["A.viewDidAppear(true)"], of: .willsAndDids)
            Journey(.open).run { UITableViewController() }.expect(["UITableViewController.viewDidAppear"], .inOrder)
        }
        recorder.stop()
        host.close()
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix("Callbacks differ at 1: expected A.viewDidAppear(true), but A.viewWillAppear(false) came") == true)
    }
}
