import Testing
import UIKit

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [100]
    var calls: [String] = []
    var sizes: [CGSize]?

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.append("cell \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("willDisplay \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls.append("didEndDisplaying \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes?[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}

/// *UICollectionView* and *UICollectionViewFlowLayout* as Apple documents them.
@Suite @MainActor
struct CollectionViewTests {
    let stage: Stage
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView
    private let items = Items()

    init() {
        let root = UIViewController()
        stage = Stage(root: root)
        stage.settle()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 10
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 330), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.delegate = items
        root.view.addSubview(collection)
        stage.settle()
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private func frame(_ item: Int) -> CGRect { collection.layoutAttributesForItem(at: path(item))?.frame ?? .null }

    @Test("Full lines are justified, the spacing between lines is kept")
    func flow() {
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        #expect(frame(2) == CGRect(x: 220, y: 0, width: 100, height: 100))
        #expect(frame(3) == CGRect(x: 0, y: 110, width: 100, height: 100))
        #expect(collection.contentSize == CGSize(width: 320, height: 34 * 100 + 33 * 10))
    }

    @Test("Cells exist for visible items only and are used again")
    func reuse() {
        #expect(collection.visibleCells.count == 9)
        items.calls = []
        collection.contentOffset.y = 110
        stage.turn()
        #expect(items.calls.filter { $0.hasPrefix("didEnd") }.sorted() == (0..<3).map { "didEndDisplaying \($0)" })
        #expect(items.calls.filter { $0.hasPrefix("cell") } == ["cell 9", "cell 10", "cell 11"])
        #expect(collection.visibleCells.count == 9)
    }

    @Test("Section insets, headers and footers")
    func insets() {
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        stage.turn()
        #expect(frame(0).origin == CGPoint(x: 10, y: 45))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    @Test("Items of a horizontal layout go down, then to the side")
    func horizontal() {
        layout.scrollDirection = .horizontal
        stage.turn()
        #expect(frame(1).minX == 0)
        #expect(frame(1).minY > frame(0).minY)
        #expect(frame(3).minX == 110)
        #expect(collection.contentSize.height == 330)
    }

    @Test("The delegate's sizes decide")
    func sizes() {
        items.counts = [2]
        items.sizes = [CGSize(width: 60, height: 30), CGSize(width: 70, height: 50)]
        collection.reloadData()
        stage.turn()
        #expect(frame(0) == CGRect(x: 0, y: 10, width: 60, height: 30))
        #expect(frame(1).size == CGSize(width: 70, height: 50))
    }

    @Test("Batches: cells that stay keep their objects; the selection moves with its item")
    func batch() {
        let second = collection.cellForItem(at: path(1))
        collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        var finished: Bool?
        items.counts = [99]
        collection.performBatchUpdates {
            collection.deleteItems(at: [path(0)])
        } completion: { finished = $0 }
        #expect(collection.cellForItem(at: path(0)) === second)
        #expect(collection.indexPathsForSelectedItems == [path(0)])
        stage.settle()
        #expect(finished == true)
        #expect(second?.frame.origin == .zero)
    }

    @Test("Scrolling to an item")
    func scrolling() {
        collection.scrollToItem(at: path(30), at: .top, animated: false)
        #expect(collection.contentOffset.y == 1100)
        collection.scrollToItem(at: path(30), at: .centeredVertically, animated: false)
        #expect(collection.contentOffset.y == 985)
    }

    @Test("The layout hears of sections, and has supplementary views go and come")
    func updatesOfSections() {
        final class Layout: UICollectionViewFlowLayout {
            var updates: [String] = []
            var edges: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                updates = updateItems.map {
                    let path = $0.indexPathAfterUpdate ?? $0.indexPathBeforeUpdate ?? IndexPath()
                    return "\($0.updateAction) \(path.section) \(path.item == NSNotFound)"
                }
            }
            override func initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind elementKind: String, at elementIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                edges.append("in \(elementIndexPath.section)")
                return nil
            }
            override func finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind elementKind: String, at elementIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                edges.append("out \(elementIndexPath.section)")
                return nil
            }
        }
        let layout = Layout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.setCollectionViewLayout(layout, animated: false)
        items.counts = [1, 1]
        collection.reloadData()
        stage.settle()
        items.counts = [1, 2]
        // The closure of changes does not escape, as in Apple's headers.
        func change(_ changes: () -> Void) { collection.performBatchUpdates(changes) }
        change {
            collection.deleteSections(IndexSet(integer: 0))
            collection.insertSections(IndexSet(integer: 1))
        }
        stage.settle()
        #expect(layout.updates == ["delete 0 true", "insert 1 true"])
        #expect(layout.edges.sorted() == ["in 1", "out 0"])
    }

    @Test("Items at places")
    func places() {
        #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 50)) == path(1))
        #expect(collection.indexPathForItem(at: CGPoint(x: 105, y: 50)) == nil)
    }

    @Test("Another layout takes over")
    func otherLayout() {
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 320, height: 20)
        other.minimumLineSpacing = 0
        collection.setCollectionViewLayout(other, animated: false)
        stage.turn()
        #expect(collection.collectionViewLayout === other)
        #expect(layout.collectionView == nil)
        #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 20, width: 320, height: 20))
    }

    @Test("Registrations make and configure cells")
    func registration() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentView.tag = item
        }
        let cell = collection.dequeueConfiguredReusableCell(using: registration, for: path(0), item: 7)
        #expect(cell.contentView.tag == 7)
    }

    @Test("Defaults are UIKit's")
    func defaults() {
        let flow = UICollectionViewFlowLayout()
        #expect(flow.itemSize == CGSize(width: 50, height: 50))
        #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
        #expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero)
        #expect(collection.allowsSelection && !collection.allowsMultipleSelection)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(!cell.isSelected && !cell.isHighlighted)
    }

    @Test("A controller of a collection view is its data source and delegate")
    func controller() {
        final class Controller: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 2 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        #expect(controller.collectionView.dataSource === controller)
        let stage = Stage(root: controller)
        stage.settle()
        #expect(controller.collectionView.visibleCells.count == 2)
    }
}
