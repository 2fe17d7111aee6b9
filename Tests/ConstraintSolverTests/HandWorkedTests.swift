import ConstraintSolver
import Testing

/// Small systems whose solutions are worked out by hand.
@Suite struct HandWorkedTests {
    @Test func requiredEquationsAreMet() throws {
        let solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        // x + y = 10, x − y = 4  →  x = 7, y = 3
        solver.insert([Term(x), Term(y)], .equal, constant: -10)
        solver.insert([Term(x), Term(y, -1)], .equal, constant: -4)
        try solver.solve()
        #expect(solver.value(of: x) == 7)
        #expect(solver.value(of: y) == 3)
    }

    @Test func aLowerPriorityNeverOutvotesAHigherOne() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        solver.insert([Term(x)], .equal, constant: -100, priority: 251)
        for _ in 0..<1000 { solver.insert([Term(x)], .equal, constant: -200, priority: 250) }
        try solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    @Test func inequalitiesHoldAsFarAsPrioritiesAllow() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        solver.insert([Term(x)], .equal, constant: -100, priority: 750)
        let limit = solver.insert([Term(x)], .lessThanOrEqual, constant: -80, priority: 1000)
        try solver.solve()
        #expect(solver.value(of: x) == 80)
        solver.setPriority(limit, 700)
        try solver.solve()
        #expect(solver.value(of: x) == 100)
        solver.setPriority(limit, 800)
        try solver.solve()
        #expect(solver.value(of: x) == 80)
        solver.remove(limit)
        try solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    @Test func aChainFollowsItsHead() throws {
        let solver = Solver()
        let variables = (0..<1000).map { _ in solver.makeVariable() }
        let head = solver.insert([Term(variables[0])], .equal, constant: 0)
        for index in 1..<variables.count {
            solver.insert([Term(variables[index]), Term(variables[index - 1], -1)], .equal, constant: -8)
        }
        try solver.solve()
        #expect(solver.value(of: variables[999]) == 999 * 8)
        #expect(solver.nonzeroCount < 4 * variables.count)
        solver.setConstant(head, -5)
        try solver.solve()
        #expect(solver.value(of: variables[999]) == 999 * 8 + 5)
        #expect(solver.pivotCount == 0)
    }

    @Test func contradictionNamesTheConstraintsThatContradict() throws {
        let solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        let first = solver.insert([Term(x)], .equal, constant: -10)
        let second = solver.insert([Term(y), Term(x, -1)], .greaterThanOrEqual, constant: -5)
        solver.insert([Term(z)], .equal, constant: -1)
        let third = solver.insert([Term(y)], .lessThanOrEqual, constant: -12)
        #expect(throws: Unsatisfiable.self) { try solver.solve() }
        do { try solver.solve() } catch { #expect(Set(error.constraints) == [first, second, third]) }
        solver.remove(second)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) <= 12)
        #expect(solver.value(of: z) == 1)
    }

    @Test func changingAConstantCanContradict() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let first = solver.insert([Term(x)], .equal, constant: -10)
        let second = solver.insert([Term(x)], .equal, constant: -10)
        try solver.solve()
        solver.setConstant(second, -20)
        do {
            try solver.solve()
            Issue.record("two values for one variable")
        } catch {
            #expect(Set(error.constraints) == [first, second])
        }
        solver.remove(first)
        try solver.solve()
        #expect(solver.value(of: x) == 20)
    }

    @Test func aRedundantEquationTakesOverWhenItsTwinGoes() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let first = solver.insert([Term(x)], .equal, constant: -10)
        solver.insert([Term(x, 2)], .equal, constant: -20)
        try solver.solve()
        solver.remove(first)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(!solver.isAmbiguous(x))
    }

    @Test func ambiguityIsWhatConstraintsLeaveOpen() throws {
        let solver = Solver()
        let x = solver.makeVariable(), width = solver.makeVariable(), free = solver.makeVariable()
        solver.insert([Term(x)], .greaterThanOrEqual, constant: -10)
        solver.insert([Term(width)], .equal, constant: -50, priority: 250)
        try solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(width))
        #expect(solver.isAmbiguous(free))
        solver.insert([Term(x)], .equal, constant: 0, priority: 1)
        try solver.solve()
        #expect(!solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 10)
    }

    @Test func oppositeBoundsDecideAVariable() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        solver.insert([Term(x)], .greaterThanOrEqual, constant: -10)
        solver.insert([Term(x)], .lessThanOrEqual, constant: -10)
        try solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(!solver.isAmbiguous(x))
    }

    @Test func constraintsThatDecideAVariableAreThoseItsValueRestsOn() throws {
        let solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        let first = solver.insert([Term(x)], .equal, constant: -10)
        let second = solver.insert([Term(y), Term(x, -2)], .equal, constant: 0, priority: 900)
        solver.insert([Term(y)], .equal, constant: -7, priority: 100)
        try solver.solve()
        #expect(Set(solver.constraints(affecting: y)) == [first, second])
        #expect(solver.constraints(affecting: x) == [first])
    }

    @Test func changesAreReportedOnceAndOnlyWhereValuesChanged() throws {
        let solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        let edited = solver.insert([Term(x)], .equal, constant: -1)
        solver.insert([Term(y), Term(x, -1)], .equal, constant: -1)
        solver.insert([Term(z)], .equal, constant: -9)
        try solver.solve()
        var seen: Set<Variable> = []
        solver.drainChangedVariables { seen.insert($0) }
        #expect(seen == [x, y, z])
        solver.setConstant(edited, -2)
        try solver.solve()
        seen = []
        solver.drainChangedVariables { seen.insert($0) }
        #expect(seen == [x, y])
    }

    @Test func removedVariablesLeaveTheRestAlone() throws {
        let solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        let link = solver.insert([Term(x), Term(y, -1)], .equal, constant: -8)
        solver.insert([Term(x)], .equal, constant: -100)
        try solver.solve()
        #expect(solver.value(of: y) == 92)
        solver.remove(link)
        solver.removeVariable(y)
        try solver.solve()
        #expect(solver.value(of: x) == 100)
        let z = solver.makeVariable()
        solver.insert([Term(z), Term(x, -1)], .equal, constant: 0)
        try solver.solve()
        #expect(solver.value(of: z) == 100)
    }
}

@Suite struct PreferringZeroTests {
    @Test func aLengthIsZeroWhereOnlyItsGreatestValueIsKnown() throws {
        let solver = Solver()
        let width = solver.makeVariable(preferringZero: true), plain = solver.makeVariable()
        let bound = solver.insert([Term(width)], .lessThanOrEqual, constant: -341)
        solver.insert([Term(plain)], .lessThanOrEqual, constant: -341)
        try solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: plain) == 341)
        #expect(solver.isAmbiguous(width))
        // The bound holds where something else asks for more.
        let wish = solver.insert([Term(width)], .equal, constant: -500, priority: 250)
        try solver.solve()
        #expect(solver.value(of: width) == 341)
        solver.remove(bound)
        try solver.solve()
        #expect(solver.value(of: width) == 500)
        solver.remove(wish)
        solver.removeVariable(width)
        try solver.solve()
        #expect(solver.nonzeroCount == 1)
    }

    @Test func alsoWhereOtherConstraintsCameFirst() throws {
        let solver = Solver()
        let outer = solver.makeVariable(), x = solver.makeVariable()
        let width = solver.makeVariable(preferringZero: true)
        solver.insert([Term(outer)], .equal, constant: -100)
        solver.insert([Term(x), Term(width, 0.5), Term(outer, -0.5)], .equal, constant: 0)
        solver.insert([Term(width)], .lessThanOrEqual, constant: -23)
        try solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: x) == 50)
    }

    @Test func aLeastValueIsTaken() throws {
        let solver = Solver()
        let width = solver.makeVariable(preferringZero: true)
        solver.insert([Term(width)], .greaterThanOrEqual, constant: -44)
        try solver.solve()
        #expect(solver.value(of: width) == 44)
    }

    @Test func whatFallsBelowZeroContradicts() throws {
        let solver = Solver()
        let width = solver.makeVariable(preferringZero: true)
        let bound = solver.insert([Term(width)], .lessThanOrEqual, constant: -10)
        let negative = solver.insert([Term(width)], .equal, constant: 5)
        let error = #expect(throws: Unsatisfiable.self) { try solver.solve() }
        let named = error?.constraints ?? []
        #expect(named.contains(negative))
        #expect(named.allSatisfy { $0 == negative || $0 == bound })
    }
}
