internal import ConstraintSolver

/// The constraints that UIKit adds by itself: frames and autoresizing masks, guides, natural sizes.
extension LayoutEngine {
    func recordWasMade(_ record: ItemRecord) {
        pin(record)
        guard let view = record.item.view else { return }
        queueContentSize(record)
        // Masks of subviews can follow this view's size from now on.
        for child in view.subviews {
            guard let state = child.layoutState, let childRecord = existingRecord(of: state.item),
                !childRecord.pins.isEmpty, !childRecord.pinsFollowSuperview, !child.autoresizingMask.isEmpty
            else { continue }
            repin(childRecord)
        }
    }

    // MARK: Pins

    /// Brings the pins up to date; only their constants, where that is all that differs.
    func repin(_ record: ItemRecord) {
        let plan = self.plan(for: record)
        let hasSameShape = plan.count == record.pins.count
            && zip(plan, record.pins).allSatisfy { $0.isLike($1.plan) }
        if hasSameShape {
            for (index, new) in plan.enumerated() where new.constant != record.pins[index].plan.constant {
                record.pins[index].plan.constant = new.constant
                solver.setConstant(record.pins[index].id, Double(new.constant))
            }
        } else {
            unpin(record)
            install(plan, record)
        }
        if !broken.isEmpty { retriesBroken = true }
        markDirty()
    }

    func unpin(_ record: ItemRecord) {
        for pin in record.pins { remove(pin.id) }
        record.pins.removeAll()
    }

    func pin(_ record: ItemRecord) { install(plan(for: record), record) }

    private func install(_ plan: [PinPlan], _ record: ItemRecord) {
        for pin in plan { self.pin(record, pin) }
    }

    func pin(_ record: ItemRecord, _ plan: PinPlan) {
        let id = insert(
            plan.terms, plan.relation, constant: Double(plan.constant), priority: plan.priority, owner: .pin(record))
        record.pins.append(ItemRecord.Pin(id: id, plan: plan))
    }

    private func plan(for record: ItemRecord) -> [PinPlan] {
        record.pinsFollowSuperview = false
        if let guide = record.item.guide { return guide.placement?.plan(record, of: guide, in: self) ?? [] }
        guard let view = record.item.view else { return [] }
        if view === root { return planForRoot(record, view) }
        return view.translatesAutoresizingMaskIntoConstraints ? planForMask(record, view) : []
    }

    /// A root has the size of its bounds. Only one that is neither a window nor placed by its frame may grow with
    /// its content, like a scene whose size stays put unless something matters more.
    private func planForRoot(_ record: ItemRecord, _ view: UIView) -> [PinPlan] {
        if isTemporary {
            return [
                PinPlan([Term(record.minX)], constant: 0, name: "minX"),
                PinPlan([Term(record.minY)], constant: 0, name: "minY"),
            ]
        }
        let frame = view.layoutRect
        let isFixed = view is UIWindow || view.translatesAutoresizingMaskIntoConstraints
        let priority: UILayoutPriority = isFixed ? .required : .sceneSizeStayPut
        return [
            PinPlan([Term(record.minX)], constant: -frame.minX, name: "minX"),
            PinPlan([Term(record.minY)], constant: -frame.minY, name: "minY"),
            PinPlan([Term(record.width)], constant: -frame.width, priority: priority, name: "width"),
            PinPlan([Term(record.height)], constant: -frame.height, priority: priority, name: "height"),
        ]
    }

    /// The frame as it is, following the superview's size as the mask says.
    private func planForMask(_ record: ItemRecord, _ view: UIView) -> [PinPlan] {
        let frame = view.layoutRect
        let mask = view.autoresizingMask
        guard !mask.isEmpty else {
            return [
                PinPlan([Term(record.minX)], constant: -frame.minX, name: "h=--& minX"),
                PinPlan([Term(record.width)], constant: -frame.width, name: "h=--& width"),
                PinPlan([Term(record.minY)], constant: -frame.minY, name: "v=--& minY"),
                PinPlan([Term(record.height)], constant: -frame.height, name: "v=--& height"),
            ]
        }
        var outer: ItemRecord?
        if let parent = view.superview, let state = parent.layoutState { outer = existingRecord(of: state.item) }
        record.pinsFollowSuperview = outer != nil
        let size = view.superview?.bounds.size ?? .zero
        let horizontal = MaskAxis(
            origin: frame.minX, length: frame.width, outerLength: size.width,
            before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let vertical = MaskAxis(
            origin: frame.minY, length: frame.height, outerLength: size.height,
            before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        return horizontal.plan(record.minX, record.width, outer?.width, "h", "minX", "width")
            + vertical.plan(record.minY, record.height, outer?.height, "v", "minY", "height")
    }

    // MARK: Natural size

    func queueContentSize(_ record: ItemRecord) {
        guard !record.needsContentSize else { return }
        record.needsContentSize = true
        contentQueue.append(record)
        markDirty()
    }

    func removeContentSize(_ record: ItemRecord) {
        for id in [
            record.contentWidth.atMost, record.contentWidth.atLeast, record.contentHeight.atMost,
            record.contentHeight.atLeast,
        ] {
            if let id { remove(id) }
        }
        record.contentWidth = ItemRecord.ContentSize()
        record.contentHeight = ItemRecord.ContentSize()
    }

    func updateContentSize(_ record: ItemRecord) {
        record.needsContentSize = false
        guard record.engine === self, let view = record.item.view else { return }
        guard !view.translatesAutoresizingMaskIntoConstraints || (isTemporary && view === root) else {
            return removeContentSize(record)
        }
        var size = view.intrinsicContentSize
        if record.dependsOnWidth, let content = view as? any WidthDependentContent, let natural = content.unlimitedContentSize {
            size = natural
            let width = record.contentAskedForWidth
            if width > 0, width < natural.width { size.height = content.contentHeight(forWidth: width) }
        }
        // Constraints speak of the alignment rectangle.
        let state = view.layoutState
        setContentSize(
            &record.contentWidth, size.width, of: record.width, state?.horizontalHugging ?? .defaultLow,
            state?.horizontalCompression ?? .defaultHigh, record)
        setContentSize(
            &record.contentHeight, size.height, of: record.height, state?.verticalHugging ?? .defaultLow,
            state?.verticalCompression ?? .defaultHigh, record)
    }

    private func setContentSize(
        _ content: inout ItemRecord.ContentSize, _ value: CGFloat, of variable: Variable, _ hugging: UILayoutPriority,
        _ compression: UILayoutPriority, _ record: ItemRecord
    ) {
        let value = value.isFinite && value >= 0 ? value : UIView.noIntrinsicMetric
        if value == content.value && hugging == content.hugging && compression == content.compression { return }
        let keepsShape = value >= 0 && content.value >= 0 && (hugging == compression) == (content.atLeast == nil)
        if keepsShape {
            if let id = content.atMost {
                solver.setPriority(id, Double(hugging.rawValue))
                solver.setConstant(id, -Double(value))
            }
            if let id = content.atLeast {
                solver.setPriority(id, Double(compression.rawValue))
                solver.setConstant(id, -Double(value))
            }
            isDirty = true
        } else {
            if let id = content.atMost { remove(id) }
            if let id = content.atLeast { remove(id) }
            content.atMost = nil
            content.atLeast = nil
            if value >= 0, hugging == compression {
                content.atMost = insert(
                    [Term(variable)], .equal, constant: -Double(value), priority: hugging, owner: .contentSize(record))
            } else if value >= 0 {
                content.atMost = insert(
                    [Term(variable)], .lessThanOrEqual, constant: -Double(value), priority: hugging,
                    owner: .contentSize(record))
                content.atLeast = insert(
                    [Term(variable)], .greaterThanOrEqual, constant: -Double(value), priority: compression,
                    owner: .contentSize(record))
            }
        }
        content.value = value
        content.hugging = hugging
        content.compression = compression
    }
}
