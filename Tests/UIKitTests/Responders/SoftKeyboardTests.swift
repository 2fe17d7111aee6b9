import Testing
import UIKit
import UIKitTesting

/// Source: Apple documentation, *UIResponder*, keyboard notifications, and *UINavigationController*,
/// "Configuring navigation bars".
@Suite @MainActor struct SoftKeyboardTests {
    private final class Listener {
        var heard: [String] = []
        var frames: [CGRect] = []
        var tokens: [any NSObjectProtocol] = []

        @MainActor init() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            let key = UIResponder.keyboardFrameEndUserInfoKey
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        self?.heard.append(String(name.rawValue.dropFirst(10).dropLast(12)))
                        if let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue { self?.frames.append(frame) }
                    })
            }
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    private let host: TestWindow
    private let controller = UIViewController()
    private let first = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    private let second = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))

    init() {
        TestClock.start(jumps: false)
        host = TestWindow(showing: controller)
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        turnRunLoop()
    }

    @Test func theKeyboardComesAndGoesWithEditing() {
        let listener = Listener()
        first.becomeFirstResponder()
        #expect(listener.heard == ["WillShow"])
        TestClock.advance(by: 0.3)
        #expect(listener.heard == ["WillShow", "DidShow"])
        let screen = UIScreen.main.bounds
        #expect(listener.frames.last?.maxY == screen.maxY && listener.frames.last?.width == screen.width)
        second.becomeFirstResponder()
        TestClock.advance(by: 0.3)
        #expect(listener.heard.count == 2)
        controller.view.endEditing(true)
        #expect(listener.heard.last == "WillHide" && listener.frames.last?.minY == screen.maxY)
        TestClock.advance(by: 0.3)
        #expect(listener.heard == ["WillShow", "DidShow", "WillHide", "DidHide"])
        host.close()
    }

    @Test func whatAnInputBringsIsAsHighAsItself() {
        let listener = Listener()
        first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
        first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        first.becomeFirstResponder()
        #expect(listener.frames.last?.height == 200)
        first.removeFromSuperview()
        #expect(listener.heard.last == "WillHide")
        host.close()
    }

    // MARK: Bars

    private func navigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        TestClock.advance(by: 1)
        return navigation
    }

    @Test func barsGoWhenTheKeyboardComes() {
        let navigation = navigation()
        navigation.hidesBarsWhenKeyboardAppears = true
        first.becomeFirstResponder()
        #expect(navigation.isNavigationBarHidden)
        first.resignFirstResponder()
        #expect(navigation.isNavigationBarHidden)
        Touches.tap(controller.view, at: CGPoint(x: 200, y: 500))
        #expect(!navigation.isNavigationBarHidden)
        host.close()
    }

    @Test func tapsAndSwipesHideAndShowBars() {
        let navigation = navigation()
        navigation.hidesBarsOnTap = true
        Touches.tap(controller.view, at: CGPoint(x: 200, y: 500))
        #expect(navigation.isNavigationBarHidden)
        Touches.tap(controller.view, at: CGPoint(x: 200, y: 500))
        #expect(!navigation.isNavigationBarHidden)
        Touches.tap(first)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnTap = false
        navigation.hidesBarsOnSwipe = true
        let finger = Finger(at: CGPoint(x: 200, y: 600), in: controller.view)
        finger.down()
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.3)
        #expect(navigation.isNavigationBarHidden)
        finger.up()
        finger.down()
        finger.move(to: CGPoint(x: 200, y: 650), over: 0.3)
        finger.up()
        #expect(!navigation.isNavigationBarHidden)
        host.close()
    }

    @Test func inputViewsAreShownAboveAllWindows() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        first.inputAccessoryView = bar
        first.inputView = keys
        first.becomeFirstResponder()
        let screen = UIScreen.main.bounds
        #expect(bar.window != nil && bar.window !== host.window)
        #expect(bar.frame == CGRect(x: 0, y: screen.height - 244, width: screen.width, height: 44))
        #expect(keys.frame == CGRect(x: 0, y: screen.height - 200, width: screen.width, height: 200))
        #expect(bar.window?.isKeyWindow == false)
        #expect(bar.window?.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        first.resignFirstResponder()
        #expect(bar.window == nil && keys.window == nil)
    }

    @Test func reloadedInputViewsTakeTheirPlaces() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        first.becomeFirstResponder()
        first.inputAccessoryView = bar
        #expect(bar.window == nil)
        first.reloadInputViews()
        #expect(bar.window != nil)
        first.inputAccessoryView = nil
        first.reloadInputViews()
        #expect(bar.window == nil)
        first.resignFirstResponder()
    }
}
