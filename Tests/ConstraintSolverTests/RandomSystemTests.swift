import ConstraintSolver
import Testing

/// A small repeatable generator (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A system held twice: in the solver, and as plain data for the reference.
struct TwinSystem {
    let solver = Solver()
    var variables: [Variable]
    var constraints: [(id: ConstraintID, plain: DenseReference.Constraint)] = []

    init(variableCount: Int) {
        let solver = self.solver
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
    }

    static func randomConstraint(variableCount: Int, _ dice: inout Dice) -> DenseReference.Constraint {
        var coefficients = [Double](repeating: 0, count: variableCount)
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            coefficients[Int.random(in: 0..<variableCount, using: &dice)] =
                [1, 1, 1, -1, -1, 2, -2, 0.5].randomElement(using: &dice) ?? 1
        }
        return DenseReference.Constraint(
            coefficients: coefficients, constant: Double(Int.random(in: -50...50, using: &dice)),
            relation: Int.random(in: -1...1, using: &dice),
            priority: [1000, 999, 750, 750, 250, 250, 50].randomElement(using: &dice) ?? 1000)
    }

    mutating func insert(_ plain: DenseReference.Constraint) {
        let terms = zip(variables, plain.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
        let id = solver.insert(
            terms, Relation(rawValue: Int8(plain.relation)) ?? .equal, constant: plain.constant,
            priority: plain.priority)
        constraints.append((id, plain))
    }

    /// Solves; where required constraints contradict, drops one of those named and tries again.
    /// Checks each time that the named ones do contradict.
    mutating func solve(_ comment: Comment) {
        while true {
            do {
                try solver.solve()
                return
            } catch {
                let named = constraints.filter { error.constraints.contains($0.id) }
                #expect(named.count == error.constraints.count, comment)
                #expect(named.allSatisfy { $0.plain.priority >= 1000 }, comment)
                let all = DenseReference(variableCount: variables.count, constraints: named.map(\.plain))
                #expect(all.leastMisses() == nil, comment)
                for index in named.indices {
                    var fewer = named.map(\.plain)
                    fewer.remove(at: index)
                    let rest = DenseReference(variableCount: variables.count, constraints: fewer)
                    #expect(rest.leastMisses() != nil, comment)
                }
                guard let victim = error.constraints.last else { return }
                solver.remove(victim)
                constraints.removeAll { $0.id == victim }
            }
        }
    }

    /// Compares the total miss of each priority with the reference's least.
    func check(_ comment: Comment) {
        let reference = DenseReference(variableCount: variables.count, constraints: constraints.map(\.plain))
        guard let least = reference.leastMisses() else {
            Issue.record("the reference finds no solution: \(comment)")
            return
        }
        let values = variables.map { solver.value(of: $0) }
        for constraint in constraints where constraint.plain.priority >= 1000 {
            #expect(DenseReference.miss(of: constraint.plain, at: values) < 1e-5, comment)
        }
        for (priority, best) in least {
            var total = 0.0
            for constraint in constraints where constraint.plain.priority == priority {
                total += DenseReference.miss(of: constraint.plain, at: values)
            }
            #expect(abs(total - best) < 1e-4, "priority \(priority): \(comment)")
            if abs(total - best) >= 1e-4 { return }
        }
    }
}

@Suite struct RandomSystemTests {
    @Test(arguments: 0..<400) func buildingReachesTheOptimumOfEveryPriority(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let variableCount = Int.random(in: 1...5, using: &dice)
        var system = TwinSystem(variableCount: variableCount)
        for _ in 0..<Int.random(in: 1...10, using: &dice) {
            system.insert(TwinSystem.randomConstraint(variableCount: variableCount, &dice))
        }
        system.solve("seed \(seed)")
        system.check("seed \(seed)")
    }

    @Test(arguments: 1000..<1080) func editsKeepTheOptimum(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let variableCount = Int.random(in: 2...6, using: &dice)
        var system = TwinSystem(variableCount: variableCount)
        for step in 0..<40 {
            let comment: Comment = "seed \(seed), step \(step)"
            let choice = Int.random(in: 0..<10, using: &dice)
            let position = system.constraints.isEmpty
                ? 0 : Int.random(in: 0..<system.constraints.count, using: &dice)
            switch choice {
            case 0...2 where !system.constraints.isEmpty:
                system.solver.remove(system.constraints.remove(at: position).id)
            case 3...4 where !system.constraints.isEmpty:
                let constant = Double(Int.random(in: -50...50, using: &dice))
                system.constraints[position].plain.constant = constant
                system.solver.setConstant(system.constraints[position].id, constant)
            case 5 where !system.constraints.isEmpty:
                let priority: Double = [1000, 999, 750, 250, 50].randomElement(using: &dice) ?? 1000
                system.constraints[position].plain.priority = priority
                system.solver.setPriority(system.constraints[position].id, priority)
            default:
                if system.constraints.count < 12 {
                    system.insert(TwinSystem.randomConstraint(variableCount: variableCount, &dice))
                }
            }
            system.solve(comment)
            system.check(comment)
        }
    }
}
