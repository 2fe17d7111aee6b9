/// An extent of an element of a compositional layout (Apple documentation: *NSCollectionLayoutDimension*).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The fraction, or the extent in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        dimension = value
    }

    /// A fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// An extent in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A guess in points; the element's view says how large it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is given in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is a guess.
    open var isEstimated: Bool { kind == .estimated }

    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an element of a compositional layout (Apple documentation: *NSCollectionLayoutSize*).
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// The size in a container; what an element asked for takes the place of guesses.
    func resolved(in container: CGSize, preferred: CGSize? = nil) -> CGSize {
        var size = CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
        if let preferred {
            if widthDimension.isEstimated { size.width = preferred.width }
            if heightDimension.isEstimated { size.height = preferred.height }
        }
        return size
    }
}

/// The space between elements (Apple documentation: *NSCollectionLayoutSpacing*).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The space in points; the least one when flexible.
    public let spacing: CGFloat
    private let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// At least this space, in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Exactly this space, in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Whether the space takes what is left over.
    open var isFlexibleSpacing: Bool { isFlexible }
    /// Whether the space stays as it is.
    open var isFixedSpacing: Bool { !isFlexible }
}

/// The space around an item (Apple documentation: *NSCollectionLayoutEdgeSpacing*).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the top edge.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the bottom edge.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes spaces; `nil` is none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}
