import Testing
import UIKit

@Suite @MainActor
struct LayoutOrderTests {
    final class Noting: UIView {
        var name = ""
        var log: CallLog?
        override func updateConstraints() {
            log?.add("\(name).updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.add("\(name).layoutSubviews")
        }
        override func draw(_ rect: CGRect) { log?.add("\(name).draw") }
    }

    final class Controller: UIViewController {
        let log: CallLog
        let child = Noting()
        init(_ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError("made with a log") }
        required init?(coder: NSCoder) { fatalError("made with a log") }
        override func loadView() {
            let root = Noting()
            root.name = "RootView"
            root.log = log
            child.name = "ChildView"
            child.log = log
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
                child.topAnchor.constraint(equalTo: root.topAnchor), child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            view = root
        }
        override func updateViewConstraints() {
            log.add("VC.updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.add("VC.viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.add("VC.viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { log.add("VC.viewDidAppear") }
    }

    @Test("layout-04: constraints bottom up, layout top down, then drawing")
    func order() {
        let log = CallLog()
        let controller = Controller(log)
        let stage = Stage(root: controller)
        stage.settle()
        // The first of each, since the number of passes is not part of the contract.
        var seen: Set<String> = []
        let first = log.lines.filter { seen.insert($0).inserted }
        let expected = [
            "ChildView.updateConstraints", "VC.updateViewConstraints", "RootView.updateConstraints",
            "VC.viewWillLayoutSubviews", "RootView.layoutSubviews", "VC.viewDidLayoutSubviews", "ChildView.layoutSubviews",
        ]
        #expect(first.filter { expected.contains($0) } == expected)
        #expect(first.contains("RootView.draw") && first.contains("ChildView.draw"))
        let layout = first.firstIndex(of: "ChildView.layoutSubviews")
        let drawing = first.firstIndex(of: "RootView.draw")
        #expect(layout != nil && drawing != nil && layout! < drawing!)
        #expect(log.lines.filter { $0 == "RootView.draw" }.count == 1)
        stage.window.isHidden = true
    }
}
