import ConstraintSolver

/// A scene in the solver alone: four variables a view, one constraint a rule.
final class BareScene {
    private struct Frame {
        let x, y, width, height: Variable
    }

    private let solver = Solver()
    private var frames: [Frame] = []
    private var ids: [ConstraintID] = []
    private var width: ConstraintID?
    private let scene: Scene
    private(set) var sum = 0.0

    init(_ scene: Scene, width rootWidth: Double) throws {
        self.scene = scene
        for _ in scene.parents {
            frames.append(
                Frame(
                    x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
                    height: solver.makeVariable()))
        }
        solver.insert([Term(frames[0].x)], .equal, constant: 0)
        solver.insert([Term(frames[0].y)], .equal, constant: 0)
        width = solver.insert([Term(frames[0].width)], .equal, constant: -rootWidth)
        solver.insert([Term(frames[0].height)], .equal, constant: -852)
        for rule in scene.rules {
            var terms: [Term] = []
            let holder = rule.second.map { scene.parents[rule.first] == $0 ? $0 : scene.parents[rule.first] }
                ?? scene.parents[rule.first]
            let shared = rule.second.map { scene.parents[$0] == rule.first ? rule.first : holder } ?? holder
            add(rule.first, rule.edge, 1, shared, &terms)
            if let second = rule.second { add(second, rule.otherEdge, -rule.multiplier, shared, &terms) }
            ids.append(
                solver.insert(
                    terms, Relation(rawValue: Int8(rule.relation)) ?? .equal, constant: -rule.constant,
                    priority: Double(rule.priority)))
        }
        try solver.solve()
        read()
    }

    /// Adds a view's edge in the coordinates of the view that both share.
    private func add(_ view: Int, _ edge: Scene.Edge, _ factor: Double, _ holder: Int, _ terms: inout [Term]) {
        let frame = frames[view]
        switch edge {
        case .width: terms.append(Term(frame.width, factor))
        case .height: terms.append(Term(frame.height, factor))
        case .left: if view != holder { terms.append(Term(frame.x, factor)) }
        case .top: if view != holder { terms.append(Term(frame.y, factor)) }
        case .right:
            if view != holder { terms.append(Term(frame.x, factor)) }
            terms.append(Term(frame.width, factor))
        case .bottom:
            if view != holder { terms.append(Term(frame.y, factor)) }
            terms.append(Term(frame.height, factor))
        }
    }

    private func read() { solver.drainChangedVariables { sum += solver.value(of: $0) } }

    func change(_ rule: Int, to constant: Double) throws {
        solver.setConstant(ids[rule], -constant)
        try solver.solve()
        read()
    }

    func resize(_ newWidth: Double) throws {
        guard let width else { return }
        solver.setConstant(width, -newWidth)
        try solver.solve()
        read()
    }

    /// The frames in order, to compare with those of views.
    var rectangles: [(Double, Double, Double, Double)] {
        frames.map {
            (solver.value(of: $0.x), solver.value(of: $0.y), solver.value(of: $0.width), solver.value(of: $0.height))
        }
    }
}
