import Testing
import UIKitTesting

@testable import UIKit

/// Apple documentation: *Using responders and the responder chain to handle events*, *UITouch*,
/// *UIEvent*, `isMultipleTouchEnabled`, `isExclusiveTouch`, `touchesCancelled(_:with:)`.
@Suite(.serialized) @MainActor
struct TouchDeliveryTests {
    @Test func theHitViewReceivesTheWholeTouch() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        scene.view.addSubview(inner)
        Touches.drag(in: inner, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 10), steps: 2)
        #expect(inner.log == ["began(1)", "moved(1)", "moved(1)", "ended(1)"], "also after it left the view")
        #expect(scene.view.log == [])
        inner.log = []
        inner.isUserInteractionEnabled = false
        Touches.tap(at: CGPoint(x: 160, y: 160))
        #expect(inner.log == [] && scene.view.log == ["began(1)", "ended(1)"])
    }

    @Test func unhandledTouchesGoUpTheChain() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        scene.view.addSubview(inner)
        Touches.tap(inner)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
    }

    @Test func theControllerComesAfterItsView() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        }
        let host = TestWindow()
        defer { host.close() }
        let controller = host.show(Controller())
        Touches.tap(at: CGPoint(x: 100, y: 400))
        #expect(controller.log == ["began", "ended"])
    }

    @Test func touchesKnowWhereTheyAre() throws {
        let scene = TouchScene()
        defer { scene.host.close() }
        let finger = Finger(at: CGPoint(x: 10, y: 20), in: scene.view)
        finger.down()
        let touch = try #require(finger.touch)
        #expect(touch.view === scene.view && touch.window === scene.window && touch.phase == .began)
        #expect(touch.location(in: scene.view) == CGPoint(x: 10, y: 20))
        #expect(touch.location(in: nil) == CGPoint(x: 110, y: 120))
        #expect(touch.timestamp == TestClock.now && touch.type == .direct)
        TestClock.advance(by: 0.25)
        finger.move(by: CGPoint(x: 5, y: 0))
        #expect(touch.previousLocation(in: scene.view) == CGPoint(x: 10, y: 20))
        #expect(touch.location(in: scene.view) == CGPoint(x: 15, y: 20))
        #expect(touch.phase == .moved && touch.timestamp == TestClock.now)
        finger.up()
        #expect(touch.phase == .ended)
    }

    @Test func tapsInShortSuccessionAreCounted() throws {
        let scene = TouchScene()
        defer { scene.host.close() }
        TestClock.advance(by: 1)
        let finger = Finger(at: CGPoint(x: 20, y: 20), in: scene.view)
        var counts: [Int] = []
        func tap(_ finger: Finger) {
            finger.down()
            counts.append(finger.touch?.tapCount ?? 0)
            TestClock.advance(by: 0.05)
            finger.up()
        }
        tap(finger)
        TestClock.advance(by: 0.1)
        tap(finger)
        TestClock.advance(by: 0.1)
        tap(finger)
        TestClock.advance(by: 1)
        tap(finger)
        tap(Finger(at: CGPoint(x: 180, y: 180), in: scene.view))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test func theEventKnowsItsTouches() {
        let scene = TouchScene()
        defer { scene.host.close() }
        final class EventWindow: UIWindow {
            var seen: [String] = []
            var inner: UIView?
            override func sendEvent(_ event: UIEvent) {
                let phases = (event.allTouches ?? []).map { "\($0.phase)" }.sorted().joined(separator: " ")
                let inView = inner.flatMap { event.touches(for: $0)?.count } ?? 0
                seen.append("\(event.type): \(phases); \(event.touches(for: self)?.count ?? 0) \(inView)")
                super.sendEvent(event)
            }
        }
        let window = EventWindow(frame: UIScreen.main.bounds)
        window.inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        if let inner = window.inner { window.addSubview(inner) }
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let first = Finger(at: CGPoint(x: 10, y: 10), in: window)
        let second = Finger(at: CGPoint(x: 100, y: 100), in: window)
        first.down()
        second.down()
        second.move(by: CGPoint(x: 1, y: 0))
        Finger.up([first, second])
        #expect(
            window.seen == [
                "touches: began; 1 1", "touches: began stationary; 2 1", "touches: moved stationary; 2 1",
                "touches: ended ended; 2 1",
            ])
    }

    @Test func aViewOfOneTouchReceivesOnlyTheFirst() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let hand = [Finger(at: CGPoint(x: 20, y: 20), in: scene.view), Finger(at: CGPoint(x: 90, y: 90), in: scene.view)]
        hand[0].down()
        hand[1].down()
        hand[1].move(by: CGPoint(x: 5, y: 5))
        hand[1].up()
        hand[0].up()
        #expect(scene.view.log == ["began(1)", "ended(1)"])
        scene.view.log = []
        scene.view.isMultipleTouchEnabled = true
        Finger.down(hand)
        Finger.up(hand)
        #expect(scene.view.log == ["began(2)", "ended(2)"])
    }

    @Test func anExclusiveViewKeepsTouchesFromOthers() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let other = TouchView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        scene.host.show(other)
        scene.view.isExclusiveTouch = true
        for (first, second) in [(scene.view, other), (other, scene.view)] {
            scene.view.log = []
            other.log = []
            let hand = [Finger(on: first), Finger(on: second)]
            hand[0].down()
            hand[1].down()
            hand[1].up()
            hand[0].up()
            #expect(first.log == ["began(1)", "ended(1)"])
            #expect(second.log == [])
        }
    }

    @Test func aViewThatLeavesTheWindowHasItsTouchesCancelled() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let pan = UIPanGestureRecognizer().tells(scene.log, as: "own")
        let outer = UIPanGestureRecognizer().tells(scene.log, as: "outer")
        scene.view.addGestureRecognizer(pan)
        scene.window.addGestureRecognizer(outer)
        let finger = Finger(on: scene.view)
        finger.down()
        scene.view.removeFromSuperview()
        #expect(scene.view.log == ["began(1)", "cancelled(1)"])
        finger.move(by: CGPoint(x: 40, y: 0))
        finger.up()
        #expect(scene.view.log == ["began(1)", "cancelled(1)"])
        #expect(scene.log.lines == ["outer began", "outer ended"], "recognizers of views that stay go on")
    }

    @Test func anInterruptionCancelsTouches() {
        let scene = TouchScene()
        defer { scene.host.close() }
        let finger = Finger(on: scene.view)
        finger.down()
        UIApplication.shared.apply(.resignActive)
        UIApplication.shared.apply(.becomeActive)
        #expect(scene.view.log == ["began(1)", "cancelled(1)"])
    }

    @Test func joinedMovesAreKnown() throws {
        let scene = TouchScene()
        defer { scene.host.close() }
        final class Drawing: UIView {
            var points: [CGPoint] = []
            var predicted: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                points += (event.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) }
                predicted += (event.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
            }
        }
        let drawing = scene.host.show(Drawing(frame: CGRect(x: 0, y: 500, width: 300, height: 300)))
        let finger = Finger(at: CGPoint(x: 10, y: 10), in: drawing)
        finger.down()
        let touch = try #require(finger.touch)
        for x in [20.0, 30, 40] { TouchInput.shared.move(touch, to: CGPoint(x: x, y: 510)) }
        TouchInput.shared.send()
        #expect(drawing.points == [CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 40, y: 10)])
        #expect(drawing.predicted == [CGPoint(x: 70, y: 10)], "as far again as from 10 to 40")
        finger.up()
    }

    @Test func ignoredInteractionReachesNobody() {
        let scene = TouchScene()
        defer { scene.host.close() }
        UIApplication.shared.beginIgnoringInteractionEvents()
        Touches.tap(scene.view)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(scene.view.log == [])
        Touches.tap(scene.view)
        #expect(scene.view.log == ["began(1)", "ended(1)"])
    }

    @Test func interactionsHearOfTheirView() {
        final class Interaction: NSObject, UIInteraction {
            weak var view: UIView?
            var log: [String] = []
            func willMove(to view: UIView?) { log.append("will \(view != nil)") }
            func didMove(to view: UIView?) {
                self.view = view
                log.append("did \(view != nil)")
            }
        }
        let interaction = Interaction()
        let first = UIView()
        let second = UIView()
        first.addInteraction(interaction)
        #expect(interaction.view === first && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty && interaction.view === second)
        second.interactions = []
        #expect(
            interaction.log == [
                "will true", "did true", "will false", "did false", "will true", "did true", "will false", "did false",
            ])
    }
}
