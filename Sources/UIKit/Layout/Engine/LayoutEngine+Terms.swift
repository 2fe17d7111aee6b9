internal import ConstraintSolver

/// A constraint's equation: `Σ terms + constant (relation) 0`.
struct LinearForm {
    var terms: [Term] = []
    var constant: Double = 0
    /// The scroll views between the holder and an item, whose content offsets are in the constant.
    var crossedScrollViews: [ItemRecord] = []

    mutating func add(_ variable: Variable, _ coefficient: Double) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append(Term(variable, coefficient))
    }
}

extension LayoutEngine {
    /// The equation of a constraint, in the coordinates of the view that holds it.
    ///
    /// An item's position is the sum of the positions of the views between it and the holder, so that the content of
    /// a subtree does not depend on where the subtree is.
    func terms(of constraint: NSLayoutConstraint) -> LinearForm {
        var form = LinearForm()
        form.terms.reserveCapacity(4)
        guard let first = constraint.first, let holder = constraint.holder else { return form }
        let offsets = constraint.hasOffsets ? constraint.offsets : nil
        let isDirectional =
            constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
            || (offsets?.first?.attribute.isDirectional ?? false)
        let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: Double = isMirrored ? -1 : 1
        if let minuend = offsets?.first {
            add(minuend.item, minuend.attribute, sign, isMirrored, holder, &form)
            add(first, constraint.firstAttribute, -sign, isMirrored, holder, &form)
        } else {
            let isSize = constraint.firstAttribute.kind == .size
            add(first, constraint.firstAttribute, isSize ? 1 : sign, isMirrored, holder, &form)
        }
        if let second = constraint.second {
            let multiplier = -Double(constraint.multiplier)
            if let minuend = offsets?.second {
                add(minuend.item, minuend.attribute, sign * multiplier, isMirrored, holder, &form)
                add(second, constraint.secondAttribute, -sign * multiplier, isMirrored, holder, &form)
            } else {
                let isSize = constraint.secondAttribute.kind == .size
                add(second, constraint.secondAttribute, (isSize ? 1 : sign) * multiplier, isMirrored, holder, &form)
            }
        }
        form.constant -= Double(constraint.storedConstant)
        if form.terms.contains(where: { $0.coefficient == 0 }) { form.terms.removeAll { $0.coefficient == 0 } }
        return form
    }

    private func add(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ isMirrored: Bool,
        _ holder: UIView, _ form: inout LinearForm
    ) {
        if let inner = attribute.withinMargins, let view = item.view {
            return add(view.layoutMarginsGuide.layoutItem, inner, factor, isMirrored, holder, &form)
        }
        switch attribute {
        case .width: form.add(record(for: item).width, factor)
        case .height: form.add(record(for: item).height, factor)
        case .left: addEdge(item, 0, .horizontal, factor, holder, &form)
        case .right: addEdge(item, 1, .horizontal, factor, holder, &form)
        case .leading: addEdge(item, isMirrored ? 1 : 0, .horizontal, factor, holder, &form)
        case .trailing: addEdge(item, isMirrored ? 0 : 1, .horizontal, factor, holder, &form)
        case .centerX: addEdge(item, 0.5, .horizontal, factor, holder, &form)
        case .top: addEdge(item, 0, .vertical, factor, holder, &form)
        case .bottom: addEdge(item, 1, .vertical, factor, holder, &form)
        case .centerY: addEdge(item, 0.5, .vertical, factor, holder, &form)
        case .firstBaseline, .lastBaseline:
            addBaseline(item, isFirst: attribute == .firstBaseline, factor, holder, &form)
        default: break
        }
    }

    /// Adds the position of an edge: 0 for the left or top, 1 for the right or bottom, ½ for the centre.
    private func addEdge(
        _ item: LayoutItem, _ fraction: Double, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ holder: UIView,
        _ form: inout LinearForm
    ) {
        if item.viewLink.refers(to: holder) {
            if let content = holder.contentGuideForConstraints {
                // The edges of a scroll view are those of its content to what is inside.
                if fraction != 0 {
                    let record = self.record(for: content.layoutItem)
                    form.add(axis == .horizontal ? record.width : record.height, factor * fraction)
                }
                return
            }
            let insets = holder.alignmentRectInsets
            form.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
            if fraction != 0 { addLength(of: record(for: item), axis, factor * fraction, &form) }
        } else {
            let record = self.record(for: item)
            form.add(axis == .horizontal ? record.minX : record.minY, factor)
            if fraction != 0 { addLength(of: record, axis, factor * fraction, &form) }
            if !item.isPlaced(in: holder) { addPath(from: item.container, axis, factor, holder, &form) }
        }
    }

    private func addLength(
        of record: ItemRecord, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ form: inout LinearForm
    ) {
        form.add(axis == .horizontal ? record.width : record.height, factor)
    }

    /// Adds the positions of the views from one below the holder up to it.
    private func addPath(
        from start: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ holder: UIView,
        _ form: inout LinearForm
    ) {
        var view = start
        while let current = view, current !== holder {
            let record = self.record(for: current.layoutItem)
            form.add(axis == .horizontal ? record.minX : record.minY, factor)
            let insets = current.alignmentRectInsets
            let origin = current.bounds.origin
            if current is UIScrollView { form.crossedScrollViews.append(record) }
            form.constant -= factor
                * Double(axis == .horizontal ? insets.left + origin.x : insets.top + origin.y)
            view = current.superview
        }
    }

    private func addBaseline(
        _ item: LayoutItem, isFirst: Bool, _ factor: Double, _ holder: UIView, _ form: inout LinearForm
    ) {
        guard let view = item.view else {
            return addEdge(item, isFirst ? 0 : 1, .vertical, factor, holder, &form)
        }
        let representative = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let carrier = representative.isDescendant(of: view) ? representative.layoutItem : item
        addEdge(carrier, isFirst ? 0 : 1, .vertical, factor, holder, &form)
        guard let text = representative as? any TextBaselines else { return }
        let size = currentSize(of: representative)
        form.constant += factor
            * Double(isFirst ? text.firstBaselineFromTop(in: size) : -text.lastBaselineFromBottom(in: size))
    }

    /// The size that a view is about to have, so far as it is known.
    private func currentSize(of view: UIView) -> CGSize {
        guard let record = existingRecord(of: view.layoutItem) else { return view.bounds.size }
        return CGSize(width: solver.value(of: record.width), height: solver.value(of: record.height))
    }
}
