import Spellings
import UIKit
import XCTest

@MainActor final class ListTests: XCTestCase {
    func testCellsAreMadeByTheirInitializers() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TitleCell.self, forCellReuseIdentifier: "t")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
        XCTAssertEqual((table.dequeueReusableCell(withIdentifier: "t") as? TitleCell)?.madeBy, "style 0 t")
        XCTAssertEqual((table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? Header)?.name, "h")
        XCTAssertEqual(cell(TitleCell.self, style: .subtitle).madeBy, "style 3 TitleCell")
    }

    func testListsAndTheirCells() {
        XCTAssertTrue(Table(frame: .zero, style: .grouped).wasMade)
        let grid = Grid(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(GridCell.self, forCellWithReuseIdentifier: "g")
        XCTAssertEqual(grid.numberOfSections, 0)
    }

    func testLayersAndSegues() {
        let line = Line()
        XCTAssertEqual(line.kind, "plain")
        XCTAssertEqual(Line(layer: line).kind, "copy of plain")
        let jump = Jump(identifier: "j", source: UIViewController(), destination: UIViewController())
        jump.perform()
        XCTAssertTrue(jump.performed)
    }

    func testADataSourceThatDeletesOffersIt() {
        let notes = Notes()
        XCTAssertTrue(notes.responds(to: NSSelectorFromString("tableView:commitEditingStyle:forRowAtIndexPath:")))
        XCTAssertTrue(notes.responds(to: Elsewhere.overloaded))
        XCTAssertFalse(notes.responds(to: #selector(UITableViewDataSource.tableView(_:moveRowAt:to:))))
    }

    func testExposedMembers() {
        let counter = Counter()
        counter.perform(Elsewhere.increment)
        counter.perform(NSSelectorFromString("increment"))
        XCTAssertEqual(counter.count, 2)
        XCTAssertTrue(counter.responds(to: NSSelectorFromString("reset:")))
        XCTAssertFalse(counter.responds(to: NSSelectorFromString("hidden")))
        XCTAssertEqual(NSStringFromSelector(Counter.getter), "count")
        XCTAssertEqual(NSStringFromSelector(Counter.setter), "setCount:")
        XCTAssertEqual(Elsewhere.imageType, "public.image")
    }

    func testClassMessages() {
        func name(of object: AnyObject) -> String { type(of: object).description() }
        XCTAssertEqual(name(of: Counter()), "Spellings.Counter")
        XCTAssertEqual(Counter.description(), "Spellings.Counter")
        XCTAssertEqual(name(of: Cat()), "XYZCat")
    }

    func testDelayedCallsKeepTheirOrderAmongAnimations() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let done = expectation(description: "timer")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: .zero)
        window.addSubview(view)
        window.isHidden = false
        _ = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in
            log.lines.append("timer")
            done.fulfill()
        }
        UIView.animate(withDuration: 200, animations: { view.alpha = 0 }) { _ in log.lines.append("animation") }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(log.lines, ["animation", "timer"])
    }

    func testARunLoopInsideAnAsynchronousTest() async {
        turnsUntilAnimated()
    }

    private func turnsUntilAnimated() {
        let limit = Date(timeIntervalSinceNow: 5)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = UIView(frame: .zero)
        window.addSubview(view)
        window.isHidden = false
        var isOver = false
        UIView.animate(withDuration: 100, animations: { view.alpha = 0 }) { _ in isOver = true }
        while !isOver, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
        XCTAssertTrue(isOver)
    }
}
