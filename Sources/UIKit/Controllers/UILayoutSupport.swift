/// What bars cover at the top or bottom of a controller's view, as constraints name it; superseded by the
/// safe area (Apple documentation: *UILayoutSupport*).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points.
    var length: CGFloat { get }
    /// The edge nearer to the top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The edge nearer to the bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of the view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    /// Puts the guide between the view's edge and the safe area's.
    func attach(to view: UIView) {
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
    }
}

extension UIViewController {
    /// What bars cover at the top; loads the view.
    public var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }
    /// What bars cover at the bottom; loads the view.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    private func barGuide(isTop: Bool) -> BarLayoutGuide {
        if let guide = isTop ? rare?.topGuide : rare?.bottomGuide, guide.owningView === loadedView { return guide }
        let guide = BarLayoutGuide(isTop: isTop)
        if isTop { rareState.topGuide = guide } else { rareState.bottomGuide = guide }
        if let view { guide.attach(to: view) }
        return guide
    }
}
