import Testing
import UIKit

/// Properties of views and controllers that others observe (Apple documentation: *Using Key-Value Observing in Swift*:
/// a property of a class in Objective-C tells of each change that its setter makes).
@Suite @MainActor
struct ObservedPropertyTests {
    @Test("A view tells when it is hidden, fades or changes colour")
    func views() {
        let view = UIView()
        var told: [String] = []
        let tokens = [
            view.observe(\.isHidden, _key: "isHidden", options: [.old, .new]) { _, change in
                told.append("hidden \(change.oldValue ?? true) \(change.newValue ?? false)")
            },
            view.observe(\.alpha, _key: "alpha") { view, _ in told.append("alpha \(view.alpha)") },
            view.observe(\.backgroundColor, _key: "backgroundColor") { _, _ in told.append("colour") },
        ]
        view.isHidden = true
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        #expect(told == ["hidden false true", "alpha 0.5", "colour"])
        for token in tokens { token.invalidate() }
        view.isHidden = false
        #expect(told.count == 3)
    }

    @Test("A controller tells of its parent, title and preferred size")
    func controllers() {
        let parent = UIViewController()
        let child = UIViewController()
        var told: [String] = []
        let tokens = [
            child.observe(\.parent, _key: "parent") { child, _ in
                // The parent's list is up to date by then.
                told.append(child.parent == nil ? "alone" : "child \(parent.children.count)")
            },
            child.observe(\.title, _key: "title") { child, _ in told.append(child.title ?? "none") },
            child.observe(\.preferredContentSize, _key: "preferredContentSize") { child, _ in
                told.append("\(Int(child.preferredContentSize.height)) high")
            },
        ]
        parent.addChild(child)
        child.title = "Profile"
        child.preferredContentSize = CGSize(width: 1, height: 90)
        child.removeFromParent()
        #expect(told == ["child 1", "Profile", "90 high", "alone"])
        for token in tokens { token.invalidate() }
    }
}
