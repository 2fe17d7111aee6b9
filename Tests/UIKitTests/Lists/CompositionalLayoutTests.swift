import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
    var counts = [7]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    }
}

/// *UICollectionViewCompositionalLayout*: items, groups and sections as Apple's guide puts them together.
@Suite @MainActor
struct CompositionalLayoutTests {
    private let rows = Rows()
    let stage = Stage(root: UIViewController())

    private func show(_ layout: UICollectionViewLayout, counts: [Int]) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "extra", withReuseIdentifier: "extra")
        rows.counts = counts
        view.dataSource = rows
        stage.window.rootViewController?.view.addSubview(view)
        stage.settle()
        return view
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("A row filled with the repeated item; rows follow with their spacing inside the section's insets")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 50, bottom: 30, trailing: 50)
        let view = show(UICollectionViewCompositionalLayout(section: section), counts: [3])
        #expect(frame(view, 0) == CGRect(x: 53, y: 22, width: 94, height: 36))
        #expect(frame(view, 1) == CGRect(x: 153, y: 22, width: 94, height: 36))
        #expect(frame(view, 2) == CGRect(x: 53, y: 72, width: 94, height: 36))
        #expect(view.contentSize == CGSize(width: 300, height: 20 + 40 + 10 + 40 + 30))
        #expect(view.visibleCells.count == 3)
    }

    @Test("A count shares the row, with fixed gaps")
    func counted() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [4])
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 90, height: 50))
        #expect(frame(view, 2) == CGRect(x: 210, y: 0, width: 90, height: 50))
        #expect(frame(view, 3) == CGRect(x: 0, y: 50, width: 90, height: 50))
    }

    @Test("Flexible gaps take what is left over")
    func flexible() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        group.interItemSpacing = .flexible(10)
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [3])
        #expect((0...2).map { frame(view, $0)?.minX } == [0, 110, 220])
    }

    @Test("A group in a group: one large item beside two small ones")
    func nested() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [4])
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 210, height: 100))
        #expect(frame(view, 1) == CGRect(x: 210, y: 0, width: 90, height: 50))
        #expect(frame(view, 2) == CGRect(x: 210, y: 50, width: 90, height: 50))
        #expect(frame(view, 3) == CGRect(x: 0, y: 100, width: 210, height: 100))
    }

    @Test("Headers and footers extend their section; a pinned header stays in view")
    func boundaries() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "extra", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = show(layout, counts: [5, 2])
        #expect(frame(view, 0) == CGRect(x: 0, y: 30, width: 300, height: 100))
        #expect(frame(view, 0, 1)?.minY == CGFloat(30 + 500 + 7 + 30))
        view.contentOffset = CGPoint(x: 0, y: 200)
        stage.settle()
        let attributes = view.layoutAttributesForSupplementaryElement(ofKind: "extra", at: IndexPath(item: 0, section: 0))
        #expect(attributes?.frame == CGRect(x: 0, y: 200, width: 300, height: 30))
    }

    @Test("Sideways scrolling, and sections of their own from a provider with the container's size")
    func provider() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        var containers: [CGSize] = []
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { number, environment in
                containers.append(environment.container.effectiveContentSize)
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(.absolute(number == 0 ? 60 : 90), .fractionalHeight(1)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            }, configuration: configuration)
        let view = show(layout, counts: [3, 1])
        #expect(containers.first == CGSize(width: 300, height: 500))
        #expect(frame(view, 2) == CGRect(x: 60, y: 0, width: 60, height: 250))
        #expect(frame(view, 0, 1) == CGRect(x: 120, y: 0, width: 90, height: 250))
        #expect(view.contentSize == CGSize(width: 210, height: 500))
    }
}
