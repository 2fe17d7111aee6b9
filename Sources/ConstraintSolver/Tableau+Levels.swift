/// One priority of the objective.
struct Level {
    var priority: Double
    var slot: Int32
    var useCount: Int32
}

/// Costs smaller than this are rounding residue.
let costTolerance = 1e-9

extension Tableau {
    subscript(cost column: Int32, slot: Int32) -> Double {
        @inline(__always) get { costs[column &* levelCapacity &+ slot] }
        @inline(__always) nonmutating set { costs[column &* levelCapacity &+ slot] = newValue }
    }

    func clearCosts(_ column: Int32) {
        for slot in 0..<levelCapacity { self[cost: column, slot] = 0 }
    }

    /// The slot of a priority, made if it is new. `levels` stays in falling order of priority.
    mutating func acquireLevel(_ priority: Double) -> Int32 {
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
    mutating func releaseLevel(_ slot: Int32) {
        for position in 0..<levels.count where levels[position].slot == slot { levels[position].useCount -= 1 }
    }

    private mutating func unusedSlot() -> Int32 {
        if levels.count < Int(levelCapacity) { return Int32(levels.count) }
        for position in 0..<levels.count where levels[position].useCount == 0 {
            let slot = levels.remove(at: position).slot
            for column in 0..<Int32(columns.count) { self[cost: column, slot] = 0 }
            return slot
        }
        let wider = levelCapacity * 2
        var widened = Block<Double>(capacity: max(256, columns.capacity * Int(wider)))
        for column in 0..<Int32(columns.count) {
            for slot in 0..<wider { widened.append(slot < levelCapacity ? self[cost: column, slot] : 0) }
        }
        costs.deallocate()
        costs = widened
        levelCapacity = wider
        return Int32(levels.count)
    }

    /// Adds `amount` to a column's cost, and remembers the column if that may make it worth entering.
    @inline(__always)
    mutating func addCost(_ amount: Double, to column: Int32, slot: Int32) {
        var cost = self[cost: column, slot] + amount
        if abs(cost) < costTolerance { cost = 0 }
        self[cost: column, slot] = cost
        noteCandidate(column)
    }

    @inline(__always)
    mutating func noteCandidate(_ column: Int32) {
        if !columns[column].isCandidate {
            columns[column].isCandidate = true
            candidates.append(column)
        }
    }

    /// Adds a row's basic column, `amount` times, to the objective.
    mutating func addCost(_ amount: Double, ofRow row: Int32, slot: Int32) {
        var node = rows[row].head
        while node != none {
            addCost(amount * nodes[node].coefficient, to: nodes[node].column, slot: slot)
            node = nodes[node].nextInRow
        }
    }

    /// The sign of a column's cost: that of the highest priority at which it is not zero.
    func costSign(_ column: Int32) -> Int {
        for position in 0..<levels.count {
            let cost = self[cost: column, levels[position].slot]
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
        for position in 0..<levels.count {
            let slot = levels[position].slot
            let difference = self[cost: a, slot] / weightA - self[cost: b, slot] / weightB
            if difference < -costTolerance { return true }
            if difference > costTolerance { return false }
        }
        return nil
    }
}
