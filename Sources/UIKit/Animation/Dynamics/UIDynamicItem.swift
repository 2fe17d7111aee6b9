/// What an animator of forces can move (Apple documentation: *UIDynamicItem*).
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The place of the middle, in the coordinates of the reference view, in points.
    var center: CGPoint { get set }
    /// The size counts, and with the density gives the mass.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
