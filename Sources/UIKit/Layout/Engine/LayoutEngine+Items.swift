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

    func repin(_ record: ItemRecord) {
        unpin(record)
        pin(record)
        markDirty()
    }

    func unpin(_ record: ItemRecord) {
        for pin in record.pins { remove(pin.id) }
        record.pins.removeAll()
        record.pinsFollowSuperview = false
    }

    func pin(_ record: ItemRecord) {
        if let guide = record.item.guide {
            guide.placement?.pin(record, of: guide, in: self)
        } else if let view = record.item.view {
            if view === root {
                pinRoot(record, view)
            } else if view.translatesAutoresizingMaskIntoConstraints {
                pinToMask(record, view)
            }
        }
    }

    func pinned(
        _ record: ItemRecord, _ terms: [Term], _ relation: Relation = .equal, constant: CGFloat,
        priority: UILayoutPriority = .required, text: String
    ) {
        let id = insert(
            terms, relation, constant: Double(constant), priority: priority, owner: .pin(record))
        record.pins.append(ItemRecord.Pin(id: id, text: text))
    }

    /// A root has the size of its bounds. Only one that is neither a window nor placed by its frame may grow with
    /// its content, like a scene whose size stays put unless something matters more.
    private func pinRoot(_ record: ItemRecord, _ view: UIView) {
        if isTemporary {
            pinned(record, [Term(record.minX)], constant: 0, text: "minX == 0")
            pinned(record, [Term(record.minY)], constant: 0, text: "minY == 0")
            return
        }
        let frame = view.layoutRect
        let isFixed = view is UIWindow || view.translatesAutoresizingMaskIntoConstraints
        let priority: UILayoutPriority = isFixed ? .required : .sceneSizeStayPut
        pinned(record, [Term(record.minX)], constant: -frame.minX, text: "minX == \(GeometryText.number(frame.minX))")
        pinned(record, [Term(record.minY)], constant: -frame.minY, text: "minY == \(GeometryText.number(frame.minY))")
        pinned(
            record, [Term(record.width)], constant: -frame.width, priority: priority,
            text: "width == \(GeometryText.number(frame.width))")
        pinned(
            record, [Term(record.height)], constant: -frame.height, priority: priority,
            text: "height == \(GeometryText.number(frame.height))")
    }

    /// The frame as it is, following the superview's size as the mask says.
    private func pinToMask(_ record: ItemRecord, _ view: UIView) {
        let frame = view.layoutRect
        let mask = view.autoresizingMask
        var outer: ItemRecord?
        if !mask.isEmpty, let parent = view.superview, let state = parent.layoutState {
            outer = existingRecord(of: state.item)
        }
        record.pinsFollowSuperview = outer != nil
        let size = view.superview?.bounds.size ?? .zero
        pinAxis(
            record, min: record.minX, size: record.width, origin: frame.minX, length: frame.width,
            outer: outer?.width, outerLength: size.width,
            mask: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ), axis: "h")
        pinAxis(
            record, min: record.minY, size: record.height, origin: frame.minY, length: frame.height,
            outer: outer?.height, outerLength: size.height,
            mask: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ), axis: "v")
    }

    private func pinAxis(
        _ record: ItemRecord, min: Variable, size: Variable, origin: CGFloat, length: CGFloat, outer: Variable?,
        outerLength: CGFloat, mask: (before: Bool, itself: Bool, after: Bool), axis: String
    ) {
        let parts = [mask.before, mask.itself, mask.after].map { $0 ? "&" : "-" }.joined()
        let name = axis == "h" ? ["minX", "width"] : ["minY", "height"]
        // The share of a change of the superview's size that each part takes (UIView.AutoresizingMask).
        var originShare: CGFloat = 0, lengthShare: CGFloat = 0
        if outer != nil, mask.before || mask.itself || mask.after {
            let trailing = outerLength - origin - length
            let lengths = [mask.before ? origin : 0, mask.itself ? length : 0, mask.after ? trailing : 0]
            let flexible = lengths[0] + lengths[1] + lengths[2]
            let count = CGFloat((mask.before ? 1 : 0) + (mask.itself ? 1 : 0) + (mask.after ? 1 : 0))
            originShare = mask.before ? (flexible == 0 ? 1 / count : lengths[0] / flexible) : 0
            lengthShare = mask.itself ? (flexible == 0 ? 1 / count : lengths[1] / flexible) : 0
        }
        var originTerms = [Term(min)], lengthTerms = [Term(size)]
        if let outer {
            if originShare != 0 { originTerms.append(Term(outer, Double(-originShare))) }
            if lengthShare != 0 { lengthTerms.append(Term(outer, Double(-lengthShare))) }
        }
        pinned(
            record, originTerms, constant: originShare * outerLength - origin,
            text: "\(axis)=\(parts) \(name[0]) == \(GeometryText.number(origin))")
        pinned(
            record, lengthTerms, constant: lengthShare * outerLength - length,
            text: "\(axis)=\(parts) \(name[1]) == \(GeometryText.number(length))")
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
        if let content = view as? any WidthDependentContent, let natural = content.unlimitedContentSize {
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
