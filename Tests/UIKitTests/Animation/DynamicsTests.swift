import Testing
import UIKit

/// Items moved by forces and joints (Apple documentation: *UIDynamicAnimator* and its behaviours).
@Suite @MainActor struct DynamicsTests {
    private final class Listener: NSObject, UIDynamicAnimatorDelegate {
        var heard: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    }

    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator
    private let listener = Listener()

    init() {
        room.addSubview(box)
        animator = UIDynamicAnimator(referenceView: room)
        animator.delegate = listener
    }

    @Test func gravityPullsWithAThousandPoints() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        #expect(animator.isRunning)
        MainClock.shared.advance(by: 0.5)
        // Half of g times the time squared: 125 points.
        #expect(abs(box.center.y - 175) < 10)
        #expect(box.center.x == 50)
        animator.removeAllBehaviors()
    }

    @Test func pushesGoByMass() {
        let heavy = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 200))
        room.addSubview(heavy)
        let push = UIPushBehavior(items: [box, heavy], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(push)
        MainClock.shared.advance(by: 1)
        #expect(!push.active)
        #expect(abs(box.center.x - 150) < 4)
        #expect(abs(heavy.center.x - 100) < 4)
        animator.removeAllBehaviors()
    }

    @Test func aSnapEndsAtItsPointAndRests() {
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 400, y: 300)))
        MainClock.shared.advance(by: 5)
        #expect(box.center == CGPoint(x: 400, y: 300))
        #expect(!animator.isRunning)
        #expect(listener.heard == ["resume", "pause"])
        #expect(animator.elapsedTime > 0)
    }

    @Test func aRodKeepsItsLengthAndFollowsItsAnchor() {
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
        #expect(rod.length == 100)
        #expect(rod.attachedBehaviorType == .anchor)
        animator.addBehavior(rod)
        rod.anchorPoint = CGPoint(x: 450, y: 50)
        MainClock.shared.advance(by: 0.1)
        #expect(abs(hypot(box.center.x - 450, box.center.y - 50) - 100) < 1)
        animator.removeAllBehaviors()
    }

    @Test func aPendulumSwingsBelowItsAnchor() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 50)))
        MainClock.shared.advance(by: 0.4)
        #expect(box.center.y > 60)
        #expect(abs(hypot(box.center.x - 250, box.center.y - 50) - 200) < 3)
        animator.removeAllBehaviors()
    }

    @Test func aWeldMovesItemsAsOne() {
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        room.addSubview(other)
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 150, y: 50)))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 2, dy: 0)
        animator.addBehavior(push)
        MainClock.shared.advance(by: 0.5)
        #expect(box.center.x > 60)
        #expect(abs(other.center.x - box.center.x - 200) < 2)
        animator.removeAllBehaviors()
    }

    @Test func aRailLetsAnItemSlideInItsDirectionOnly() {
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 50, y: 50), axisOfTranslation: CGVector(dx: 1, dy: 0))
        rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        animator.addBehavior(rail)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 3, dy: 3)
        animator.addBehavior(push)
        MainClock.shared.advance(by: 1)
        #expect(abs(box.center.y - 50) < 1)
        #expect(abs(box.center.x - 130) < 2)
        animator.removeAllBehaviors()
    }

    @Test func propertiesOfItemsTell() {
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        properties.addAngularVelocity(1, for: box)
        #expect(properties.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
        properties.allowsRotation = false
        var steps = 0
        properties.action = { steps += 1 }
        animator.addBehavior(properties)
        MainClock.shared.advance(by: 0.5)
        #expect(steps > 20)
        #expect(abs(box.center.x - 100) < 4)
        #expect(box.transform == .identity)
        properties.isAnchored = true
        let place = box.center
        MainClock.shared.advance(by: 0.5)
        #expect(box.center == place)
        animator.removeAllBehaviors()
    }

    @Test func groupsActTogether() {
        let group = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [box])
        group.addChildBehavior(gravity)
        animator.addBehavior(group)
        #expect(gravity.dynamicAnimator === animator)
        MainClock.shared.advance(by: 0.2)
        #expect(box.center.y > 55)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 200, height: 200)).count == 1)
        animator.removeBehavior(group)
        #expect(gravity.dynamicAnimator == nil)
    }
}
