/// Where a sheet is at each of its detents.
extension UISheetPresentationController {
    /// A detent in force, and its height in points.
    struct Rest {
        let identifier: Detent.Identifier
        let height: CGFloat
    }

    private var surroundings: UITraitCollection { (adaptedOwner ?? self).traitCollection }

    /// Whether the sheet floats in the middle, as on wide screens, instead of standing on the lower edge.
    var isCentred: Bool {
        surroundings.horizontalSizeClass == .regular && surroundings.verticalSizeClass == .regular
    }

    /// Whether the sheet fills the screen, as in compact heights.
    var fillsScreen: Bool { surroundings.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight }

    func frame(in container: UIView) -> CGRect {
        if isCentred { return centredFrame(in: container.bounds) }
        if fillsScreen { return container.bounds }
        let height = selectedRest(in: container)?.height ?? largestHeight(in: container)
        return frame(ofHeight: height, in: container)
    }

    func frame(ofHeight height: CGFloat, in container: UIView) -> CGRect {
        let bounds = container.bounds
        var width = bounds.width
        let wished = presentedViewController.preferredContentSize.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, wished > 0 { width = min(wished, width) }
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
    }

    private func largestHeight(in container: UIView) -> CGFloat {
        container.bounds.height - (container.window?.safeAreaInsets.top ?? 0) - 10
    }

    /// The detents in force, lowest first; a custom detent without a height is out of force.
    func rests(in container: UIView) -> [Rest] {
        let largest = largestHeight(in: container)
        let traits = surroundings
        var rests = detents.compactMap { detent in
            detent.height(maximum: largest, traits: traits).map {
                Rest(identifier: detent.identifier, height: min(max($0, 0), largest))
            }
        }
        if rests.isEmpty { rests = [Rest(identifier: .large, height: largest)] }
        return rests.sorted { $0.height < $1.height }
    }

    /// The selected detent, else the lowest.
    func selectedRest(in container: UIView) -> Rest? {
        let rests = rests(in: container)
        return rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first
    }

    /// Whether the view behind is dimmed and takes no touches at the present detent.
    var dims: Bool {
        guard let limit = largestUndimmedDetentIdentifier, let container = adaptedOwner?.containerView ?? containerView
        else { return true }
        let rests = rests(in: container)
        guard let undimmed = rests.first(where: { $0.identifier == limit }), let selected = selectedRest(in: container)
        else { return true }
        return selected.height > undimmed.height
    }

    /// Page sheets are 704 points wide at most, form sheets 540 × 620 or the preferred size.
    private func centredFrame(in bounds: CGRect) -> CGRect {
        let wished = presentedViewController.preferredContentSize
        let isForm = (adaptedOwner?.adaptedStyle ?? style) == .formSheet
        var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 44)
        if wished.width > 0 { size.width = wished.width }
        if wished.height > 0 { size.height = wished.height }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
