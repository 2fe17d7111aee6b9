import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct TestWindowTests {
    @Test func theWindowHasTheSizeOfItsDevice() {
        let earlier = SimulatedDevice.current
        let host = TestWindow(on: .iPhoneSE3)
        #expect(host.window.bounds.size == CGSize(width: 375, height: 667))
        #expect(host.window.isKeyWindow && !host.window.isHidden)
        let controller = host.show(UIViewController())
        #expect(controller.view.frame == host.window.bounds && controller.view.window === host.window)
        host.close()
        #expect(host.window.isHidden && SimulatedDevice.current == earlier)
    }

    @Test func aClosedWindowIsReleased() throws {
        let lifetimes = LifetimeTracker()
        do {
            let host = TestWindow()
            lifetimes.track(host.window, "window")
            let controller = lifetimes.track(host.show(UIViewController()), "root")
            let finger = Finger(on: controller.view)
            finger.down()
            finger.up()
            host.close()
        }
        TestClock.runUntilIdle()
        try lifetimes.expectReleased()
    }

    @Test func fingersReachTheFrontmostWindow() {
        final class Front: UIWindow {
            var count = 0
            override func sendEvent(_ event: UIEvent) {
                count += 1
                super.sendEvent(event)
            }
        }
        let host = TestWindow()
        defer { host.close() }
        let front = Front(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        front.isHidden = false
        Touches.tap(at: CGPoint(x: 50, y: 150))
        #expect(front.count == 2)
        Touches.tap(at: CGPoint(x: 50, y: 50))
        #expect(front.count == 2)
        front.isHidden = true
    }
}
