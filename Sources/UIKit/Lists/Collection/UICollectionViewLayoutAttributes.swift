/// Where and how an element of a collection view is shown (Apple documentation:
/// *UICollectionViewLayoutAttributes*).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place of the element, in content coordinates and points.
    open var frame: CGRect {
        get {
            let shown = CGRect(origin: .zero, size: size).applying(transform).size
            return CGRect(
                x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width,
                height: shown.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The middle of the element.
    open var center: CGPoint = .zero
    /// The size of the element, in points.
    open var size: CGSize = .zero
    /// The rectangle of the element in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The transform of the element.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The three-dimensional transform of the element.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// The opacity of the element.
    open var alpha: CGFloat = 1
    /// The order of overlapping elements; higher is in front.
    open var zIndex: Int = 0
    /// Whether the element is not shown.
    open var isHidden = false
    /// Which element.
    open var indexPath: IndexPath
    /// Cell, supplementary or decoration view.
    public private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view.
    public private(set) var representedElementKind: String?

    /// Makes attributes of no element; the factories say which.
    public required override init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }

    /// Attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell, kind: nil, at: indexPath)
    }
    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, kind: elementKind, at: indexPath)
    }
    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, kind: decorationViewKind, at: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        indexPath = path
    }

    /// The same element with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UncheckedBox<UICollectionViewLayoutAttributes> in
            let copy = type(of: self).init()
            copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
            copy.center = center
            copy.size = size
            copy.transform3D = transform3D
            copy.alpha = alpha
            copy.zIndex = zIndex
            copy.isHidden = isHidden
            return UncheckedBox(copy)
        }.value
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated {
            indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind && center == other.center
                && size == other.size && transform3D == other.transform3D && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Shows a view as the attributes say.
    func apply(to view: UIView) {
        if CATransform3DIsIdentity(transform3D) {
            if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
            let frame = self.frame
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds = CGRect(origin: view.bounds.origin, size: size)
            view.center = center
            view.transform3D = transform3D
        }
        if view.alpha != alpha { view.alpha = alpha }
        if view.isHidden != isHidden { view.isHidden = isHidden }
        if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
    }
}

extension CGRect {
    /// Whether two rectangles have an area in common; those that only touch have none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
