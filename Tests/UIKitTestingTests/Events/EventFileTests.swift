import Foundation
import Testing
import UIKitTesting

/// `docs/events.md`: what a line holds, and that none is lost.
@Suite(.serialized) @MainActor
struct EventFileTests {
    private func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).jsonl")
    }

    private func objects(_ file: URL) throws -> [[String: Any]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("a file begins with the process and has every documented field of a callback")
    func fields() throws {
        let file = file()
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(EventRecording.start(path: file.path))
        let host = TestWindow(on: .iPhoneSE3)
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        navigation.pushViewController(UITableViewController(), animated: true)
        TestClock.runUntilIdle()
        navigation.popViewController(animated: true)
        TestClock.runUntilIdle()
        EventRecording.stop(path: file.path)
        host.close()

        let lines = try objects(file)
        let start = try #require(lines.first)
        #expect(start["event"] as? String == "start")
        #expect(start["v"] as? Int == 1)
        #expect(start["process"] as? Int == Int(getpid()))
        #expect(start["device"] as? String == "iPhone SE (3rd generation)" || start["device"] as? String == "iPhone 16")
        #expect(lines.map { $0["n"] as? Int } == lines.indices.map { $0 })

        let pushed = lines.filter { $0["type"] as? String == "UIKit.UITableViewController" }
        let will = try #require(pushed.first { $0["callback"] as? String == "viewWillAppear" && $0["stage"] as? String == "begin" })
        #expect(will["animated"] as? Bool == true)
        #expect(will["depth"] as? Int == 0)
        #expect((will["controller"] as? String)?.hasPrefix("c") == true)
        #expect(will["flags"] as? [String] == ["isMovingToParent"])
        #expect(will["transition"] as? Int != nil)
        let cause = try #require(will["cause"] as? [String: Any])
        #expect(cause["kind"] as? String == "call")
        #expect(cause["name"] as? String == "UINavigationController.pushViewController(_:animated:)")
        let parent = lines.first { $0["type"] as? String == "UIKit.UINavigationController" }
        #expect(will["parent"] as? String == parent?["controller"] as? String)
        // In no window yet (trace layout-03), and in one from viewIsAppearing on.
        #expect(will["window"] == nil)
        let appearing = try #require(pushed.first { $0["callback"] as? String == "viewIsAppearing" })
        #expect((appearing["window"] as? String)?.hasPrefix("w") == true)
        #expect((appearing["view"] as? [String: Any])?["width"] as? Int == 375)
        let area = try #require(appearing["safeArea"] as? [String: Any])
        #expect(Set(area.keys) == ["top", "left", "bottom", "right"])
        let moves = pushed.filter { $0["callback"] as? String == "willMove(toParent:)" && $0["stage"] as? String == "begin" }
        #expect(moves.map { $0["toParent"] as? String } == [parent?["controller"] as? String, "nil"])
        let gone = try #require(pushed.first { $0["callback"] as? String == "viewWillDisappear" })
        #expect(gone["flags"] as? [String] == ["isMovingFromParent"])
        #expect(pushed.last?["callback"] as? String == "deinit")
        let times = lines.compactMap { $0["t"] as? Double }
        #expect(times.count == lines.count && times == times.sorted())
    }

    @Test("each begin of a callback but deinit has an end, at the same depth and in order of nesting")
    func ends() throws {
        let trace = Journey(.open, .push, .sheet, .dismiss, .pop).run { UIViewController() }
        var open: [LifecycleRecord] = []
        for record in trace.records where record.event == .callback && record.callback != "deinit" {
            if record.stage == .begin {
                #expect(record.depth == open.count)
                open.append(record)
            } else {
                let last = open.popLast()
                let begun = try #require(last)
                #expect(begun.callback == record.callback && begun.controller == record.controller && begun.depth == record.depth)
            }
        }
        #expect(open.isEmpty)
        #expect(trace.records.contains { $0.stage == .end })
    }

    @Test("a callback set off inside another is one deeper, and its cause is the call in it, with the function that made it")
    func nesting() throws {
        final class Parent: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                embed()
            }
            func embed() { addChild(UITableViewController()) }
        }
        let trace = Journey(.open).run { Parent() }
        let move = try #require(trace.records.first {
            $0.type == "UIKit.UITableViewController" && $0.callback == "willMove(toParent:)" && $0.stage == .begin
        })
        let loading = try #require(trace.records.first { $0.shortType == "Parent" && $0.callback == "viewDidLoad" })
        #expect(move.depth == (loading.depth ?? 0) + 1)
        #expect(move.cause?.name == "UIViewController.addChild(_:)")
        #expect(move.cause?.code?.contains("embed()") == true, "\(move.cause?.code ?? "none")")
    }

    @Test("a gesture is the cause of what it sets off")
    func gesture() throws {
        let trace = Journey(.open, .push, .swipeBack(0.6, .finish)).run { UIViewController() }
        let step = try #require(trace.records.lastIndex { $0.event == .step })
        let wills = trace.records[step...].filter { $0.callback == "viewWillAppear" && $0.stage == .begin }
        #expect(wills.map(\.cause) == [LifecycleCause(kind: .gesture, name: "swipe back")])
        #expect(wills.first?.transition != nil)
    }

    @Test("lines survive being read and written again")
    func roundTrip() {
        let trace = Journey(.open, .push, .rotate, .pop).run { UIViewController() }
        let read = LifecycleRecord.records(in: trace.json)
        #expect(read.count == trace.records.count)
        #expect(read.map(\.json) == trace.records.map(\.json))
    }

    @Test("texts with quotes, line ends and control characters stay one line of JSON")
    func escaping() throws {
        var record = LifecycleRecord(.message)
        record.text = "a \"b\" \\ c\nd\t\u{1}é"
        #expect(!record.json.contains("\n"))
        #expect(LifecycleRecord.records(in: record.json).first?.text == record.text)
    }

    @Test("a line that was cut off is left out when a file is read")
    func cutOff() {
        let line = LifecycleRecord(.step).json
        #expect(LifecycleRecord.records(in: line + "\n" + line.dropLast(5)).count == 1)
    }

    @Test("nothing is lost when the process raises, traps or is killed", arguments: ["exception", "trap", "kill"])
    func abort(way: String) throws {
        let file = file()
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("EventProbe")
        process.arguments = [way]
        process.environment = ProcessInfo.processInfo.environment.merging(["UNDERSTUDY_EVENTS": file.path]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        let records = LifecycleRecord.records(in: try String(contentsOf: file, encoding: .utf8))
        let own = records.filter { $0.type == "EventProbe.AbortingController" }
        #expect(records.first?.event == .start)
        #expect(own.map(\.callback).filter { $0 == "viewWillAppear" }.count == 1)
        #expect(own.last { $0.event == .callback }?.stage == .begin)
        guard way == "exception" else { return }
        let last = try #require(records.last)
        #expect(last.event == .exception)
        #expect(last.name == "NSInvalidArgumentException")
        #expect(last.text?.hasPrefix("Pushing the same view controller instance more than once is not supported") == true)
        #expect(last.depth == 1)
    }

    @Test("when nobody listens nothing is built: no event, no detail, no cause")
    func inactive() {
        #expect(!LifecycleEventCenter.isActive && !LifecycleEventCenter.wantsDetails)
        let plain = CallbackRecorder()
        #expect(LifecycleEventCenter.isActive && !LifecycleEventCenter.wantsDetails)
        let host = TestWindow(showing: UIViewController())
        #expect(plain.events.allSatisfy { $0.details == nil && $0.stage == .begin })
        #expect(!plain.events.isEmpty)
        plain.stop()
        #expect(!LifecycleEventCenter.isActive)
        host.close()
    }
}
