/// A section: a group that is repeated along the direction of scrolling (Apple documentation:
/// *NSCollectionLayoutSection*).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// How far groups are from the section's edges, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep the section's insets; default true.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Makes a section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// What the container of a section is like (Apple documentation: *NSCollectionLayoutContainer*).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size without insets, in points.
    var contentSize: CGSize { get }
    /// The size with insets taken off.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a section is laid out (Apple documentation: *NSCollectionLayoutEnvironment*).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

/// Values of a compositional layout as a whole (Apple documentation: *UICollectionViewCompositionalLayoutConfiguration*).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction of scrolling; default vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// Makes the default configuration.
    public override init() { super.init() }
}
