import UIKitTesting

@MainActor
enum StateSeeds {
    class Note: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }
    final class Clears: Note {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.text = ""
        }
    }
    class ClearsBase: Note {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            fill()
        }
        func fill() {}
    }
    final class ClearsByHelper: ClearsBase { override func fill() { [field].forEach { $0.text = nil } } }
    final class ClearsOnRotation: Note {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            field.text = ""
        }
    }
    final class ClearsView: UIViewController {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(text)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            text.text = ""
        }
    }

    class Choice: UIViewController {
        let choice = UISwitch()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(choice)
        }
    }
    final class Resets: Choice {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            choice.setOn(false, animated: false)
        }
    }
    final class ResetsSegment: UIViewController {
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(segments)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            [segments].forEach { $0.selectedSegmentIndex = 0 }
        }
    }
    class Filter: UIViewController { var filter = "none" }
    final class ChangesFilter: Filter {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            filter = "all"
        }
    }

    static let all: [Seed] = [
        Seed("draft-lost", "direct", Scene.exercised) { Clears() },
        Seed("draft-lost", "by a helper that the base class calls", Scene.exercised) { ClearsByHelper() },
        Seed("draft-lost", "as the device is turned", Scene.exercised) { ClearsOnRotation() },
        Seed("draft-lost", "in a text view, by a cancelled swipe", Scene.exercised) { ClearsView() },
        Seed("state-lost", "a switch", Scene.exercised) { Resets() },
        Seed("state-lost", "a segment, in a closure", Scene.exercised) { ResetsSegment() },
        Seed("state-lost", "a property, as the device is turned", Scene.exercised) { ChangesFilter() },
    ]

    final class Counts: UIViewController {
        var visits = 0
        var isShown = false
        var last = Date()
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            visits += 1
            isShown = true
            last = Date()
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            isShown = false
        }
    }

    static let near: [Seed] = [
        Seed(nil, "a draft and a choice that stay", Scene.exercised) { Note() },
        Seed(nil, "a choice that stays", Scene.exercised) { Choice() },
        Seed(nil, "counters, flags and dates", Scene.exercised) { Counts() },
    ]
}
