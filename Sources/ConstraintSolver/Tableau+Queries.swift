extension Tableau {
    mutating func isAmbiguous(_ variable: Variable) -> Bool {
        firstUndecided(variable) != nil
    }

    mutating func constraints(affecting variable: Variable) -> [ConstraintID] {
        expandVariable(variable)
        defer { clearExpansion() }
        var owners = Set<Int32>()
        for position in 0..<support.count {
            let owner = columns[support[position]].owner
            if owner != none, !constraints[owner].isOwn { owners.insert(owner) }
        }
        return owners.sorted().map { ConstraintID(index: $0) }
    }

    mutating func exerciseAmbiguity(of variable: Variable, by amount: Double) -> Bool {
        guard let column = firstUndecided(variable) else { return false }
        if columns[column].isFree {
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

    private mutating func expandVariable(_ variable: Variable) {
        withUnsafePointer(to: Term(variable)) { _ = expand(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    private mutating func firstUndecided(_ variable: Variable) -> Int32? {
        expandVariable(variable)
        defer { clearExpansion() }
        for position in 0..<support.count where isUndecided(support[position]) { return support[position] }
        return nil
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
