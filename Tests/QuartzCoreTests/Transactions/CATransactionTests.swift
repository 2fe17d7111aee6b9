import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    // Core Animation, CATransaction.
    @Suite @MainActor struct CATransactionTests {
        @Test func settingsAreInheritedAndEndWithTheirTransaction() {
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setDisableActions(true)
            CATransaction.setValue("mine", forKey: "key")
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.disableActions())
            #expect(CATransaction.value(forKey: "key") as? String == "mine")
            CATransaction.setAnimationDuration(1)
            #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
        }

        @Test func completionFollowsTheLastAnimation() {
            withVirtualClock { clock in
                let layer = CALayer()
                var log: [String] = []
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.append("done") }
                for (key, duration) in [("opacity", 0.2), ("cornerRadius", 0.5)] {
                    let animation = CABasicAnimation(keyPath: key)
                    animation.fromValue = 0
                    animation.duration = duration
                    layer.add(animation, forKey: key)
                }
                CATransaction.commit()
                clock.advance(by: 0.4)
                #expect(log.isEmpty)
                clock.advance(by: 0.2)
                #expect(log == ["done"])
            }
        }

        @Test func completionWithoutAnimationsComesWithACommit() {
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("done") }
            CATransaction.commit()
            #expect(log.isEmpty)
            CATransaction.flush()
            #expect(log == ["done"])
        }

        @Test func outerTransactionsWaitForTheInnerOnes() {
            withVirtualClock { clock in
                let layer = CALayer()
                var log: [String] = []
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.append("outer") }
                CATransaction.begin()
                CATransaction.setCompletionBlock { log.append("inner") }
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.duration = 1
                layer.add(animation, forKey: nil)
                CATransaction.commit()
                CATransaction.commit()
                clock.advance(by: 0.9)
                #expect(log.isEmpty)
                clock.advance(by: 0.2)
                #expect(log == ["inner", "outer"])
            }
        }

        @Test func removedAnimationsCountAsEnded() {
            withVirtualClock { clock in
                let layer = CALayer()
                var isDone = false
                CATransaction.begin()
                CATransaction.setCompletionBlock { isDone = true }
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.duration = 1
                animation.repeatCount = .infinity
                layer.add(animation, forKey: "endless")
                CATransaction.commit()
                clock.advance(by: 100)
                #expect(!isDone)
                layer.removeAnimation(forKey: "endless")
                CATransaction.flush()
                #expect(isDone)
            }
        }
    }
}
