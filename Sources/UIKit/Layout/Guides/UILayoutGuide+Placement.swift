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

extension GuidePlacement {
    /// The greatest width in which text is easily read, in points, at the default text size.
    static let readableWidth: CGFloat = 672

    private func insets(of view: UIView) -> UIEdgeInsets {
        switch self {
        case .margins, .readableContent: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .scrollContent, .scrollFrame: return .zero
        }
    }

    /// The guide's rectangle in a view's coordinates.
    func frame(in view: UIView) -> CGRect {
        if self == .scrollContent { return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero) }
        let frame = view.bounds.inset(by: insets(of: view))
        guard self == .readableContent, frame.width > Self.readableWidth else { return frame }
        return CGRect(
            x: frame.midX - Self.readableWidth / 2, y: frame.minY, width: Self.readableWidth, height: frame.height)
    }

    /// Keeps a guide where it belongs, as constraints to its owner's edges.
    @MainActor
    func pin(_ record: ItemRecord, of guide: UILayoutGuide, in engine: LayoutEngine) {
        guard let view = guide.owningView else { return }
        if self == .scrollContent {
            // Where content begins; how large it is, the constraints inside it say.
            engine.pinned(record, [Term(record.minX)], constant: 0, text: "left == 0")
            return engine.pinned(record, [Term(record.minY)], constant: 0, text: "top == 0")
        }
        let owner = engine.record(for: view.layoutItem)
        if self == .scrollFrame { return pinScrollFrame(record, of: view, owner, in: engine) }
        let insets = insets(of: view)
        let outer = view.alignmentRectInsets
        let width = [Term(owner.width), Term(record.width, -1), Term(record.minX, -1)]
        switch self {
        case .scrollContent, .scrollFrame: break
        case .margins, .safeArea:
            engine.pinned(
                record, [Term(record.minX)], constant: -insets.left,
                text: "left == \(GeometryText.number(insets.left))")
            engine.pinned(
                record, width, constant: outer.left - insets.right + outer.right,
                text: "right == \(GeometryText.number(insets.right))")
        case .readableContent:
            // Centred between the margins, as wide as they allow, up to the readable width.
            engine.pinned(
                record, [Term(record.minX), Term(record.width, 0.5), Term(owner.width, -0.5)],
                constant: (insets.right - insets.left) / 2, text: "centerX")
            engine.pinned(
                record, [Term(record.width)], .lessThanOrEqual, constant: -Self.readableWidth,
                text: "width <= \(GeometryText.number(Self.readableWidth))")
            engine.pinned(
                record, [Term(record.width), Term(owner.width, -1)], .lessThanOrEqual,
                constant: insets.left + insets.right, text: "width <= margins")
            engine.pinned(
                record, [Term(record.width), Term(owner.width, -1)], constant: insets.left + insets.right,
                priority: UILayoutPriority(999), text: "width == margins")
        }
        engine.pinned(
            record, [Term(record.minY)], constant: -insets.top, text: "top == \(GeometryText.number(insets.top))")
        engine.pinned(
            record, [Term(owner.height), Term(record.height, -1), Term(record.minY, -1)],
            constant: outer.top - insets.bottom + outer.bottom,
            text: "bottom == \(GeometryText.number(insets.bottom))")
    }

    /// A scroll view's visible rectangle, in its content's coordinates.
    @MainActor
    private func pinScrollFrame(_ record: ItemRecord, of view: UIView, _ owner: ItemRecord, in engine: LayoutEngine) {
        let origin = view.bounds.origin
        engine.pinned(
            record, [Term(record.minX)], constant: -origin.x, text: "left == \(GeometryText.number(origin.x))")
        engine.pinned(
            record, [Term(record.minY)], constant: -origin.y, text: "top == \(GeometryText.number(origin.y))")
        engine.pinned(record, [Term(record.width), Term(owner.width, -1)], constant: 0, text: "width == frame")
        engine.pinned(record, [Term(record.height), Term(owner.height, -1)], constant: 0, text: "height == frame")
    }
}
