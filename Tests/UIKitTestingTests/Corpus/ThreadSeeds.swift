import Dispatch
import UIKitTesting

@MainActor
enum ThreadSeeds {
    /// Runs work on another thread and waits for it.
    nonisolated static func elsewhere(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        done.wait()
    }

    class Feed: UIViewController {
        func load() {
            guard let view else { return }
            let label: UIView = UILabel()
            ThreadSeeds.elsewhere { Unchecked.add(label, to: view) }
        }
    }
    final class FeedInherited: Feed {
        override func viewDidLoad() {
            super.viewDidLoad()
            load()
        }
    }

    static let all: [Seed] = [
        Seed("off-main-thread", "a view is added") {
            let feed = Feed()
            let host = TestWindow(showing: feed)
            feed.load()
            await drainMainQueue()
            host.close()
        },
        Seed("off-main-thread", "a view is added, in a base class", Scene.shown) { FeedInherited() },
        Seed("off-main-thread", "a view is removed, in a closure") {
            let root = UIViewController()
            let host = TestWindow(showing: root)
            let label = UILabel()
            root.view.addSubview(label)
            let view: UIView = label
            elsewhere { [view].forEach { Unchecked.remove($0) } }
            await drainMainQueue()
            host.close()
        },
        Seed("off-main-thread", "the last release of a controller") {
            nonisolated(unsafe) var held: UIViewController? = UIViewController()
            elsewhere { held = nil }
            await drainMainQueue()
        },
    ]

    static let near: [Seed] = [
        Seed(nil, "work elsewhere, its result on the main queue") {
            let root = UIViewController()
            let host = TestWindow(showing: root)
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        root.view.addSubview(UILabel())
                        done.resume()
                    }
                }
            }
            host.close()
        },
    ]
}

/// What code that knows no actors does.
private enum Unchecked {
    static func add(_ child: UIView, to parent: UIView) {
        let call = unsafeBitCast({ parent.addSubview(child) } as @MainActor () -> Void, to: (() -> Void).self)
        call()
    }

    static func remove(_ view: UIView) {
        let call = unsafeBitCast({ view.removeFromSuperview() } as @MainActor () -> Void, to: (() -> Void).self)
        call()
    }
}
