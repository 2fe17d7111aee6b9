import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct ApplicationTraceTests {
    let log = CallLog()

    @Test("bg-01: background and foreground reach delegate and observers, no controller")
    func background() {
        final class Observer: NSObject {
            var names: [String] = []
        }
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        _ = log.take()
        let observer = Observer()
        let names: [Notification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { observer.names.append(note.name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        SimulatedApplication.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        stage.settle()
        SimulatedApplication.enterForeground()
        #expect(UIApplication.shared.applicationState == .active)
        stage.settle()
        #expect(observer.names == names.map { $0.rawValue })
        #expect(log.take() == [])
    }

    @Test("mem-01: a memory warning reaches every controller of the tree, loaded or not, from the root down")
    func memoryWarning() {
        final class Warned: UIViewController {
            let name: String
            let log: CallLog
            init(_ name: String, _ log: CallLog) {
                self.name = name
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init(nibName: String?, bundle: Bundle?) { fatalError("made with a name") }
            required init?(coder: NSCoder) { fatalError("made with a name") }
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                log.add("\(name).didReceiveMemoryWarning")
            }
        }
        let navigation = UINavigationController()
        let a = Warned("A", log)
        let b = Warned("B", log)
        navigation.setViewControllers([a, b], animated: false)
        let stage = Stage(root: navigation)
        stage.settle()
        #expect(!a.isViewLoaded)
        SimulatedApplication.receiveMemoryWarning()
        #expect(log.take() == ["A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning"])
        #expect(b.isViewLoaded)
    }

    @Test("restoration: states are found again by the path of identifiers")
    func restoration() {
        final class Counter: UIViewController {
            var count = 0
            var hasFinished = false
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(count, forKey: "count")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                count = coder.decodeInteger(forKey: "count")
            }
            override func applicationFinishedRestoringState() { hasFinished = true }
        }
        func shown() -> (Counter, Stage) {
            let counter = Counter()
            counter.restorationIdentifier = "counter"
            let navigation = UINavigationController(rootViewController: counter)
            navigation.restorationIdentifier = "stack"
            let stage = Stage(root: navigation)
            stage.settle()
            return (counter, stage)
        }
        let (before, stage) = shown()
        before.count = 7
        let states = SimulatedApplication.archiveState()
        stage.window.isHidden = true
        let (after, shownAgain) = shown()
        SimulatedApplication.restoreState(states)
        #expect(after.count == 7)
        withExtendedLifetime(shownAgain) {}
        #expect(after.hasFinished)
    }
}
