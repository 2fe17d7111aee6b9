import Testing
import UIKit
import UIKitTesting

/// iPhone 16: 393 × 852 points, 34 of safe area at the bottom. Expectations: Apple documentation, *UIKeyboardLayoutGuide*
/// and *UIResponder*, "Responding to keyboard notifications".
@Suite(.serialized) @MainActor struct KeyboardGuideTests {
    private func screen() -> (host: TestWindow, view: UIView, bar: UIView) {
        let host = TestWindow()
        let view = host.show(UIView(frame: host.window.bounds))
        let bar = view.placed()
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leftAnchor.constraint(equalTo: view.keyboardLayoutGuide.leftAnchor),
            bar.rightAnchor.constraint(equalTo: view.keyboardLayoutGuide.rightAnchor),
        ])
        host.settle()
        return (host, view, bar)
    }

    private func recorded(_ names: [Notification.Name], _ body: () -> Void) -> [Notification] {
        final class Box { var found: [Notification] = [] }
        let box = Box()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { box.found.append($0) }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return box.found
    }

    private let all = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]

    @Test func withoutAKeyboardTheGuideIsTheBottomSafeArea() {
        let (host, view, bar) = screen()
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
        #expect(bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.layoutIfNeeded()
        #expect(bar.frame.maxY == 852)
        host.close()
    }

    @Test func constraintsFollowTheKeyboardUpAndDown() {
        let (host, view, bar) = screen()
        Keyboard.show(height: 300)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 552, width: 393, height: 300))
        #expect(bar.frame == CGRect(x: 0, y: 508, width: 393, height: 44))
        // They move within the keyboard's animation.
        #expect(bar.layer.animation(forKey: "position") != nil)
        TestClock.advance(by: 0.3)
        Keyboard.hide()
        TestClock.advance(by: 0.3)
        #expect(bar.frame.maxY == 818)
        host.close()
    }

    @Test func onlyWhatIsCoveredCounts() {
        let (host, view, bar) = screen()
        Keyboard.show(height: 300)
        view.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
        host.settle()
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 552, width: 393, height: 48))
        #expect(bar.frame.maxY == 552)
        Keyboard.hide()
        TestClock.advance(by: 0.3)
        host.close()
    }

    @Test func aTextFieldBringsTheKeyboardWithItsNotifications() {
        let (host, view, _) = screen()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        view.addSubview(field)
        let up = recorded(all) {
            field.becomeFirstResponder()
            TestClock.advance(by: 0.3)
        }
        #expect(up.map(\.name) == [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
        ])
        let begin = (up.first?.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let end = up.first?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        #expect(begin?.minY == 852)
        #expect(end?.maxY == 852)
        #expect(end?.width == 393)
        #expect(up.first?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == end?.minY)
        let down = recorded(all) {
            field.resignFirstResponder()
            TestClock.advance(by: 0.3)
        }
        #expect(down.map(\.name) == [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
        ])
        host.close()
    }

    @Test func theKeyboardStaysForTheNextField() {
        let (host, view, _) = screen()
        let first = UITextField(), second = UITextField()
        view.addSubview(first)
        view.addSubview(second)
        first.becomeFirstResponder()
        TestClock.advance(by: 0.3)
        let found = recorded([UIResponder.keyboardWillHideNotification]) { second.becomeFirstResponder() }
        #expect(found.isEmpty)
        #expect(second.isFirstResponder)
        second.resignFirstResponder()
        TestClock.advance(by: 0.3)
        host.close()
    }

    @Test func trackedConstraintsAreActiveByTheEdge() {
        let (host, view, bar) = screen()
        let near = bar.widthAnchor.constraint(equalToConstant: 10)
        let away = bar.widthAnchor.constraint(equalToConstant: 20)
        view.keyboardLayoutGuide.setConstraints([near], activeWhenNearEdge: .bottom)
        view.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect(near.isActive)
        #expect(!away.isActive)
        #expect(view.keyboardLayoutGuide.constraintsActive(whenNearEdge: .bottom) == [near])
        view.keyboardLayoutGuide.removeAllTrackedConstraints()
        #expect(!near.isActive)
        host.close()
    }
}
