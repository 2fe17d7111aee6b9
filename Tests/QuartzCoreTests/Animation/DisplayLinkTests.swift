import Foundation
import ObjectiveC
@_spi(UIKit) import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct DisplayLinkTests {
        @Test func sixtyFramesASecond() {
            withVirtualClock { clock in
                var stamps: [CFTimeInterval] = []
                let link = CADisplayLink { stamps.append($0.timestamp) }
                link.add(to: .main, forMode: .common)
                clock.advance(by: 1)
                #expect(abs(stamps.count - 60) <= 1)
                for (a, b) in zip(stamps, stamps.dropFirst()) { #expect(isClose(CGFloat(b - a), 1 / 60)) }
                #expect(isClose(CGFloat(link.targetTimestamp - link.timestamp), 1 / 60))
                link.isPaused = true
                let count = stamps.count
                clock.advance(by: 1)
                #expect(stamps.count == count)
                link.isPaused = false
                link.preferredFramesPerSecond = 30
                clock.advance(by: 1)
                #expect(abs(stamps.count - count - 30) <= 1)
                link.invalidate()
                #expect(clock.nextDeadline == nil)
            }
        }

        @Test func theTargetIsHeldUntilInvalidation() {
            final class Target: NSObject {}
            withVirtualClock { _ in
                weak var target: Target?
                let link: CADisplayLink
                do {
                    let made = Target()
                    target = made
                    link = CADisplayLink(target: made, selector: Selector("tick:"))
                    link.add(to: .main, forMode: .common)
                }
                #expect(target != nil)
                link.invalidate()
                #expect(target == nil)
            }
        }
    }
}
