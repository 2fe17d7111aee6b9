internal import ConstraintSolver

extension LayoutEngine {
    /// Content that depends on its width is asked again at most so often in one solution.
    private static let mostRounds = 5

    /// Takes in what has queued up and solves. Superviews of what moved are marked for layout.
    func bringUpToDate() {
        knownScale = 0
        guard isDirty else { return }
        var round = 0
        repeat {
            isDirty = false
            updateContentSizes()
            retryBroken()
            installWaiting()
            solve()
            collectChanges()
            round += 1
            if round < Self.mostRounds { askContentForItsWidth() }
        } while isDirty && round < Self.mostRounds
        isDirty = false
        if !isTemporary { announceChanges() }
    }

    private func updateContentSizes() {
        var position = 0
        while position < contentQueue.count {
            let record = contentQueue[position]
            position += 1
            if !record.isGone { updateContentSize(record) }
        }
        contentQueue.removeAll(keepingCapacity: true)
    }

    private func retryBroken() {
        guard retriesBroken else { return }
        retriesBroken = false
        for constraint in broken { constraint.installed = .waiting }
        waiting.append(contentsOf: broken)
        broken.removeAll()
    }

    private func installWaiting() {
        guard !waiting.isEmpty else { return }
        var arrived: [NSLayoutConstraint] = []
        swap(&arrived, &waiting)
        for index in arrived.indices { Uncounted(arrived[index]).borrow { install($0) } }
        // Natural sizes of items that have just joined.
        updateContentSizes()
    }

    private func install(_ constraint: NSLayoutConstraint) {
        if !isTemporary {
            guard case .waiting = constraint.installed, constraint.engineLink.refers(to: self) else { return }
        }
        constraint.checkAxes()
        let form = terms(of: constraint)
        let id = insert(
            form.terms, Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal,
            constant: form.constant, priority: constraint.storedPriority, owner: .constraint(constraint))
        if isTemporary { return }
        constraint.installed = .solved(id)
        for record in form.crossedScrollViews where record.offsetDependents.last !== constraint {
            record.offsetDependents.append(constraint)
        }
    }

    // MARK: Contradictions

    private func solve() {
        var attempts = 0
        while true {
            do {
                try solver.solve()
                return
            } catch {
                attempts += 1
                if attempts > owners.count || !breakOne(of: error.constraints) { return }
            }
        }
    }

    /// Gives up one constraint of a set that contradicts itself, as UIKit does, and says so once.
    private func breakOne(of set: [ConstraintID]) -> Bool {
        var candidates: [(NSLayoutConstraint, ConstraintID)] = []
        for id in set {
            if case .constraint(let constraint) = owners[Int(id.index)] { candidates.append((constraint, id)) }
        }
        // The youngest goes, so that what has stood stays.
        let victim = candidates.max { $0.0.engineIndex < $1.0.engineIndex }
        guard let (constraint, id) = victim else { return breakContent(of: set) }
        remove(id)
        if isTemporary { return true }
        constraint.installed = .broken
        broken.append(constraint)
        if !constraint.wasReportedBroken {
            constraint.wasReportedBroken = true
            reportContradiction(set, victim: constraint, victimID: id)
        }
        return true
    }

    /// Only UIKit's own constraints contradict each other: one of them has to go without a word.
    private func breakContent(of set: [ConstraintID]) -> Bool {
        for id in set.reversed() {
            switch owners[Int(id.index)] {
            case .contentSize(let record):
                if record.contentWidth.atMost == id { record.contentWidth.atMost = nil }
                if record.contentWidth.atLeast == id { record.contentWidth.atLeast = nil }
                if record.contentHeight.atMost == id { record.contentHeight.atMost = nil }
                if record.contentHeight.atLeast == id { record.contentHeight.atLeast = nil }
            case .pin(let record):
                record.pins.removeAll { $0.id == id }
            case .nobody, .constraint:
                continue
            }
            remove(id)
            return true
        }
        return false
    }

    private func reportContradiction(_ set: [ConstraintID], victim: NSLayoutConstraint, victimID: ConstraintID) {
        var lines: [String] = []
        for id in set {
            if id == victimID {
                lines.append("    \"\(victim.constraintDescription)\"")
            } else if let text = describe(id) {
                lines.append("    \"\(text)\"")
            }
        }
        UIKitLog.write(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(lines.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(victim.constraintDescription)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """)
    }

    func describe(_ id: ConstraintID) -> String? {
        switch owners[Int(id.index)] {
        case .nobody: return nil
        case .constraint(let constraint): return constraint.constraintDescription
        case .pin(let record):
            guard let plan = record.pins.first(where: { $0.id == id })?.plan else { return nil }
            let kind = record.item.guide == nil ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
            let value = plan.terms.count == 1 ? " == \(GeometryText.number(-plan.constant))" : ""
            return "<\(kind) \(record.item.name) \(plan.name)\(value)   (active)>"
        case .contentSize(let record):
            let isWidth = record.contentWidth.atMost == id || record.contentWidth.atLeast == id
            let content = isWidth ? record.contentWidth : record.contentHeight
            return "<NSContentSizeLayoutConstraint \(record.item.name).\(isWidth ? "width" : "height") == "
                + "\(GeometryText.number(content.value)) "
                + "Hug:\(GeometryText.number(CGFloat(content.hugging.rawValue))) "
                + "CompressionResistance:\(GeometryText.number(CGFloat(content.compression.rawValue)))   (active)>"
        }
    }

    // MARK: Changes

    private func collectChanges() {
        solver.drainChangedVariables { variable in
            guard let record = recordOfVariable[Int(variable.index)], !record.isChanged else { return }
            record.isChanged = true
            record.hasMoved = true
            changedRecords.append(record)
        }
    }

    /// Asks labels of several lines and the like for their height at the width that they got.
    private func askContentForItsWidth() {
        forEachChangedRecord { askContentForItsWidth($0) }
    }

    /// The list keeps the records meanwhile, so that nobody has to count references to them one by one.
    @inline(__always)
    private func forEachChangedRecord(_ body: (ItemRecord) -> Void) {
        let changed = changedRecords
        for index in changed.indices { Uncounted(changed[index]).borrow(body) }
    }

    @inline(__always)
    private func askContentForItsWidth(_ record: ItemRecord) {
        if record.isGone { return }
        if record.dependsOnWidth {
            let width = CGFloat(solver.value(of: record.width))
            if abs(width - record.contentAskedForWidth) > 0.01 {
                record.contentAskedForWidth = width
                queueContentSize(record)
            }
        }
        if record.hasBaselines { refreshBaselines(of: record.item) }
    }

    private func refreshBaselines(of item: LayoutItem) {
        for constraint in item.constraints
        where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            guard case .solved(let id) = constraint.installed, constraint.engine === self else { continue }
            let constant = terms(of: constraint).constant
            if abs(constant - solver.constant(of: id)) > 0.001 {
                solver.setConstant(id, constant)
                isDirty = true
            }
        }
    }

    /// Announces a solution that was moved by hand.
    func solutionWasMoved() {
        collectChanges()
        announceChanges()
    }

    /// Constraints to the edges of a scroll view's content give it its size.
    private func announceContentSize(_ record: ItemRecord) {
        guard let scrollView = record.item.guide?.owningView as? UIScrollView else { return }
        var size = scrollView.contentSize
        let scale = self.scale
        func rounded(_ variable: Variable) -> CGFloat { (CGFloat(solver.value(of: variable)) * scale).rounded() / scale }
        if !solver.isAmbiguous(record.width) { size.width = max(0, rounded(record.width)) }
        if !solver.isAmbiguous(record.height) { size.height = max(0, rounded(record.height)) }
        if size != scrollView.contentSize { scrollView.contentSize = size }
    }

    private func announceChanges() {
        forEachChangedRecord { announceChange(of: $0) }
        changedRecords.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private func announceChange(of record: ItemRecord) {
        record.isChanged = false
        if record.isGone { return }
        let item = record.item
        if item.viewLink.isSet {
            item.viewLink.borrow { view in
                if rootLink.refers(to: view) { view.applySolvedRootFrame(record) } else { view.askSuperviewToLayOut() }
            }
        } else if item.guide?.placement == .scrollContent {
            announceContentSize(record)
        } else {
            item.container?.setNeedsLayout()
        }
    }
}
