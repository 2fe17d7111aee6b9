import Testing
import UIKit
import UIKitTesting

/// Source: Apple documentation, *UICollectionViewFlowLayout.sectionInsetReference*,
/// *UICollectionViewLayoutInvalidationContext.contentSizeAdjustment*, *UIListContentConfiguration.ImageProperties*
/// and *UIBackgroundConfiguration*.
@Suite @MainActor struct ReferenceInsetTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
    }

    @Test func sectionInsetsBeginAtTheMargins() {
        let layout = UICollectionViewFlowLayout(), source = Source()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.dataSource = source
        view.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 10, y: 5))
        layout.sectionInsetReference = .fromLayoutMargins
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 50, y: 5))
    }

    @Test func imagesAreNoLargerThanTheirLargestSize() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(image.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func contentPreservesTheSuperviewsMargins() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
        let view = UIListContentView(configuration: content)
        view.frame = outer.bounds
        outer.addSubview(view)
        outer.layoutIfNeeded()
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "A" })
        #expect(label.frame.minX == 60)
        content.axesPreservingSuperviewLayoutMargins = []
        view.configuration = content
        outer.layoutIfNeeded()
        #expect(label.frame.minX == content.directionalLayoutMargins.leading)
    }
}
