import Testing
import UIKit
import UIKitTesting

/// Rows that can be moved, with an index of their sections.
private final class Cities: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["Aachen", "Ansbach", "Augsburg"], ["Berlin", "Bonn", "Bremen"], Array(repeating: "C", count: 60)]
    var titles: [String]? = ["A", "B", "C"]
    var asked: [String] = []
    var pinned: IndexPath?

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath != pinned }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        asked.append("move \(source.section).\(source.row) to \(destination.section).\(destination.row)")
        let moved = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(moved, at: destination.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        // As most delegates do: no row leaves its section.
        proposed.section == source.section ? proposed : source
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append("section for \(title) \(index)")
        return index
    }
}

/// Source: Apple documentation, *UITableViewDataSource*, "Reordering Table Rows" and
/// "Providing section index titles".
@Suite @MainActor struct TableEditingTests {
    private let cities = Cities()
    private let window: TestWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init() {
        TestClock.start(jumps: false)
        let controller = UIViewController()
        window = TestWindow(showing: controller)
        controller.view.addSubview(table)
        table.dataSource = cities
        table.delegate = cities
        table.contentInsetAdjustmentBehavior = .never
        turnRunLoop()
    }

    private func grip(_ path: IndexPath) throws -> UIView {
        let cell = try #require(table.cellForRow(at: path))
        return try #require(cell.subviews.first { $0.accessibilityLabel == "Reorder" })
    }

    private func hasGrip(_ path: IndexPath) -> Bool {
        table.cellForRow(at: path)?.subviews.contains { $0.accessibilityLabel == "Reorder" } ?? false
    }

    private func drag(_ path: IndexPath, by distance: CGFloat, drops: Bool = true) throws {
        let finger = Finger(on: try grip(path))
        finger.down()
        TestClock.advance(by: 0.3)
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + distance), over: 0.5)
        if drops { finger.up() } else { finger.cancel() }
        TestClock.advance(by: 1)
    }

    @Test func aDraggedRowIsMovedByTheDataSource() throws {
        table.isEditing = true
        turnRunLoop()
        try drag(IndexPath(row: 0, section: 0), by: 88)
        #expect(cities.asked == ["move 0.0 to 0.2"])
        #expect(cities.sections[0] == ["Ansbach", "Augsburg", "Aachen"])
        let texts = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
        #expect(texts == ["Ansbach", "Augsburg", "Aachen"])
        let moved = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(moved.frame == table.rectForRow(at: IndexPath(row: 2, section: 0)))
    }

    @Test func theDelegateMayKeepARowInItsSection() throws {
        table.isEditing = true
        turnRunLoop()
        try drag(IndexPath(row: 1, section: 0), by: 150)
        #expect(cities.asked == [])
    }

    @Test func aCancelledDragMovesNothing() throws {
        table.isEditing = true
        turnRunLoop()
        try drag(IndexPath(row: 0, section: 0), by: 88, drops: false)
        #expect(cities.asked == [])
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.frame.minY == 0)
    }

    @Test func onlyMovableRowsHaveAGrip() {
        cities.pinned = IndexPath(row: 1, section: 0)
        table.isEditing = true
        turnRunLoop()
        #expect(!hasGrip(IndexPath(row: 1, section: 0)) && hasGrip(IndexPath(row: 0, section: 0)))
        table.isEditing = false
        turnRunLoop()
        #expect(!hasGrip(IndexPath(row: 0, section: 0)))
    }

    private var index: UIView? { table.subviews.first { $0.accessibilityLabel == "Section index" } }

    @Test func aTouchedTitleScrollsToItsSection() throws {
        let index = try #require(index)
        let middle = index.bounds.midY
        Touches.tap(index, at: CGPoint(x: 7, y: middle + 14))
        #expect(cities.asked == ["section for C 2"])
        #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
        #expect(index.frame.minY == table.contentOffset.y)
    }

    @Test func theIndexTakesItsWidthFromTheRows() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentView.frame.width < table.bounds.width)
        cities.titles = nil
        table.reloadData()
        turnRunLoop()
        #expect(index == nil)
        let next = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(next.contentView.frame.width == table.bounds.width)
    }

    @Test func fewRowsHaveNoIndex() {
        table.sectionIndexMinimumDisplayRowCount = 100
        #expect(index == nil)
        table.sectionIndexMinimumDisplayRowCount = 10
        #expect(index != nil)
    }
}
