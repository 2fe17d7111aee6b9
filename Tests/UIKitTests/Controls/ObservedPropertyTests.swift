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

    @Test("Controls tell of values that are set")
    func controls() {
        let slider = UISlider(), stepper = UIStepper(), pages = UIPageControl(), toggle = UISwitch()
        let dates = UIDatePicker(), segments = UISegmentedControl(items: ["a", "b"])
        pages.numberOfPages = 3
        var told: [String] = []
        let tokens = [
            slider.observe(\.value, _key: "value") { view, _ in told.append("slider \(view.value)") },
            stepper.observe(\.value, _key: "value") { view, _ in told.append("stepper \(view.value)") },
            pages.observe(\.currentPage, _key: "currentPage") { view, _ in told.append("page \(view.currentPage)") },
            toggle.observe(\.isOn, _key: "isOn") { view, _ in told.append("on \(view.isOn)") },
            dates.observe(\.date, _key: "date") { view, _ in told.append("date \(view.date.timeIntervalSince1970)") },
            segments.observe(\.selectedSegmentIndex, _key: "selectedSegmentIndex") { view, _ in
                told.append("segment \(view.selectedSegmentIndex)")
            },
        ]
        slider.value = 0.5
        stepper.value = 7
        pages.currentPage = 2
        toggle.isOn = true
        dates.date = Date(timeIntervalSince1970: 60)
        segments.selectedSegmentIndex = 1
        #expect(told == ["slider 0.5", "stepper 7.0", "page 2", "on true", "date 60.0", "segment 1"])
        for token in tokens { token.invalidate() }
    }

    @Test("Fields and text views tell of text that is set")
    func texts() {
        let field = UITextField(), view = UITextView()
        var told: [String] = []
        let tokens = [
            field.observe(\.text, _key: "text") { field, _ in told.append("field \(field.text ?? "")") },
            view.observe(\.text, _key: "text") { view, _ in told.append("view \(view.text ?? "")") },
            field.observe(\.attributedText, _key: "attributedText") { field, _ in
                told.append("attributed \(field.attributedText?.string ?? "")")
            },
        ]
        field.text = "a"
        view.text = "b"
        field.attributedText = NSAttributedString(string: "c")
        #expect(told == ["field a", "view b", "attributed c"])
        for token in tokens { token.invalidate() }
    }

    private func values<Root: NSObject, Value>(
        of object: Root, at path: KeyPath<Root, Value>, _ change: () -> Void
    ) -> [Value] {
        var told: [Value] = []
        let token = object.observe(path) { object, _ in told.append(object[keyPath: path]) }
        change()
        token.invalidate()
        return told
    }

    @Test("A property is found whose key path is a value")
    func valuesOfKeyPaths() {
        let toggle = UISwitch(), slider = UISlider(), field = UITextField(), well = UIColorWell()
        #expect(values(of: toggle, at: \.isOn) { toggle.isOn = true } == [true])
        #expect(values(of: slider, at: \.value) { slider.value = 0.5 } == [0.5])
        #expect(values(of: field, at: \.text) { field.text = "a" } == ["a"])
        #expect(values(of: well, at: \.selectedColor) { well.selectedColor = .red } == [.red])
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
