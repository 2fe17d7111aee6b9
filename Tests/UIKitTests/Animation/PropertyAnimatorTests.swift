import Testing
import UIKit

/// The state machine of *UIViewPropertyAnimator* as Apple documents it.
@Suite @MainActor
struct PropertyAnimatorTests {
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

    private func shownX() -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.x = 105 }
    }

    @Test("Inactive until started; changes are made at the start; inactive again at the end")
    func runs() {
        let animator = mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.center.x == 5)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.center.x == 105)
        pass(0.25)
        #expect(abs(animator.fractionComplete - 0.25) < 0.001)
        #expect(abs(shownX() - 30) < 0.01)
        pass(0.75)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test("Pausing an inactive animator activates it; a fraction shows in proportion; it continues to the end")
    func scrubbing() {
        let animator = mover(.easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        animator.fractionComplete = 0.5
        #expect(abs(shownX() - 55) < 0.01)
        pass(10)
        #expect(ends == [])
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        pass(0.49)
        #expect(ends == [])
        pass(0.02)
        #expect(ends == [.end])
    }

    @Test("Reversed, the animation returns and ends at the start with the old values")
    func reversing() {
        let animator = mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        pass(0.5)
        animator.isReversed = true
        pass(0.25)
        #expect(abs(shownX() - 30) < 0.01)
        pass(0.25)
        #expect(ends == [.start])
        #expect(view.center.x == 5)
    }

    @Test("Stopped where it is, then finished at the current position")
    func stopping() {
        let animator = mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(view.center.x - 55) < 0.01)
        #expect(ends == [])
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive)
        #expect(abs(view.center.x - 55) < 0.01)
        #expect(ends == [.current])
    }

    @Test("Finished at the start, the old values are back")
    func finishingAtStart() {
        let animator = mover()
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.center.x == 5)
    }

    @Test("Stopped without finishing, no completion is called and the animator is inactive")
    func stoppingWithoutFinishing() {
        let animator = mover()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        pass(5)
        #expect(ends == 0)
    }

    @Test("A delay is waited for")
    func delay() {
        let animator = mover()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation(afterDelay: 1)
        #expect(animator.delay == 1)
        pass(1)
        #expect(abs(shownX() - 5) < 0.01)
        pass(1)
        #expect(ends == 1)
    }

    @Test("Changes with a delay factor begin after that part of the duration")
    func delayFactor() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ self.view.center.x = 105 }, delayFactor: 0.5)
        animator.startAnimation()
        pass(0.5)
        #expect(abs(shownX() - 5) < 0.01)
        pass(0.25)
        #expect(abs(shownX() - 55) < 0.01)
    }

    @Test("With pausesOnCompletion the animator stays active at its end and can be reversed")
    func pausesOnCompletion() {
        let animator = mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        pass(1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends == [])
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        pass(1)
        #expect(ends == [.start])
    }

    @Test("A running animator keeps itself alive and tells its completions in order")
    func lifetime() {
        weak var kept: UIViewPropertyAnimator?
        var order: [Int] = []
        do {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, animations: { self.view.alpha = 0 }, completion: { _ in order.append(1) })
            animator.addCompletion { _ in order.append(2) }
            kept = animator
        }
        #expect(kept?.isRunning == true)
        pass(1)
        #expect(order == [1, 2])
        #expect(kept == nil)
    }

    @Test("Springs of physical values set their own duration")
    func springDuration() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 60, timingParameters: spring)
        #expect(animator.duration < 5)
        let ratio = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5)
        #expect(ratio.duration == 3)
        #expect(ratio.timingParameters?.timingCurveType == .spring)
    }

    @Test("Curves: linear is even, easeInOut is half-way at half time, springs go past their end")
    func curves() {
        #expect(UICubicTimingParameters(animationCurve: .linear).controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        let custom = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(custom.timingCurveType == .cubic)
        #expect(custom.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    }
}
