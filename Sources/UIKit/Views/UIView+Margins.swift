extension UIView {
    /// The margins of a plain view: 8 points on each side (Apple documentation: *layoutMargins*).
    static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    var baseEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction for a semantic attribute in an application that reads left to right.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction for a semantic attribute, given the direction of the surroundings.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        rareState.semanticContentAttribute = attribute
        layoutDirectionChanged()
        markNeedsLayout()
    }

    /// The margins by leading and trailing edge, in points.
    var storedDirectionalMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveLayoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
                bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
        }
        set {
            rareState.margins = newValue
            marginsDidChange()
        }
    }

    var storedInsetsLayoutMarginsFromSafeArea: Bool {
        get { traitsOfBehaviour.contains(.insetsMarginsFromSafeArea) }
        set {
            traitsOfBehaviour.set(.insetsMarginsFromSafeArea, newValue)
            marginsDidChange()
        }
    }

    var storedPreservesSuperviewLayoutMargins: Bool {
        get { traitsOfBehaviour.contains(.preservesSuperviewMargins) }
        set {
            traitsOfBehaviour.set(.preservesSuperviewMargins, newValue)
            marginsDidChange()
        }
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        let base = rare?.margins ?? managingController?.minimumMarginsInForce ?? Self.standardMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins = UIEdgeInsets(
            top: base.top, left: isRightToLeft ? base.trailing : base.leading, bottom: base.bottom,
            right: isRightToLeft ? base.leading : base.trailing)
        if traitsOfBehaviour.contains(.insetsMarginsFromSafeArea) {
            let safe = currentSafeArea
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if traitsOfBehaviour.contains(.preservesSuperviewMargins), let parent = parentView {
            let outer = parent.effectiveLayoutMargins
            let frame = layer.frame
            let size = parent.layer.bounds.size
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.bottom = max(margins.bottom, frame.maxY - (size.height - outer.bottom))
            margins.right = max(margins.right, frame.maxX - (size.width - outer.right))
        }
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        rareState.margins = NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
        marginsDidChange()
    }

    func marginsDidChange() {
        layoutMarginsDidChange()
        if let controller = managingController {
            controller.call(.viewLayoutMarginsDidChange) { $0.viewLayoutMarginsDidChange() }
        }
        marginsGuideChanged()
        markNeedsLayout()
    }
}
