import Foundation
import Testing
import UIKit

/// Keys of UIKit's own classes (Apple documentation, "Key-Value Coding Programming Guide": a property `isHidden`
/// has the key `hidden`; numbers stand for enumerations).
@Suite @MainActor struct KeyValueCodingTests {
    @Test func viewsAreSetByKey() {
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        view.setValue(NSNumber(value: 0.5), forKey: "alpha")
        view.setValue(NSNumber(value: 7), forKey: "tag")
        #expect(view.isHidden)
        #expect(view.alpha == 0.5)
        #expect(view.value(forKey: "tag") as? Int == 7)
        #expect(view.value(forKey: "hidden") as? Bool == true)
    }

    @Test func pathsReachTheLayer() {
        let label = UILabel()
        label.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
        label.setValue(true, forKeyPath: "layer.masksToBounds")
        #expect(label.layer.cornerRadius == 8)
        #expect(label.clipsToBounds)
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? Double == 8)
    }

    @Test func enumerationsAreNumbers() {
        let view = UIView()
        view.setValue(UIView.ContentMode.bottom.rawValue, forKey: "contentMode")
        #expect(view.contentMode == .bottom)
        #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.bottom.rawValue)
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultLow
        #expect(constraint.value(forKey: "priority") as? Float == 250)
    }

    @Test func subclassesAnswerForTheirSuperclass() {
        final class Own: UIButton {}
        let button = Own(type: .custom)
        button.setValue("b", forKey: "accessibilityIdentifier")
        button.setValue(false, forKey: "enabled")
        #expect(button.accessibilityIdentifier == "b")
        #expect(!button.isEnabled)
    }

    @Test func controllersAndItems() {
        let controller = UIViewController()
        controller.setValue("Home", forKeyPath: "navigationItem.title")
        #expect(controller.navigationItem.title == "Home")
        #expect(controller.value(forKey: "viewLoaded") as? Bool == false)
    }

    @Test func lookedUpMembers() {
        let constraint: AnyObject = UIView().widthAnchor.constraint(equalToConstant: 3)
        let priority: Float = _anyMember(constraint, "priority")
        #expect(priority == 1000)
        let none: Float? = _anyMember(nil, "priority")
        #expect(none == nil)
    }
}
