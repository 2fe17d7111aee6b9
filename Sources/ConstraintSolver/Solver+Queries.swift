extension Solver {
    /// Whether the constraints leave a variable more than one best value.
    ///
    /// That is so when its value depends on something undecided, or on a parameter that can move at no cost.
    /// Call after `solve()`.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        _ = expand([Term(variable)])
        defer { clearExpansion() }
        return support.contains { isUndecided($0) }
    }

    /// The constraints that decide a variable's value: the required equations that it rests on, the
    /// inequalities at their bound and the other constraints that are met. Call after `solve()`.
    public func constraints(affecting variable: Variable) -> [ConstraintID] {
        _ = expand([Term(variable)])
        defer { clearExpansion() }
        var owners: [Int32] = []
        for column in support where columns[column].owner != none { owners.append(columns[column].owner) }
        return Array(Set(owners)).sorted().map { ConstraintID(index: $0) }
    }

    /// Moves an ambiguous variable to another of its best values, where it stays until constraints change.
    /// `amount` is how far to move what is undecided, if nothing limits it. Returns whether anything moved.
    @discardableResult
    public func exerciseAmbiguity(of variable: Variable, by amount: Double) -> Bool {
        _ = expand([Term(variable)])
        let undecided = support.first { isUndecided($0) }
        clearExpansion()
        guard let column = undecided else { return false }
        if columns[column].kind == .free || columns[column].kind == .orphan {
            columns[column].standing = columns[column].standing == 0 ? amount : 0
            touch(column)
        } else if let node = firstStop(of: column) {
            pivot(row: nodes[node].row, entering: column, node: node)
        } else {
            return false
        }
        propagate()
        return true
    }

    private func isUndecided(_ column: Int32) -> Bool {
        switch columns[column].kind {
        case .free, .orphan: return true
        case .dummy, .unused: return false
        case .slack, .error: break
        }
        guard costSign(column) == 0 else { return false }
        var node = columns[column].restrictedHead
        while node != none {
            if let step = stepLimit(node, direction: 1), step <= feasibilityTolerance { return false }
            node = nodes[node].nextInColumn
        }
        return true
    }

    private func firstStop(of column: Int32) -> Int32? {
        var best: Int32?
        var bestStep = Double.infinity
        var node = columns[column].restrictedHead
        while node != none {
            if let step = stepLimit(node, direction: 1), step < bestStep {
                best = node
                bestStep = step
            }
            node = nodes[node].nextInColumn
        }
        return best
    }
}
