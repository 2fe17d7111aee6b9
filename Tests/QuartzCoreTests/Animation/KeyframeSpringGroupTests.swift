import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct KeyframeSpringGroupTests {
        private func values(_ animation: CAAnimation, key: String, at times: [CFTimeInterval]) -> [CGFloat] {
            withVirtualClockResult { clock in
                let layer = CALayer()
                layer.add(animation, forKey: nil)
                let start = clock.now
                return times.map { time in
                    clock.advance(by: max(0, start + time - clock.now))
                    return layer.presentation()?.value(forKeyPath: key) as? CGFloat ?? .nan
                }
            }
        }

        private func withVirtualClockResult<T>(_ body: @MainActor (MainClock) -> T) -> T {
            var result: T?
            withVirtualClock { result = body($0) }
            guard let result else { fatalError("the body ran") }
            return result
        }

        private func expectClose(_ found: [CGFloat], _ expected: [CGFloat]) {
            #expect(found.count == expected.count)
            for (a, b) in zip(found, expected) { #expect(isClose(a, b, within: 1e-3), "\(found)") }
        }

        private func keyframes(_ values: [Any], mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = values
            animation.calculationMode = mode
            animation.duration = 1
            return animation
        }

        @Test func keyframesFollowTheirTimes() {
            let even = keyframes([0, 10, 40])
            expectClose(values(even, key: "position.x", at: [0, 0.25, 0.5, 0.75]), [0, 5, 10, 25])
            let uneven = keyframes([0, 10, 40])
            uneven.keyTimes = [0, 0.8, 1]
            expectClose(values(uneven, key: "position.x", at: [0.4, 0.8, 0.9]), [5, 10, 25])
            let paced = keyframes([0, 10, 40], mode: .paced)
            expectClose(values(paced, key: "position.x", at: [0.125, 0.25, 0.5]), [5, 10, 20])
        }

        @Test func discreteKeyframesJump() {
            let animation = keyframes([1, 2, 3, 4], mode: .discrete)
            expectClose(values(animation, key: "position.x", at: [0, 0.2, 0.25, 0.6, 0.99]), [1, 1, 2, 3, 4])
        }

        @Test func cubicKeyframesPassThroughTheirValues() {
            let animation = keyframes([0, 10, 0], mode: .cubic)
            let found = values(animation, key: "position.x", at: [0, 0.25, 0.5])
            #expect(isClose(found[0], 0) && isClose(found[2], 10))
            #expect(found[1] > 5)
        }

        @Test func aPathIsFollowed() {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 30))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.duration = 1
            expectClose(values(animation, key: "position.y", at: [0.125, 0.25, 0.5]), [0, 0, 10])
        }

        // The default spring: frequency 10, damping ratio ½. The bound of its swing is
        // (1 + 1/√3)·e^(−5t), which is a thousandth after ln(1577.35)/5 seconds.
        @Test func springsSettleWhenTheirBoundIsAThousandth() {
            #expect(isClose(CGFloat(CASpringAnimation().settlingDuration), 1.472700, within: 1e-5))
            let stiff = CASpringAnimation()
            stiff.damping = 1e3
            #expect(stiff.settlingDuration < 1.5)
        }

        @Test func springsFollowTheDifferentialEquation() {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0
            spring.toValue = 100
            spring.duration = spring.settlingDuration
            // 1 − e^(−5t)(cos(8.66t) + 0.577·sin(8.66t)); its first crest is at t = π/8.66.
            let crest = Double.pi / (75.0).squareRoot()
            let expected = 100 * (1 + exp(-5 * crest))
            expectClose(values(spring, key: "position.x", at: [0, crest]), [0, CGFloat(expected)])
        }

        @Test func perceptualDurationAndBounceMakeTheSpring() {
            let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
            // (2π/d)² and 4π(1 − bounce)/d.
            let (stiffness, damping) = (16 * CGFloat.pi * CGFloat.pi, 6 * CGFloat.pi)
            #expect(isClose(spring.stiffness, stiffness) && isClose(spring.damping, damping))
            #expect(isClose(spring.bounce, 0.25) && isClose(CGFloat(spring.perceptualDuration), 0.5))
        }

        @Test func groupsRunTheirAnimationsInTheirOwnTime() {
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 0
            move.toValue = 100
            move.beginTime = 0.5
            move.duration = 1
            let group = CAAnimationGroup()
            group.animations = [move]
            group.duration = 2
            group.speed = 2
            // Twice the speed: the group's half second is a quarter of a second.
            expectClose(values(group, key: "position.x", at: [0.2, 0.25, 0.5, 0.74]), [0, 0, 50, 98])
        }
    }
}
