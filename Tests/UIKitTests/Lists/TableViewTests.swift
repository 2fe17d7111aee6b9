import Testing
import UIKit

/// A data source and delegate that writes down what it is asked and told.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var calls: [String] = []
    var cells: Set<ObjectIdentifier> = []
    var header: String?
    var chooses: ((IndexPath) -> IndexPath?)?

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section).\(indexPath.row)")
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cells.insert(ObjectIdentifier(cell))
        calls.append("willDisplay \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return chooses.map { $0(indexPath) } ?? indexPath
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

private final class Cell: UITableViewCell {
    var reused = 0
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }
}

/// *UITableView* as Apple documents it.
@Suite @MainActor
struct TableViewTests {
    let stage: Stage
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    private let rows = Rows()

    init() {
        let root = UIViewController()
        stage = Stage(root: root)
        stage.settle()
        table.contentInsetAdjustmentBehavior = .never
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        root.view.addSubview(table)
        stage.settle()
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Cells are made for the visible rows only, each shown before the next is asked for")
    func visibleRows() {
        #expect(table.visibleCells.count == 10)
        #expect(table.indexPathsForVisibleRows == (0..<10).map { path($0) })
        #expect(rows.take().prefix(4) == ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
        #expect(table.contentSize == CGSize(width: 320, height: 4400))
        #expect(table.cellForRow(at: path(50)) == nil)
    }

    @Test("Scrolled away, cells end being displayed and are used again")
    func reuse() throws {
        _ = rows.take()
        let first = try #require(table.cellForRow(at: path(0)) as? Cell)
        table.contentOffset.y = 88
        stage.turn()
        let calls = rows.take()
        #expect(calls.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 0.0", "didEndDisplaying 0.1"])
        #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 0.10", "cell 0.11"])
        #expect(first.reused == 1)
        #expect(rows.cells.count == 10)
    }

    @Test("Places of rows, and rows at places")
    func places() {
        #expect(table.rectForRow(at: path(3)) == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == path(3))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9999)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 10)) == [path(0), path(1)])
        #expect(table.rectForRow(at: path(500)) == .zero)
        #expect(table.numberOfRows(inSection: 0) == 100)
    }

    @Test("scrollToRow puts the row at the position")
    func scrolling() {
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1804)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 2002)
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 3960)
    }

    @Test("Selection in code tells nobody; the data is read back")
    func selectionInCode() {
        _ = rows.take()
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(table.cellForRow(at: path(2))?.isSelected == true)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(4)])
        table.deselectRow(at: path(4), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(rows.take() == [])
    }

    @Test("Several selected rows with allowsMultipleSelection")
    func multipleSelection() {
        table.allowsMultipleSelection = true
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(2), path(4)])
    }

    @Test("reloadData asks anew, forgets the selection and uses the cells again")
    func reload() {
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        rows.counts = [3]
        _ = rows.take()
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.indexPathForSelectedRow == nil)
        stage.turn()
        #expect(table.visibleCells.count == 3)
        #expect(rows.cells.count == 10)
    }

    @Test("Inserted, deleted and moved rows: cells that stay keep their objects")
    func batch() {
        let second = table.cellForRow(at: path(1))
        let third = table.cellForRow(at: path(2))
        var finished: Bool?
        rows.counts = [100]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .fade)
            table.insertRows(at: [path(1)], with: .fade)
        } completion: { finished = $0 }
        #expect(table.cellForRow(at: path(0)) === second)
        #expect(table.cellForRow(at: path(2)) === third)
        #expect(table.indexPath(for: third ?? Cell(frame: .zero)) == path(2))
        #expect(finished == nil)
        stage.settle()
        #expect(finished == true)
        table.beginUpdates()
        table.moveRow(at: path(0), to: path(5))
        table.endUpdates()
        #expect(table.cellForRow(at: path(5)) === second)
    }

    @Test("The selection moves with its row")
    func selectionMoves() {
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        rows.counts = [101]
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(4))
    }

    @Test("Sections come and go")
    func sections() {
        rows.counts = [2, 100]
        table.insertSections(IndexSet(integer: 0), with: .none)
        #expect(table.numberOfSections == 2)
    }

    @Test("reloadRows makes other cells, reconfigureRows keeps them")
    func reloadRows() {
        let cell = table.cellForRow(at: path(1))
        table.reconfigureRows(at: [path(1)])
        #expect(table.cellForRow(at: path(1)) === cell)
        _ = rows.take()
        table.reloadRows(at: [path(1)], with: .fade)
        stage.settle()
        #expect(rows.take().contains("cell 0.1"))
        #expect(table.cellForRow(at: path(1)) !== cell)
    }

    @Test("Headers of the plain style stay at the top of their section")
    func headers() throws {
        table.sectionHeaderTopPadding = 0
        rows.header = "Title"
        rows.counts = [20, 20]
        table.sectionHeaderHeight = 30
        table.reloadData()
        stage.turn()
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30 + 20 * 44))
        #expect(table.rectForRow(at: path(0)).minY == 30)
        table.contentOffset.y = 100
        stage.turn()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minY == 100)
        #expect(header.textLabel?.text == "Title")
        #expect(table.headerView(forSection: 1) == nil)
    }

    @Test("Table header and footer take their height at the ends of the content")
    func edges() {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        stage.turn()
        #expect(table.rectForRow(at: path(0)).minY == 60)
        #expect(table.contentSize.height == 4500)
        #expect(table.tableHeaderView?.frame.width == 320)
        #expect(table.tableFooterView?.frame.minY == 4460)
    }

    @Test("Rows of automatic height are as high as their content")
    func selfSizing() throws {
        final class Tall: UITableViewCell {
            required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 90),
                ])
            }
            required init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
        }
        table.register(Tall.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        table.rowHeight = UITableView.automaticDimension
        let other = Rows()
        table.dataSource = other
        table.delegate = nil
        stage.settle()
        let tall = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        tall.contentInsetAdjustmentBehavior = .never
        tall.separatorStyle = .none
        tall.register(Tall.self, forCellReuseIdentifier: "cell")
        tall.dataSource = other
        table.superview?.addSubview(tall)
        stage.settle()
        #expect(tall.rectForRow(at: path(1)) == CGRect(x: 0, y: 90, width: 320, height: 90))
        #expect(tall.visibleCells.count == 5)
    }

    @Test("Editing: cells take what the delegate offers")
    func editing() {
        #expect(!table.isEditing)
        table.setEditing(true, animated: false)
        #expect(table.cellForRow(at: path(0))?.isEditing == true)
        #expect(table.cellForRow(at: path(0))?.editingStyle == .delete)
        table.setEditing(false, animated: false)
        #expect(table.cellForRow(at: path(0))?.isEditing == false)
    }

    @Test("Defaults are UIKit's")
    func defaults() {
        let fresh = UITableView()
        #expect(fresh.style == .plain)
        #expect(fresh.rowHeight == UITableView.automaticDimension)
        #expect(fresh.estimatedRowHeight == UITableView.automaticDimension)
        #expect(fresh.allowsSelection && !fresh.allowsMultipleSelection && !fresh.allowsSelectionDuringEditing)
        #expect(fresh.separatorStyle == .singleLine)
        #expect(fresh.alwaysBounceVertical)
        #expect(fresh.numberOfSections == 0)
        let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
        #expect(cell.reuseIdentifier == "x")
        #expect(cell.detailTextLabel == nil)
        #expect(cell.contentView.superview === cell)
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    }

    @Test("A controller of a table view is its data source and delegate, and clears the selection")
    func controller() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
        }
        let controller = Controller(style: .grouped)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(controller.clearsSelectionOnViewWillAppear)
        let stage = Stage(root: controller)
        stage.settle()
        #expect(controller.tableView.visibleCells.count == 3)
        controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
