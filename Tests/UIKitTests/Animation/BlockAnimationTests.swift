import Testing
import UIKit

/// Rules of `UIView.animate` as Apple documents them (*UIView*, animating views with block objects).
@Suite @MainActor
struct BlockAnimationTests {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        let root = UIViewController()
        stage = Stage(root: root)
        stage.settle()
        root.view.addSubview(view)
        stage.turn()
    }

    private func pass(_ seconds: TimeInterval) {
        stage.turn()
        MainClock.shared.advance(by: seconds)
        stage.turn()
    }

    @Test("The model has its new value at once, the screen moves, the completion comes at the end")
    func timeline() throws {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.frame.origin.x = 100
        } completion: { finished = $0 }
        #expect(view.frame.origin.x == 100)
        #expect(view.layer.animationKeys()?.contains("position") == true)
        pass(0.5)
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.position.x - 55) < 0.001)
        #expect(finished == nil)
        pass(0.5)
        #expect(finished == true)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A delay is waited for, the old value shows meanwhile")
    func delay() throws {
        var finished = false
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
            self.view.alpha = 0
        } completion: { _ in finished = true }
        pass(0.5)
        #expect(try #require(view.layer.presentation()).opacity == 1)
        pass(1)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 0.001)
        #expect(!finished)
        pass(0.5)
        #expect(finished)
    }

    @Test("Duration 0: changes are made without animation, completion in the next cycle, finished")
    func noDuration() {
        var finished: Bool?
        UIView.animate(withDuration: 0) { self.view.alpha = 0.5 } completion: { finished = $0 }
        #expect(view.alpha == 0.5)
        #expect(view.layer.animationKeys() == nil)
        #expect(finished == nil)
        pass(0)
        #expect(finished == true)
    }

    @Test("A block that changes nothing does not wait for its duration")
    func nothingChanged() {
        var finished: Bool?
        UIView.animate(withDuration: 5) { self.view.alpha = 1 } completion: { finished = $0 }
        #expect(finished == nil)
        pass(0)
        #expect(finished == true)
    }

    @Test("A view without a window is not animated")
    func noWindow() {
        let loose = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 5) { loose.alpha = 0 } completion: { finished = $0 }
        #expect(loose.layer.animationKeys() == nil)
        pass(0)
        #expect(finished == true)
    }

    @Test("Removing the animations ends them unfinished")
    func removal() {
        var finished: Bool?
        UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { finished = $0 }
        pass(0.5)
        view.layer.removeAllAnimations()
        stage.turn()
        #expect(finished == false)
    }

    @Test("A view that leaves the window ends its animations unfinished")
    func leavingWindow() {
        var finished: Bool?
        UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { finished = $0 }
        pass(0.5)
        view.removeFromSuperview()
        stage.turn()
        stage.turn()
        #expect(finished == false)
    }

    @Test("With animations off, changes are made at once and the completion has run on return")
    func disabled() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        var finished: Bool?
        UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { finished = $0 }
        #expect(finished == true)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("performWithoutAnimation makes changes at once inside a block")
    func withoutAnimation() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { self.view.alpha = 0 }
            self.view.center.x = 50
        }
        #expect(view.layer.animationKeys() == ["position"])
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("Inside a block its duration is inherited, unless overridden")
    func inheritance() {
        var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
        var done: [String] = []
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 1) { self.view.alpha = 0 } completion: { _ in done.append("inherits") }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                self.view.center.x = 9
            } completion: { _ in done.append("overrides") }
        }
        #expect(durations == [0, 2])
        pass(1)
        #expect(done == ["overrides"])
        pass(1)
        #expect(done == ["overrides", "inherits"])
    }

    @Test("A second animation of a property lets the first run to its end")
    func additive() throws {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 105
        } completion: { ends.append("first \($0)") }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 5
        } completion: { ends.append("second \($0)") }
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.position.x - 55) < 0.001)
        pass(0.5)
        #expect(ends == ["first true"])
        pass(0.5)
        #expect(ends == ["first true", "second true"])
    }

    @Test("beginFromCurrentState takes the place of the animation before it")
    func fromCurrentState() throws {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 105
        } completion: { ends.append("first \($0)") }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            self.view.center.x = 5
        } completion: { ends.append("second \($0)") }
        stage.turn()
        #expect(ends == ["first false"])
        #expect(abs(try #require(view.layer.presentation()).position.x - 55) < 0.001)
        pass(1)
        #expect(ends == ["first false", "second true"])
    }

    @Test("repeat and autoreverse go on until removed")
    func repeating() throws {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            self.view.alpha = 0
        } completion: { finished = $0 }
        pass(1.5)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.5) < 0.001)
        pass(100)
        #expect(finished == nil)
        view.layer.removeAllAnimations()
        stage.turn()
        #expect(finished == false)
    }

    @Test("An animated view takes no touches, unless user interaction is allowed")
    func touches() {
        let parent = view.superview
        let point = CGPoint(x: 5, y: 5)
        #expect(parent?.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        #expect(parent?.hitTest(point, with: nil) === parent)
        pass(1)
        #expect(parent?.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { self.view.alpha = 1 }
        #expect(parent?.hitTest(point, with: nil) === view)
    }

    @Test("The completion waits for all properties of the block")
    func severalProperties() {
        var count = 0
        UIView.animate(withDuration: 1) {
            self.view.alpha = 0.2
            self.view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
            self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
            self.view.backgroundColor = .red
        } completion: { _ in count += 1 }
        #expect(Set(view.layer.animationKeys() ?? []) == ["opacity", "bounds", "position", "transform", "backgroundColor"])
        pass(1)
        #expect(count == 1)
    }

    @Test("Springs with a duration end with it")
    func spring() {
        var finished: Bool?
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { self.view.center.y = 300 } completion: { finished = $0 }
        pass(0.79)
        #expect(finished == nil)
        pass(0.02)
        #expect(finished == true)
    }

    @Test("Keyframes run in their parts of the time")
    func keyframes() throws {
        var finished: Bool?
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.y = 205 }
        } completion: { finished = $0 }
        #expect(view.center == CGPoint(x: 105, y: 205))
        pass(0.5)
        let early = try #require(view.layer.presentation()).position
        #expect(abs(early.x - 55) < 0.001 && abs(early.y - 5) < 0.001)
        pass(1)
        let late = try #require(view.layer.presentation()).position
        #expect(abs(late.x - 105) < 0.001 && abs(late.y - 105) < 0.001)
        pass(0.5)
        #expect(finished == true)
    }

    @Test("A transition makes its changes at once and completes after its duration")
    func transitionWithView() {
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            self.view.alpha = 0.5
        } completion: { finished = $0 }
        #expect(view.layer.animation(forKey: "opacity") == nil)
        pass(0.5)
        #expect(finished == nil)
        pass(0.5)
        #expect(finished == true)
    }

    @Test("transition(from:to:) exchanges the views in the superview")
    func transitionFromTo() {
        let other = UIView()
        let parent = view.superview
        var finished: Bool?
        UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft) { finished = $0 }
        #expect(view.superview == nil)
        #expect(other.superview === parent)
        pass(1)
        #expect(finished == true)
    }

    @Test("Deleted views leave when the system animation is done")
    func deletion() {
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
        #expect(view.superview != nil)
        pass(1)
        #expect(view.superview == nil)
        #expect(finished == true)
    }

    @Test("Options have UIKit's raw values")
    func rawValues() {
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
        #expect(UIView.AnimationOptions.curveEaseInOut.isEmpty)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }
}
