/// Makes the constraints of a stack view's arrangement, named as UIKit names them.
@MainActor
struct StackConstraints {
    private let stack: UIStackView
    private let canvas: LayoutItem
    private let visible: [UIView]
    private let isHorizontal: Bool
    private let start: NSLayoutConstraint.Attribute
    private let end: NSLayoutConstraint.Attribute
    private let length: NSLayoutConstraint.Attribute
    private let centre: NSLayoutConstraint.Attribute
    private let near: NSLayoutConstraint.Attribute
    private let far: NSLayoutConstraint.Attribute
    private var result: [NSLayoutConstraint] = []

    init(stack: UIStackView) {
        self.stack = stack
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        start = isHorizontal ? .leading : .top
        end = isHorizontal ? .trailing : .bottom
        length = isHorizontal ? .width : .height
        centre = isHorizontal ? .centerX : .centerY
        near = isHorizontal ? .top : .leading
        far = isHorizontal ? .bottom : .trailing
    }

    mutating func build() -> [NSLayoutConstraint] {
        placeHidden()
        guard let first = visible.first, let last = visible.last else { return result }
        add("UISV-canvas-connection", first.layoutItem, start, .equal, canvas, start)
        add("UISV-canvas-connection", canvas, end, .equal, last.layoutItem, end)
        distribute()
        align()
        return result
    }

    private mutating func add(
        _ identifier: String, _ first: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem?, _ other: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint()
        constraint.setUp(
            first: first, attribute, relation, second: second, other, multiplier: multiplier, constant: constant)
        constraint.storedPriority = UILayoutPriority(priority)
        constraint.identifier = identifier
        result.append(constraint)
    }

    // MARK: Along the stack

    /// Hidden views shrink to nothing where they stand.
    private mutating func placeHidden() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            if view.isHidden {
                add("UISV-hiding", view.layoutItem, length, .equal, nil, .notAnAttribute)
                if let previous {
                    add("UISV-hiding", view.layoutItem, start, .equal, previous.layoutItem, end)
                } else {
                    add("UISV-hiding", view.layoutItem, start, .equal, canvas, start)
                }
                add("UISV-hiding", view.layoutItem, near, .equal, canvas, near)
            }
            previous = view
        }
        if visible.isEmpty, let previous {
            add("UISV-canvas-connection", canvas, end, .equal, previous.layoutItem, end)
        }
    }

    private mutating func distribute() {
        let widensSpaces = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (earlier, later) in zip(visible, visible.dropFirst()) {
            let usesBaselines = stack.isBaselineRelativeArrangement && !isHorizontal
            add(
                "UISV-spacing", later.layoutItem, usesBaselines ? .firstBaseline : start,
                widensSpaces ? .greaterThanOrEqual : .equal, earlier.layoutItem, usesBaselines ? .lastBaseline : end,
                constant: stack.space(after: earlier))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: equalDistances(from: end, to: start, priority: 1000)
        case .equalCentering: equalDistances(from: centre, to: centre, priority: 150)
        }
    }

    private mutating func fillEqually() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add("UISV-fill-equally", view.layoutItem, length, .equal, first.layoutItem, length)
        }
    }

    /// Each view gets its share of the stack, in proportion to the natural lengths, spaces included.
    private mutating func fillProportionally() {
        let lengths = visible.map { view -> CGFloat in
            let size = view.stackContentSize
            return max(0, isHorizontal ? size.width : size.height)
        }
        let spaces = visible.dropLast().reduce(CGFloat(0)) { $0 + stack.space(after: $1) }
        let total = lengths.reduce(0, +) + spaces
        guard total > 0 else { return fillEqually() }
        for (index, view) in visible.enumerated() where lengths[index] > 0 {
            add(
                "UISV-fill-proportionally", view.layoutItem, length, .equal, canvas, length,
                multiplier: lengths[index] / total, priority: index == visible.count - 1 ? 998 : 999)
        }
    }

    /// The distances between neighbours, from one attribute to another, are equal.
    private mutating func equalDistances(
        from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
    ) {
        guard visible.count > 2 else { return }
        for index in 1..<(visible.count - 1) {
            let constraint = NSLayoutConstraint()
            constraint.offsets = AnchorOffsets(
                first: (visible[index + 1].layoutItem, to), second: (visible[index].layoutItem, to))
            constraint.setUpUnchecked(
                first: visible[index].layoutItem, from, .equal, second: visible[index - 1].layoutItem, from,
                multiplier: 1, constant: 0)
            constraint.storedPriority = UILayoutPriority(priority)
            constraint.identifier = "UISV-distributing"
            result.append(constraint)
        }
    }

    // MARK: Across the stack

    private mutating func align() {
        var alignment = stack.alignment
        if !isHorizontal, alignment == .firstBaseline { alignment = .leading }
        if !isHorizontal, alignment == .lastBaseline { alignment = .trailing }
        for view in visible {
            let item = view.layoutItem
            switch alignment {
            case .fill:
                add("UISV-alignment", item, near, .equal, canvas, near)
                add("UISV-alignment", item, far, .equal, canvas, far)
            case .leading:
                add("UISV-alignment", item, near, .equal, canvas, near)
                add("UISV-spanning-boundary", item, far, .lessThanOrEqual, canvas, far)
            case .trailing:
                add("UISV-alignment", item, far, .equal, canvas, far)
                add("UISV-spanning-boundary", item, near, .greaterThanOrEqual, canvas, near)
            case .center:
                add("UISV-alignment", item, isHorizontal ? .centerY : .centerX, .equal, canvas,
                    isHorizontal ? .centerY : .centerX)
                add("UISV-spanning-boundary", item, near, .greaterThanOrEqual, canvas, near)
            case .firstBaseline, .lastBaseline:
                alignBaseline(view, alignment)
            }
        }
        if alignment != .fill {
            // As thin as the views allow, where nothing else says how thick the stack is.
            add(
                "UISV-spanning-fit", canvas, isHorizontal ? .height : .width, .equal, nil, .notAnAttribute,
                priority: 51)
        }
    }

    private mutating func alignBaseline(_ view: UIView, _ alignment: UIStackView.Alignment) {
        let isFirst = alignment == .firstBaseline
        let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        if let first = visible.first, first !== view {
            add("UISV-alignment", view.layoutItem, attribute, .equal, first.layoutItem, attribute)
        }
        add("UISV-spanning-boundary", view.layoutItem, near, .greaterThanOrEqual, canvas, near)
        add("UISV-spanning-boundary", view.layoutItem, far, .lessThanOrEqual, canvas, far)
        // The row stands against the edge that its baselines are counted from.
        let edge = isFirst ? near : far
        add("UISV-ambiguity-suppression", view.layoutItem, edge, .equal, canvas, edge, priority: 50)
    }
}

extension UIView {
    /// The natural size that a proportional distribution goes by: a nested stack's is what its content comes to.
    var stackContentSize: CGSize {
        if self is UIStackView { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return intrinsicContentSize
    }
}
