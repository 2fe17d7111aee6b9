/// One priority of the objective.
struct Level {
    var priority: Double
    var slot: Int32
    var useCount: Int
}

/// Costs smaller than this are rounding residue.
let costTolerance = 1e-9

extension Solver {
    subscript(cost column: Int32, slot: Int32) -> Double {
        @inline(__always) get { costs[column &* Int32(truncatingIfNeeded: levelCapacity) &+ slot] }
        @inline(__always) set { costs[column &* Int32(truncatingIfNeeded: levelCapacity) &+ slot] = newValue }
    }

    /// The slot of a priority, made if it is new. `levels` stays in falling order of priority.
    func acquireLevel(_ priority: Double) -> Int32 {
        var position = 0
        while position < levels.count, levels[position].priority > priority { position += 1 }
        if position < levels.count, levels[position].priority == priority {
            levels[position].useCount += 1
            return levels[position].slot
        }
        let slot = unusedSlot()
        position = 0
        while position < levels.count, levels[position].priority > priority { position += 1 }
        levels.insert(Level(priority: priority, slot: slot, useCount: 1), at: position)
        return slot
    }

    /// A level without constraints keeps its slot until slots run out, since the same few priorities come back.
    func releaseLevel(_ slot: Int32) {
        if let position = levels.firstIndex(where: { $0.slot == slot }) { levels[position].useCount -= 1 }
    }

    private func unusedSlot() -> Int32 {
        if levels.count < levelCapacity { return Int32(levels.count) }
        if let position = levels.firstIndex(where: { $0.useCount == 0 }) {
            let slot = levels.remove(at: position).slot
            for column in 0..<Int32(columns.count) { self[cost: column, slot] = 0 }
            return slot
        }
        let wider = levelCapacity * 2
        var widened = Block<Double>(capacity: max(512, columns.capacity * wider))
        for column in 0..<columns.count {
            for slot in 0..<wider {
                widened.append(slot < levelCapacity ? costs[Int32(column * levelCapacity + slot)] : 0)
            }
        }
        costs.deallocate()
        costs = widened
        levelCapacity = wider
        return Int32(levels.count)
    }

    /// Adds `amount` to a column's cost, and remembers the column if that may make it worth entering.
    @inline(__always)
    func addCost(_ amount: Double, to column: Int32, slot: Int32) {
        var cost = self[cost: column, slot] + amount
        if abs(cost) < costTolerance { cost = 0 }
        self[cost: column, slot] = cost
        noteCandidate(column)
    }

    @inline(__always)
    func noteCandidate(_ column: Int32) {
        if !columns[column].isCandidate {
            columns[column].isCandidate = true
            candidates.append(column)
        }
    }

    /// Adds a row's basic column, `amount` times, to the objective.
    func addCost(_ amount: Double, ofRow row: Int32, slot: Int32) {
        var node = rows[row].head
        while node != none {
            addCost(amount * nodes[node].coefficient, to: nodes[node].column, slot: slot)
            node = nodes[node].nextInRow
        }
    }

    /// The sign of a column's cost: that of the highest priority at which it is not zero.
    func costSign(_ column: Int32) -> Int {
        for level in levels {
            let cost = self[cost: column, level.slot]
            if cost > costTolerance { return 1 }
            if cost < -costTolerance { return -1 }
        }
        return 0
    }

    /// Whether `cost(a) / weightA` comes before `cost(b) / weightB`; costs below zero count as zero.
    func costPrecedes(_ a: Int32, _ weightA: Double, _ b: Int32, _ weightB: Double) -> Bool? {
        let signA = costSign(a), signB = costSign(b)
        if signA <= 0 || signB <= 0 {
            if signA <= 0 && signB <= 0 { return nil }
            return signA <= 0
        }
        for level in levels {
            let difference = self[cost: a, level.slot] / weightA - self[cost: b, level.slot] / weightB
            if difference < -costTolerance { return true }
            if difference > costTolerance { return false }
        }
        return nil
    }
}
