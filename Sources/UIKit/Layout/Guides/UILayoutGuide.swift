/// A rectangle that takes part in layout like a view, but is not drawn (Apple documentation: *UILayoutGuide*).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view whose guide this is; set by `addLayoutGuide(_:)`.
    open internal(set) var owningView: UIView? {
        get { owner }
        set { owner = newValue }
    }
    /// The owning view takes itself off in its `deinit`, which costs no side table per view.
    nonisolated var owner: UIView? {
        @inline(__always) get { ownerLink.object }
        @inline(__always) set { ownerLink.object = newValue }
    }
    nonisolated(unsafe) private var ownerLink = Uncounted<UIView>()
    /// A name for debugging.
    open var identifier: String = ""
    /// The item that constraints hold on to.
    var layoutItem: LayoutItem {
        if let itemMade { return itemMade }
        let made = LayoutItem(guide: self)
        itemMade = made
        return made
    }
    nonisolated(unsafe) private var itemMade: LayoutItem?
    /// What a guide of UIKit's own is kept in place by.
    var placement: GuidePlacement?

    /// Makes a guide that belongs to no view yet.
    public override init() { super.init() }

    deinit { itemMade?.guide = nil }

    /// The guide's rectangle in the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect { solvedFrame }

    /// The active constraints that decide the guide's place along an axis. For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem.constraintsAffecting(axis)
    }

    /// Whether the constraints leave the guide's place open. For debugging.
    open var hasAmbiguousLayout: Bool { layoutItem.isAmbiguous }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let frame = NSCoder.string(for: layoutFrame)
            let owner = owningView.map { "\(className(of: $0)):\(address(of: $0))" } ?? "nil"
            return "<\(className(of: self)): \(address(of: self)) - \"\(identifier)\", "
                + "layoutFrame = \(frame), owningView = <\(owner)>>"
        }
    }
}

/// What UIKit's own guides follow.
enum GuidePlacement {
    /// The owning view's layout margins.
    case margins
    /// The owning view's safe area.
    case safeArea
    /// The width in which text is easily read, within the margins.
    case readableContent
    /// The content of the owning scroll view, as large as constraints make it.
    case scrollContent
    /// The owning scroll view's visible rectangle.
    case scrollFrame
    /// The keyboard's part of the view, or the bottom safe area while there is none.
    case keyboard
}
