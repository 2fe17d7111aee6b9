import Testing
import UIKit

@Suite @MainActor struct UpdatingConstraintsTests {
    final class Tracer: UIView {
        var log: ((String) -> Void)?
        var name = ""
        override func updateConstraints() {
            log?("\(name).updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?("\(name).layoutSubviews")
        }
    }

    @Test func constraintsAreUpdatedBottomUpAndFramesSetTopDown() {
        var calls: [String] = []
        let root = Tracer(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = Tracer(), leaf = Tracer()
        for (view, name) in [(root, "root"), (child, "child"), (leaf, "leaf")] {
            view.name = name
            view.log = { calls.append($0) }
        }
        root.addSubview(child)
        child.addSubview(leaf)
        child.translatesAutoresizingMaskIntoConstraints = false
        child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(
            calls == [
                "leaf.updateConstraints", "child.updateConstraints", "root.updateConstraints",
                "root.layoutSubviews", "child.layoutSubviews", "leaf.layoutSubviews",
            ])
        calls = []
        leaf.setNeedsUpdateConstraints()
        #expect(leaf.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(!leaf.needsUpdateConstraints())
        #expect(calls == ["leaf.updateConstraints"])
    }

    /// Trace layout-04: subviews, then the controller, then its view; then layout, controller around view.
    @Test func aControllerIsAskedBetweenItsSubviewsAndItsView() {
        var calls: [String] = []
        final class Controller: UIViewController {
            var log: ((String) -> Void)?
            let child = Tracer()
            override func loadView() { view = Tracer() }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(child)
                child.translatesAutoresizingMaskIntoConstraints = false
                child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            override func updateViewConstraints() {
                log?("VC.updateViewConstraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log?("VC.viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { log?("VC.viewDidLayoutSubviews") }
        }
        let controller = Controller()
        controller.log = { calls.append($0) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        for (view, name) in [(controller.view, "RootView"), (controller.child, "ChildView")] {
            (view as? Tracer)?.name = name
            (view as? Tracer)?.log = { calls.append($0) }
        }
        window.isHidden = false
        calls = []
        controller.view.setNeedsUpdateConstraints()
        controller.child.setNeedsUpdateConstraints()
        controller.view.setNeedsLayout()
        controller.child.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(
            calls == [
                "ChildView.updateConstraints", "VC.updateViewConstraints", "RootView.updateConstraints",
                "VC.viewWillLayoutSubviews", "RootView.layoutSubviews", "VC.viewDidLayoutSubviews",
                "ChildView.layoutSubviews",
            ])
    }
}
