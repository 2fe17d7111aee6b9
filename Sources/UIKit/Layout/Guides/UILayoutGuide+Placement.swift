internal import ConstraintSolver

extension UILayoutGuide {
    /// What a guide of UIKit's own follows has changed.
    func placementChanged() {
        guard let record = layoutItem.record else { return }
        record.engine?.repin(record)
    }

    /// The guide's rectangle: computed for UIKit's own guides, else as last solved.
    var solvedFrame: CGRect {
        if let view = owningView, let placement { return placement.frame(in: view) }
        guard let record = layoutItem.record, let engine = record.engine else { return .zero }
        return LayoutEngine.rounded(engine.solvedRect(record), scale: engine.scale)
    }
}

@MainActor
extension GuidePlacement {
    /// The greatest width in which text is easily read, in points: 672 at the default size of text, and in proportion
    /// to the body font at others (docs/decisions.md).
    static func readableWidth(of view: UIView) -> CGFloat {
        let category = view.traitCollection.preferredContentSizeCategory
        guard category != .large, category != .unspecified else { return 672 }
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize
        return (672 * size / 17).rounded()
    }

    private func insets(of view: UIView) -> UIEdgeInsets {
        switch self {
        case .margins, .readableContent: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .scrollContent, .scrollFrame: return .zero
        case .keyboard:
            let height = view.layoutState?.keyboardGuide?.coveredHeight ?? 0
            return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
        }
    }

    /// The guide's rectangle in a view's coordinates.
    func frame(in view: UIView) -> CGRect {
        if self == .scrollContent { return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero) }
        let frame = view.bounds.inset(by: insets(of: view))
        guard self == .readableContent else { return frame }
        let widest = Self.readableWidth(of: view)
        guard frame.width > widest else { return frame }
        return CGRect(x: frame.midX - widest / 2, y: frame.minY, width: widest, height: frame.height)
    }

    /// What keeps a guide where it belongs, as constraints to its owner's edges.
    func plan(_ record: ItemRecord, of guide: UILayoutGuide, in engine: LayoutEngine) -> [PinPlan] {
        guard let view = guide.owningView else { return [] }
        if self == .scrollContent {
            // Where content begins; how large it is, the constraints inside it say.
            return [
                PinPlan([Term(record.minX)], constant: 0, name: "left"),
                PinPlan([Term(record.minY)], constant: 0, name: "top"),
            ]
        }
        let owner = engine.record(for: view.layoutItem)
        let insets = insets(of: view)
        let outer = view.alignmentRectInsets
        let origin = view.bounds.origin
        let bottom = PinPlan(
            [Term(owner.height), Term(record.height, -1), Term(record.minY, -1)],
            constant: outer.top - insets.bottom + outer.bottom + origin.y, name: "bottom")
        if self == .keyboard {
            let height = view.bounds.height - insets.top
            return [bottom, PinPlan([Term(record.height)], constant: -height, name: "height")]
                + side(record, owner, insets, outer, origin)
        }
        let top = PinPlan([Term(record.minY)], constant: -insets.top - origin.y, name: "top")
        guard self == .readableContent else { return [top, bottom] + side(record, owner, insets, outer, origin) }
        // Centred between the margins, as wide as they allow, up to the readable width.
        let margins = insets.left + insets.right
        let overhang = outer.left + outer.right
        return [
            top, bottom,
            PinPlan(
                [Term(record.minX), Term(record.width, 0.5), Term(owner.width, -0.5)],
                constant: (insets.right - insets.left - overhang) / 2 - origin.x, name: "centerX"),
            PinPlan(
                [Term(record.width)], .lessThanOrEqual, constant: -Self.readableWidth(of: view),
                name: "readable width"),
            PinPlan(
                [Term(record.width), Term(owner.width, -1)], .lessThanOrEqual, constant: margins - overhang,
                name: "margins"),
            PinPlan(
                [Term(record.width), Term(owner.width, -1)], constant: margins - overhang,
                priority: UILayoutPriority(999), name: "width"),
        ]
    }

    private func side(
        _ record: ItemRecord, _ owner: ItemRecord, _ insets: UIEdgeInsets, _ outer: UIEdgeInsets, _ origin: CGPoint
    ) -> [PinPlan] {
        [
            PinPlan([Term(record.minX)], constant: -insets.left - origin.x, name: "left"),
            PinPlan(
                [Term(owner.width), Term(record.width, -1), Term(record.minX, -1)],
                constant: outer.left - insets.right + outer.right + origin.x, name: "right"),
        ]
    }
}
