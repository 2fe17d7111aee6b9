import Testing
import UIKit

/// Accessibility properties (Apple documentation: *UIAccessibility*).
@Suite(.serialized) @MainActor struct AccessibilityTests {
    final class Custom: UIView {
        override var accessibilityLabel: String? {
            get { "custom" }
            set { super.accessibilityLabel = newValue }
        }
        var focus: [String] = []
        override func accessibilityElementDidBecomeFocused() { focus.append("got") }
        override func accessibilityElementDidLoseFocus() { focus.append("lost") }
    }
    final class Plain: NSObject {}

    @Test("views are no elements; standard controls and labels are")
    func defaults() {
        #expect(!UIView().isAccessibilityElement)
        #expect(UIView().accessibilityLabel == nil)
        #expect(UIView().accessibilityTraits == .none)
        #expect(UILabel().isAccessibilityElement)
        #expect(UILabel().accessibilityTraits == .staticText)
        #expect(UIButton().accessibilityTraits == .button)
        #expect(UISlider().accessibilityTraits == .adjustable)
    }

    @Test("labels and buttons are called what they show, unless told otherwise")
    func labels() {
        let label = UILabel()
        label.text = "Name"
        #expect(label.accessibilityLabel == "Name")
        label.accessibilityLabel = "Full name"
        #expect(label.accessibilityLabel == "Full name")
        #expect(label.accessibilityAttributedLabel?.string == "Full name")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Name")
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        #expect(button.accessibilityLabel == "Go")
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test func valuesAreKept() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityHint = "hint"
        view.accessibilityValue = "value"
        view.accessibilityIdentifier = "id"
        view.accessibilityTraits = [.header, .link]
        view.accessibilityElementsHidden = true
        view.accessibilityViewIsModal = true
        view.accessibilityContainerType = .semanticGroup
        view.accessibilityNavigationStyle = .combined
        view.accessibilityUserInputLabels = ["one", "two"]
        view.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
        #expect(view.isAccessibilityElement && view.accessibilityElementsHidden && view.accessibilityViewIsModal)
        #expect(view.accessibilityHint == "hint" && view.accessibilityValue == "value")
        #expect(view.accessibilityIdentifier == "id")
        #expect(view.accessibilityTraits.contains(.link) && !view.accessibilityTraits.contains(.button))
        #expect(view.accessibilityContainerType == .semanticGroup)
        #expect(view.accessibilityNavigationStyle == .combined)
        #expect(view.accessibilityUserInputLabels == ["one", "two"])
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    }

    @Test("plain objects have the properties, and views keep their overrides when seen as objects")
    func objects() {
        let object = Plain()
        object.accessibilityLabel = "label"
        object.isAccessibilityElement = true
        #expect(object.accessibilityLabel == "label" && object.isAccessibilityElement)
        let view: NSObject = Custom()
        #expect(view.accessibilityLabel == "custom")
        let item = UIBarButtonItem()
        item.accessibilityIdentifier = "item"
        item.accessibilityLabel = "Close"
        #expect(item.accessibilityIdentifier == "item" && item.accessibilityLabel == "Close")
    }

    @Test func elementsOfContainers() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityContainer === view)
        #expect(view.accessibilityElementCount() == 0)
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
        #expect(view.accessibilityElement(at: 1) == nil)
        #expect(view.index(ofAccessibilityElement: element) == 0)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test("frames are on the screen; an element's may follow its container")
    func frames() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin.x = 100
        #expect(element.accessibilityFrame.minX == 101)
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(view.accessibilityFrame.width == 1)
    }

    @Test("settings post their notifications; messages do nothing unless VoiceOver runs")
    func settings() {
        let before = SimulatedAccessibility.current
        defer { SimulatedAccessibility.current = before }
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
        nonisolated(unsafe) var names: [Notification.Name] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { names.append($0.name) }
        defer { NotificationCenter.default.removeObserver(token) }
        let view = Custom()
        UIAccessibility.post(notification: .screenChanged, argument: view)
        #expect(view.focus.isEmpty)
        SimulatedAccessibility.current.isVoiceOverRunning = true
        #expect(names == [UIAccessibility.voiceOverStatusDidChangeNotification])
        UIAccessibility.post(notification: .screenChanged, argument: view)
        #expect(view.focus == ["got"] && view.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .layoutChanged, argument: UIView())
        #expect(view.focus == ["got", "lost"])
        nonisolated(unsafe) var spoken: String?
        let announcement = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { spoken = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String }
        defer { NotificationCenter.default.removeObserver(announcement) }
        UIAccessibility.post(notification: .announcement, argument: "Done")
        #expect(spoken == "Done")
    }

    @Test func actionsAndRotors() {
        var ran = false
        let action = UIAccessibilityCustomAction(name: "Delete") { _ in
            ran = true
            return true
        }
        #expect(action.name == "Delete")
        #expect(action.actionHandler?(action) == true && ran)
        let view = UIView()
        view.accessibilityCustomActions = [action]
        #expect(view.accessibilityCustomActions == [action])
        let result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
        let rotor = UIAccessibilityCustomRotor(name: "Items") { predicate in
            predicate.searchDirection == .next ? result : nil
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate) === result)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate) == nil)
        #expect(result.targetElement === view)
    }
}
