/// A view of a collection view that is used again (Apple documentation: *UICollectionReusableView*).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which the view is reused.
    open internal(set) var reuseIdentifier: String?
    weak var collectionView: UICollectionView?
    var shownAttributes: UICollectionViewLayoutAttributes?

    /// Makes a view with a frame in points.
    public required init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibDecoder)?.reuseIdentifier
    }

    /// Called before the collection view uses the view again.
    open func prepareForReuse() {}
    /// Called with the layout's attributes before the view is shown; values beyond UIKit's are for subclasses.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the layout is exchanged.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout was exchanged.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The attributes the view wants, given the layout's: the size that its constraints ask for.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittingAttributes(layoutAttributes)
    }
}

extension UICollectionReusableView {
    fileprivate func fittingAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let content = (self as? UICollectionViewCell)?.contentView ?? self
        guard !content.subviews.isEmpty else { return attributes }
        let size: CGSize
        if let shown = (self as? UICollectionViewCell)?.configurations.contentView {
            size = shown.systemLayoutSizeFitting(
                attributes.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        } else {
            size = content.systemLayoutSizeFitting(
                attributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
        }
        guard size.width > 0, size.height > 0, size != attributes.size,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.size = size
        return copy
    }
}
