import ConstraintSolver
import Foundation

// Usage: SolverBenchmarks time SCENE COUNT      prints `operation nanoseconds`, a line each
//        SolverBenchmarks write SCENE COUNT     prints the scene as text
//        SolverBenchmarks solve                 reads systems as text and prints the values of each, a line a system

/// A scene in the solver.
struct LoadedScene {
    let solver = Solver()
    var variables: [Variable] = []
    var identifiers: [ConstraintID] = []
    var width = ConstraintID?.none

    /// Everything that there is, solved for a window of 400.
    init(_ scene: Scene) throws {
        variables.reserveCapacity(scene.variableCount)
        identifiers.reserveCapacity(scene.constraints.count)
        for _ in 0..<scene.variableCount { variables.append(solver.makeVariable()) }
        width = solver.insert([Term(variables[0])], .equal, constant: -400)
        for constraint in scene.constraints {
            identifiers.append(
                solver.insert(
                    constraint.terms.map { Term(variables[$0.variable], $0.coefficient) },
                    Relation(rawValue: Int8(constraint.relation)) ?? .equal, constant: constraint.constant,
                    priority: constraint.priority))
        }
        try solver.solve()
    }

    /// Reads what changed, as a view tree would.
    @inline(never)
    func read() -> Double {
        var sum = 0.0
        solver.drainChangedVariables { sum += solver.value(of: $0) }
        return sum
    }
}

func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
}

/// The least time of one round, over enough rounds to be sure.
func best(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds { least = min(least, try nanoseconds(body)) }
    return least
}

func time(_ scene: Scene) throws {
    var sink = 0.0
    let rounds = max(3, 3000 / scene.constraints.count)
    let build = try best(rounds) {
        let loaded = try LoadedScene(scene)
        sink += loaded.read()
    }
    print("build \(Int(build))")

    let loaded = try LoadedScene(scene)
    sink += loaded.read()
    let solver = loaded.solver
    let middle = scene.constraints[scene.middle]
    var id = loaded.identifiers[scene.middle]
    var offset = 1.0
    let change = try best(20) {
        offset = -offset
        solver.setConstant(id, middle.constant + offset)
        try solver.solve()
        sink += loaded.read()
    }
    print("change-constant \(Int(change))")
    let terms = middle.terms.map { Term(loaded.variables[$0.variable], $0.coefficient) }
    let exchange = try best(20) {
        solver.remove(id)
        id = solver.insert(
            terms, Relation(rawValue: Int8(middle.relation)) ?? .equal, constant: middle.constant,
            priority: middle.priority)
        try solver.solve()
        sink += loaded.read()
    }
    print("remove-and-add \(Int(exchange))")
    guard let width = loaded.width else { return }
    let resize = try best(3) {
        for step in 0..<100 {
            solver.setConstant(width, -(300 + Double(step % 50) * 4))
            try solver.solve()
            sink += loaded.read()
        }
    }
    print("resize-100 \(Int(resize))")
    if sink == .infinity { print("") }
}

func fail() -> Never {
    FileHandle.standardError.write(Data("usage: SolverBenchmarks time|write SCENE COUNT, or solve\n".utf8))
    exit(64)
}

/// Solves the systems on standard input, each `variables constraints 0` and a line a constraint.
func solveSystems() {
    var numbers = (String(data: FileHandle.standardInput.readDataToEndOfFile(), encoding: .utf8) ?? "")
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }[...]
    func next() -> Double { numbers.popFirst() ?? 0 }
    while !numbers.isEmpty {
        let solver = Solver()
        let variables = (0..<Int(next())).map { _ in solver.makeVariable() }
        let count = Int(next())
        _ = next()
        for _ in 0..<count {
            let relation = Relation(rawValue: Int8(next())) ?? .equal
            let priority = next(), constant = next()
            let terms = (0..<Int(next())).map { _ in Term(variables[Int(next())], next()) }
            solver.insert(terms, relation, constant: constant, priority: priority)
        }
        do {
            try solver.solve()
            print(variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
        } catch {
            print("unsatisfiable")
        }
    }
}

let arguments = CommandLine.arguments
if arguments.count == 2, arguments[1] == "solve" {
    solveSystems()
} else if arguments.count == 4, let count = Int(arguments[3]),
    let scene = Scene.all.map({ $0(count) }).first(where: { $0.name == arguments[2] })
{
    switch arguments[1] {
    case "time": try time(scene)
    case "write": print(scene.text, terminator: "")
    default: fail()
    }
} else {
    fail()
}
