import Foundation

/// A shadow of text. Source: UIKit, "NSShadow".
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// How far the shadow lies from the text, in points.
    open var shadowOffset = CGSize.zero
    /// How far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; black of opacity 1/3 at first.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow without offset and blur.
    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        return hasher.finalize()
    }
}
