/// A layout as plain data, the same for every solver: variable 0 is the window's width.
struct Scene {
    struct Constraint {
        /// −1 at most, 0 equal, 1 at least.
        var relation: Int
        var priority: Double
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    var name: String
    var variableCount = 1
    var constraints: [Constraint] = []
    /// A constraint in the middle of the scene, which is changed, removed and added again.
    var middle = 0

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func add(
        _ terms: [(Int, Double)], _ relation: Int = 0, _ constant: Double = 0, priority: Double = 1000
    ) {
        constraints.append(
            Constraint(
                relation: relation, priority: priority, constant: constant,
                terms: terms.map { (variable: $0.0, coefficient: $0.1) }))
    }

    /// `later = earlier + length + space`.
    mutating func follow(_ later: Int, _ earlier: Int, _ length: Int, _ space: Double) {
        add([(later, 1), (earlier, -1), (length, -1)], 0, -space)
    }

    /// The two constraints of a natural length.
    mutating func natural(_ length: Int, _ value: Double) {
        add([(length, 1)], -1, -value, priority: 250)
        add([(length, 1)], 1, -value, priority: 750)
    }
}

extension Scene {
    /// Views of natural width side by side, the last at the window's edge where that can be.
    static func chain(_ count: Int) -> Scene {
        var scene = Scene(name: "chain")
        var earlier: (x: Int, width: Int)?
        while scene.constraints.count < count {
            let x = scene.variable(), width = scene.variable()
            if let earlier { scene.follow(x, earlier.x, earlier.width, 8) } else { scene.add([(x, 1)], 0, -16) }
            scene.natural(width, 50)
            earlier = (x, width)
        }
        if let earlier { scene.add([(0, 1), (earlier.x, -1), (earlier.width, -1)], 0, -16, priority: 500) }
        scene.middle = scene.constraints.count / 6 * 3
        return scene
    }

    /// Rows of ten cells of equal width that fill the window.
    static func grid(_ count: Int) -> Scene {
        var scene = Scene(name: "grid")
        var above: (y: Int, height: Int)?
        while scene.constraints.count < count {
            let y = scene.variable(), height = scene.variable()
            if let above { scene.follow(y, above.y, above.height, 4) } else { scene.add([(y, 1)]) }
            scene.add([(height, 1)], 1, -44)
            scene.add([(height, 1)], 0, -44, priority: 250)
            var earlier: (x: Int, width: Int)?
            var first = 0
            for column in 0..<10 {
                let x = scene.variable(), width = scene.variable()
                if let earlier {
                    scene.follow(x, earlier.x, earlier.width, 4)
                    scene.add([(width, 1), (first, -1)])
                } else {
                    scene.add([(x, 1)], 0, -4)
                    first = width
                }
                if column == 9 { scene.add([(0, 1), (x, -1), (width, -1)], 0, -4) }
                earlier = (x, width)
            }
            above = (y, height)
        }
        scene.middle = scene.constraints.count / 2
        return scene
    }

    /// Stacks of four in stacks of four, leaves of natural height; each fills its parent's width.
    static func stacks(_ count: Int) -> Scene {
        var scene = Scene(name: "stacks")
        var open: [(width: Int, height: Int)] = []
        let height = scene.variable()
        open.append((0, height))
        var position = 0
        while scene.constraints.count < count {
            let parent = open[position]
            position += 1
            var earlier: (y: Int, height: Int)?
            for _ in 0..<4 {
                let x = scene.variable(), y = scene.variable(), width = scene.variable(), height = scene.variable()
                scene.add([(x, 1)], 0, -8)
                scene.add([(x, 1), (width, 1), (parent.width, -1)], 0, 8)
                if let earlier { scene.follow(y, earlier.y, earlier.height, 8) } else { scene.add([(y, 1)], 0, -8) }
                earlier = (y, height)
                open.append((width, height))
            }
            if let earlier { scene.add([(earlier.y, 1), (earlier.height, 1), (parent.height, -1)], 0, 8) }
        }
        for leaf in open[position...] { scene.natural(leaf.height, 20) }
        scene.middle = scene.constraints.count / 2
        return scene
    }

    /// Cells with a picture, two labels and a height that follows from them, positions relative to the cell.
    static func table(_ count: Int) -> Scene {
        var scene = Scene(name: "table")
        var above: (y: Int, height: Int)?
        while scene.constraints.count < count {
            let y = scene.variable(), width = scene.variable(), height = scene.variable()
            scene.add([(width, 1), (0, -1)])
            if let above { scene.follow(y, above.y, above.height, 0) } else { scene.add([(y, 1)]) }
            let pictureX = scene.variable(), pictureWidth = scene.variable()
            scene.add([(pictureX, 1)], 0, -16)
            scene.add([(pictureWidth, 1)], 0, -40)
            var earlier: (y: Int, height: Int)?
            for natural in [20.0, 16.0] {
                let labelX = scene.variable(), labelWidth = scene.variable()
                let labelY = scene.variable(), labelHeight = scene.variable()
                scene.follow(labelX, pictureX, pictureWidth, 8)
                scene.add([(labelX, 1), (labelWidth, 1), (width, -1)], -1, 16)
                scene.natural(labelWidth, 120)
                scene.natural(labelHeight, natural)
                if let earlier { scene.follow(labelY, earlier.y, earlier.height, 4) } else { scene.add([(labelY, 1)], 0, -10) }
                earlier = (labelY, labelHeight)
            }
            if let earlier { scene.add([(height, 1), (earlier.y, -1), (earlier.height, -1)], 0, -10) }
            scene.add([(height, 1)], 1, -44)
            above = (y, height)
        }
        scene.middle = scene.constraints.count / 2
        return scene
    }

    static let all: [(Int) -> Scene] = [chain, grid, stacks, table]

    /// The scene as text: a line a constraint, `relation priority constant count (variable coefficient)…`.
    var text: String {
        var lines = ["\(variableCount) \(constraints.count) \(middle)"]
        for constraint in constraints {
            let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            lines.append(
                "\(constraint.relation) \(constraint.priority) \(constraint.constant) \(constraint.terms.count) \(terms)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
