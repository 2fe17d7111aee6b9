import Testing
import UIKit

/// *NSDiffableDataSourceSnapshot* and the data sources of snapshots as Apple documents them.
@Suite @MainActor
struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("Items and sections keep their order through insertions, moves and deletions")
    func editing() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 4)
        snapshot.moveItem(1, afterItem: 8)
        snapshot.deleteItems([3, 77])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 8, 1])
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
        #expect(snapshot.indexOfItem(1) == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
        snapshot.deleteSections(["b"])
        #expect(snapshot.numberOfItems == 2)
        #expect(snapshot.indexOfSection("b") == nil)
    }

    @Test("Appended again, an item moves")
    func appendingAgain() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [])])
        snapshot.appendItems([1], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [1])
    }

    @Test("Any snapshot leads to any other", arguments: 0..<40)
    func anyChange(seed: Int) {
        var generator = SystemRandomNumberGenerator()
        func random() -> Snapshot {
            var items = Array(0..<12).shuffled(using: &generator)
            var snapshot = Snapshot()
            for section in ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4)) {
                snapshot.appendSections([section])
                let count = Int.random(in: 0...min(4, items.count))
                snapshot.appendItems(Array(items.prefix(count)))
                items.removeFirst(count)
            }
            return snapshot
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        for _ in 0..<5 {
            let next = random()
            source.apply(next, animatingDifferences: false)
            table.layoutIfNeeded()
            #expect(source.snapshot().itemIdentifiers == next.itemIdentifiers)
            #expect(table.visibleCells.map(\.tag) == next.itemIdentifiers)
        }
    }

    @Test("Identifiers and places, both ways")
    func places() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        #expect(table.dataSource === source)
        source.apply(snapshot([("a", [1]), ("b", [2, 3])]), animatingDifferences: false)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 3)
        #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(table.numberOfRows(inSection: 1) == 2)
    }

    @Test("A collection view follows its snapshots; cells of items that stay are kept")
    func collection() {
        let stage = Stage(root: UIViewController())
        stage.settle()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        stage.window.rootViewController?.view.addSubview(collection)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        stage.settle()
        let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
        var isDone = false
        source.apply(snapshot([("a", [3, 1])])) { isDone = true }
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        stage.settle()
        #expect(isDone)
        #expect(collection.visibleCells.count == 2)
    }
}
