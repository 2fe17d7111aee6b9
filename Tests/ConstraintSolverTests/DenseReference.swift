/// A plain reference: the same problem as dense linear programs, one a priority, solved by Bland's rule.
///
/// Slow and simple on purpose. It shares nothing with the solver under test but the statement of the problem.
struct DenseReference {
    struct Constraint {
        var coefficients: [Double]
        var constant: Double
        /// −1 at most, 0 equal, 1 at least.
        var relation: Int
        var priority: Double
    }

    var variableCount: Int
    var constraints: [Constraint]

    /// The least total miss of each priority, highest first; nil if the required constraints contradict.
    func leastMisses() -> [(priority: Double, miss: Double)]? {
        let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        var result: [(Double, Double)] = []
        guard minimum(objective: nil, fixed: []) != nil else { return nil }
        for priority in priorities {
            guard let value = minimum(objective: priority, fixed: result) else { return nil }
            result.append((priority, value))
        }
        return result
    }

    /// Columns: x⁺, x⁻ of each variable, then for each constraint a surplus and two misses.
    private func minimum(objective: Double?, fixed: [(Double, Double)]) -> Double? {
        let perConstraint = 3
        let structural = variableCount * 2
        let width = structural + constraints.count * perConstraint + fixed.count
        var rows: [[Double]] = []
        var right: [Double] = []
        for (index, constraint) in constraints.enumerated() {
            var row = [Double](repeating: 0, count: width)
            for variable in 0..<variableCount {
                row[variable * 2] = constraint.coefficients[variable]
                row[variable * 2 + 1] = -constraint.coefficients[variable]
            }
            let base = structural + index * perConstraint
            if constraint.relation != 0 { row[base] = constraint.relation > 0 ? -1 : 1 }
            if constraint.priority < 1000 {
                row[base + 1] = 1
                row[base + 2] = -1
            }
            rows.append(row)
            right.append(-constraint.constant)
        }
        // Keep higher priorities at their best: total miss + slack = best, within rounding.
        for (position, level) in fixed.enumerated() {
            var row = misses(at: level.0, width: width)
            row[width - fixed.count + position] = 1
            rows.append(row)
            right.append(level.1 + 1e-9)
        }
        let cost = objective.map { misses(at: $0, width: width) } ?? [Double](repeating: 0, count: width)
        return Simplex(rows: rows, right: right).minimum(of: cost)
    }

    private func misses(at priority: Double, width: Int) -> [Double] {
        var row = [Double](repeating: 0, count: width)
        for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
            let base = variableCount * 2 + index * 3
            row[base + 1] = 1
            row[base + 2] = 1
        }
        return row
    }

    /// How far a solution misses a constraint.
    static func miss(of constraint: Constraint, at values: [Double]) -> Double {
        var left = constraint.constant
        for (coefficient, value) in zip(constraint.coefficients, values) { left += coefficient * value }
        switch constraint.relation {
        case 0: return abs(left)
        case 1: return max(0, -left)
        default: return max(0, left)
        }
    }
}

/// Two-phase simplex on a dense tableau: minimize cost · x with A x = b, x ≥ 0.
struct Simplex {
    var rows: [[Double]]
    var right: [Double]

    func minimum(of cost: [Double]) -> Double? {
        let count = rows.count, width = cost.count
        var table: [[Double]] = []
        var basis: [Int] = []
        for index in 0..<count {
            let sign: Double = right[index] < 0 ? -1 : 1
            var row = rows[index].map { $0 * sign } + [Double](repeating: 0, count: count) + [right[index] * sign]
            row[width + index] = 1
            table.append(row)
            basis.append(width + index)
        }
        var artificial = [Double](repeating: 0, count: width + count)
        for index in 0..<count { artificial[width + index] = 1 }
        guard Self.run(&table, &basis, artificial, allowed: width + count) < 1e-6 else { return nil }
        // Artificial columns that stayed in the basis at zero leave it, or their row says nothing.
        for index in 0..<count where basis[index] >= width {
            if let column = (0..<width).first(where: { abs(table[index][$0]) > 1e-7 }) {
                Self.pivot(&table, &basis, index, column)
            }
        }
        return Self.run(&table, &basis, cost + [Double](repeating: 0, count: count), allowed: width)
    }

    private static func run(_ table: inout [[Double]], _ basis: inout [Int], _ cost: [Double], allowed: Int) -> Double {
        let last = (table.first?.count ?? 1) - 1
        while true {
            var entering: Int?
            for column in 0..<allowed {
                var reduced = cost[column]
                for (index, row) in table.enumerated() { reduced -= cost[basis[index]] * row[column] }
                if reduced < -1e-8 {
                    entering = column
                    break
                }
            }
            guard let column = entering else { break }
            var leaving: Int?
            for index in table.indices where table[index][column] > 1e-8 {
                guard let current = leaving else {
                    leaving = index
                    continue
                }
                let ratio = table[index][last] / table[index][column]
                let best = table[current][last] / table[current][column]
                if ratio < best - 1e-12 || (abs(ratio - best) <= 1e-12 && basis[index] < basis[current]) {
                    leaving = index
                }
            }
            guard let row = leaving else { return -.infinity }
            pivot(&table, &basis, row, column)
        }
        var value = 0.0
        for (index, row) in table.enumerated() { value += cost[basis[index]] * row[last] }
        return value
    }

    private static func pivot(_ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int) {
        let factor = table[row][column]
        for index in table[row].indices { table[row][index] /= factor }
        for other in table.indices where other != row && table[other][column] != 0 {
            let multiple = table[other][column]
            for index in table[other].indices { table[other][index] -= multiple * table[row][index] }
        }
        basis[row] = column
    }
}
