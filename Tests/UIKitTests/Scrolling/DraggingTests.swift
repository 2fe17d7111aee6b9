import Testing
import UIKit
import UIKitTesting

private final class DragListener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGFloat?

    private func add(_ call: String) { if calls.last != call { calls.append(call) } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("willEndDragging")
        if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
}

/// Dragging, slowing down, bouncing and paging of *UIScrollView*, and rows that are tapped.
@Suite @MainActor
struct DraggingTests {
    let stage: Stage
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let listener = DragListener()

    init() {
        let root = UIViewController()
        stage = Stage(root: root)
        stage.settle()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.delegate = listener
        root.view.addSubview(scroll)
        stage.settle()
    }

    private func pass(_ seconds: TimeInterval) {
        stage.turn()
        MainClock.shared.advance(by: seconds)
        stage.turn()
    }

    private func fling() {
        let finger = Finger(on: scroll)
        finger.down()
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 150), over: 0.1)
        finger.up()
    }

    @Test("A fling: dragging, then slowing down, in UIKit's order")
    func flinging() {
        fling()
        #expect(scroll.isDecelerating)
        #expect(!scroll.isDragging)
        let lifted = scroll.contentOffset.y
        #expect(lifted > 100)
        pass(5)
        #expect(scroll.contentOffset.y > lifted + 100)
        #expect(!scroll.isDecelerating)
        #expect(listener.calls.first == "willBeginDragging")
        #expect(
            Array(listener.calls.drop { $0 != "willEndDragging" }) == [
                "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    @Test("The delegate may say where scrolling ends")
    func target() {
        listener.target = 500
        fling()
        pass(5)
        #expect(scroll.contentOffset.y == 500)
    }

    @Test("Pulled beyond its edge, content gives a little and comes back")
    func bouncing() {
        let finger = Finger(on: scroll)
        finger.down()
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 150), over: 0.2)
        #expect(scroll.contentOffset.y < 0)
        #expect(scroll.contentOffset.y > -150)
        #expect(scroll.isDragging)
        finger.up()
        pass(5)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Without bouncing the content stops at its edge")
    func noBounce() {
        scroll.bounces = false
        let finger = Finger(on: scroll)
        finger.down()
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 150), over: 0.2)
        #expect(scroll.contentOffset.y == 0)
        finger.up()
        pass(1)
    }

    @Test("Paging stops at the next page")
    func paging() {
        scroll.isPagingEnabled = true
        fling()
        pass(5)
        #expect(scroll.contentOffset.y == 400)
    }

    @Test("A tap selects a row: willSelect, then didSelect; a drag does not")
    func tappingRow() {
        final class Tapped: NSObject, UITableViewDataSource, UITableViewDelegate {
            var calls: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("highlight") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
                calls.append("unhighlight")
            }
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                calls.append("willSelect \(indexPath.row)")
                return indexPath
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                calls.append("didSelect \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
                calls.append("willDeselect \(indexPath.row)")
                return indexPath
            }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                calls.append("didDeselect \(indexPath.row)")
            }
        }
        let tapped = Tapped()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = tapped
        table.delegate = tapped
        stage.window.rootViewController?.view.addSubview(table)
        stage.settle()
        Touches.tap(table, at: CGPoint(x: 50, y: 60))
        pass(1)
        #expect(tapped.calls == ["highlight", "unhighlight", "willSelect 1", "didSelect 1"])
        tapped.calls = []
        Touches.tap(table, at: CGPoint(x: 50, y: 10))
        pass(1)
        #expect(
            tapped.calls == [
                "highlight", "unhighlight", "willSelect 0", "willDeselect 1", "didDeselect 1", "didSelect 0",
            ])
        tapped.calls = []
        let finger = Finger(on: table)
        finger.down()
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 100), over: 0.3)
        finger.up()
        pass(3)
        #expect(!tapped.calls.contains { $0.hasPrefix("didSelect") })
    }
}
