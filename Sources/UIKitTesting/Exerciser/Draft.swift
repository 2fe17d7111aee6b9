internal import LifecycleRules

/// Something that a person typed, chose or scrolled to, which should stay while the screen does.
@MainActor
struct Draft {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    /// The class of the controller.
    let type: String
    /// The class of the view.
    let kind: String
    private let value: String
    private let read: @MainActor (UIView) -> String
    /// Whether it is text.
    let isText: Bool

    /// Changes each control on screen as a person does, without its actions, and notes how.
    static func all(in view: UIView, of controller: UIViewController) -> [Draft] {
        var drafts: [Draft] = []
        collect(view, controller, &drafts)
        return drafts
    }

    private static func collect(_ view: UIView, _ controller: UIViewController, _ drafts: inout [Draft]) {
        func add(_ isText: Bool = false, _ read: @escaping @MainActor (UIView) -> String) {
            drafts.append(
                Draft(
                    view: view, controller: controller, type: shortName(controller), kind: shortName(view), value: read(view),
                    read: read, isText: isText))
        }
        let text = "Draft \(drafts.count + 1)"
        switch view {
        case let field as UITextField where field.isEnabled:
            field.text = text
            add(true) { ($0 as? UITextField)?.text ?? "" }
            return
        case let field as UITextView where field.isEditable:
            field.text = text
            add(true) { ($0 as? UITextView)?.text ?? "" }
            return
        case let control as UISwitch where control.isEnabled:
            control.isOn.toggle()
            add { ($0 as? UISwitch)?.isOn == true ? "on" : "off" }
            return
        case let control as UISlider where control.isEnabled:
            let middle = (control.minimumValue + control.maximumValue) / 2
            control.value = control.value == middle ? control.maximumValue : middle
            add { "\(($0 as? UISlider)?.value ?? 0)" }
            return
        case let control as UISegmentedControl where control.isEnabled && control.numberOfSegments > 1:
            control.selectedSegmentIndex = (max(control.selectedSegmentIndex, 0) + 1) % control.numberOfSegments
            add { "segment \(($0 as? UISegmentedControl)?.selectedSegmentIndex ?? -1)" }
            return
        default: break
        }
        for subview in view.subviews { collect(subview, controller, &drafts) }
    }

    /// What is said when it is gone after a step; nil while it is there, or nobody is there to miss it.
    func loss(in step: String) -> String? {
        guard let view, controller != nil else { return nil }
        let now = read(view)
        guard now != value else { return nil }
        if isText { return DraftLost.message(field: kind, type: type, step: step) }
        return StateLost.message(what: "a \(kind) of \(type)", before: value, after: now, step: step)
    }
}
