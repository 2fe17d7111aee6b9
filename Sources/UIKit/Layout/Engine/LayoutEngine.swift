internal import ConstraintSolver

/// The constraints of one tree of views and what solves them.
///
/// A window, or the root of a tree outside windows, owns one as soon as its tree holds an active constraint. Every
/// active constraint is known to the engine of its holder's tree. When trees are joined the receiving tree's engine
/// takes over; when a subtree leaves, it takes its constraints along. Changes only queue up; `bringUpToDate()`
/// solves, once per layout pass.
@MainActor
final class LayoutEngine {
    let solver = Solver()
    /// The view that owns the engine; it takes itself off in its `deinit`.
    nonisolated var root: UIView? {
        @inline(__always) get { rootLink.object }
        @inline(__always) set { rootLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var rootLink = Uncounted<UIView>()
    /// The scale that frames are rounded to, once it is known for this solution.
    var knownScale: CGFloat = 0
    /// An engine made to measure something once keeps its records apart from those that the items know.
    let isTemporary: Bool
    private var temporaryRecords: [ObjectIdentifier: ItemRecord] = [:]

    /// Every constraint of the tree, in the order of arrival.
    var constraints: [NSLayoutConstraint] = []
    /// Constraints to install at the next solution.
    var waiting: [NSLayoutConstraint] = []
    /// Constraints given up because they contradict others.
    var broken: [NSLayoutConstraint] = []
    /// Broken constraints may fit again.
    var retriesBroken = false

    var records: [ItemRecord] = []
    /// The record that a variable belongs to, by the variable's index.
    var recordOfVariable: [ItemRecord?] = []
    /// What a solver's constraint stands for, by its index.
    var owners: [ConstraintOwner] = []
    /// Records whose natural size has to be read again.
    var contentQueue: [ItemRecord] = []
    /// Records with a changed value.
    var changedRecords: [ItemRecord] = []
    /// Whether there is something to solve.
    var isDirty = false
    /// The scale by which frames were rounded last.
    var appliedScale: CGFloat = 0
    /// Whether frames are being set from the solution, so that they are no news.
    var isApplying = false

    init(root: UIView, isTemporary: Bool = false) {
        rootLink = Uncounted(root)
        self.isTemporary = isTemporary
        Self.isInUse = true
    }

    /// Whether there ever was an engine; until then nobody looks for one.
    static var isInUse = false

    deinit {
        for constraint in constraints where constraint.engine === self { constraint.engine = nil }
        for record in records { record.engine = nil }
    }

    /// What a constraint of the solver stands for.
    enum ConstraintOwner {
        case nobody
        case constraint(NSLayoutConstraint)
        case pin(ItemRecord)
        case contentSize(ItemRecord)
    }

    // MARK: Constraints coming and going

    /// Takes in a constraint that has become active.
    func take(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        constraint.engineIndex = constraints.count
        constraints.append(constraint)
        constraint.installed = .waiting
        waiting.append(constraint)
        markDirty()
    }

    /// Lets go of a constraint that is no longer active.
    func drop(_ constraint: NSLayoutConstraint) {
        switch constraint.installed {
        case .none: break
        case .waiting:
            // It stays in the list, which passes over what waits no longer, unless too much of that piles up.
            constraint.installed = .none
            if waiting.count > 64 && waiting.count > 2 * constraints.count { compactWaiting() }
        case .broken: broken.removeAll { $0 === constraint }
        case .solved(let id):
            remove(id)
            if !broken.isEmpty { retriesBroken = true }
        }
        let index = constraint.engineIndex
        let last = constraints.removeLast()
        if last !== constraint {
            constraints[index] = last
            last.engineIndex = index
        }
        constraint.installed = .none
        constraint.engine = nil
        markDirty()
    }

    private func compactWaiting() {
        waiting.removeAll {
            guard case .waiting = $0.installed else { return true }
            return $0.engine !== self
        }
    }

    /// Takes over the constraints of the engine of a tree that became part of this one.
    func absorb(_ other: LayoutEngine) {
        for record in other.records {
            if record.item.record === record { record.item.record = nil }
            record.engine = nil
        }
        other.records.removeAll()
        let all = other.constraints
        other.constraints.removeAll()
        for constraint in all { take(constraint) }
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        if case .solved(let id) = constraint.installed {
            solver.setConstant(id, terms(of: constraint).constant)
        }
        if !broken.isEmpty { retriesBroken = true }
        markDirty()
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
        if case .solved(let id) = constraint.installed {
            solver.setPriority(id, Double(constraint.storedPriority.rawValue))
        }
        markDirty()
    }

    /// Solves for a constraint anew, because what it is made of has changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard case .solved(let id) = constraint.installed else { return }
        remove(id)
        constraint.installed = .waiting
        waiting.append(constraint)
        markDirty()
    }

    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        if !isTemporary { root?.layoutEngineBecameDirty() }
    }

    // MARK: The solver's constraints

    func insert(
        _ terms: [Term], _ relation: Relation, constant: Double, priority: UILayoutPriority = .required,
        owner: ConstraintOwner
    ) -> ConstraintID {
        let id = solver.insert(terms, relation, constant: constant, priority: Double(priority.rawValue))
        while owners.count <= Int(id.index) { owners.append(.nobody) }
        owners[Int(id.index)] = owner
        isDirty = true
        return id
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        owners[Int(id.index)] = .nobody
        isDirty = true
    }

    // MARK: Records

    func existingRecord(of item: LayoutItem) -> ItemRecord? {
        if isTemporary { return temporaryRecords[ObjectIdentifier(item)] }
        guard let record = item.record, record.engineLink.refers(to: self) else { return nil }
        return record
    }

    /// The record of an item, made if it takes part for the first time.
    func record(for item: LayoutItem) -> ItemRecord {
        if let record = existingRecord(of: item) { return record }
        let record = ItemRecord(item: item, engine: self, index: records.count)
        records.append(record)
        for variable in [record.minX, record.minY, record.width, record.height] {
            while recordOfVariable.count <= Int(variable.index) { recordOfVariable.append(nil) }
            recordOfVariable[Int(variable.index)] = record
        }
        if isTemporary { temporaryRecords[ObjectIdentifier(item)] = record } else { item.record = record }
        isDirty = true
        recordWasMade(record)
        return record
    }

    /// Forgets an item whose constraints are gone.
    func forget(_ record: ItemRecord) {
        unpin(record)
        removeContentSize(record)
        for variable in [record.minX, record.minY, record.width, record.height] {
            recordOfVariable[Int(variable.index)] = nil
            solver.removeVariable(variable)
        }
        let last = records.removeLast()
        if last !== record {
            records[record.index] = last
            last.index = record.index
        }
        record.isGone = true
        record.engine = nil
        if record.item.record === record { record.item.record = nil }
    }
}
