/// A layout as plain data: views, numbered from 0, which is the root, and constraints between a view, its parent and
/// its siblings.
struct Scene {
    enum Edge { case left, right, top, bottom, width, height }

    struct Rule {
        var first: Int
        var edge: Edge
        var second: Int?
        var otherEdge: Edge
        var multiplier: Double
        var constant: Double
        var relation: Int
        var priority: Float
    }

    var name: String
    /// The parent of each view but the root.
    var parents: [Int] = [-1]
    var rules: [Rule] = []

    mutating func view(in parent: Int) -> Int {
        parents.append(parent)
        return parents.count - 1
    }

    mutating func set(
        _ first: Int, _ edge: Edge, _ second: Int? = nil, _ other: Edge = .left, _ constant: Double = 0,
        multiplier: Double = 1, relation: Int = 0, priority: Float = 1000
    ) {
        rules.append(
            Rule(
                first: first, edge: edge, second: second, otherEdge: other, multiplier: multiplier, constant: constant,
                relation: relation, priority: priority))
    }

    /// Rows of ten cells of equal width that fill the root.
    static func grid(_ rows: Int) -> Scene {
        var scene = Scene(name: "grid")
        var above: Int?
        for _ in 0..<rows {
            var earlier: Int?
            var first = 0
            for column in 0..<10 {
                let cell = scene.view(in: 0)
                if let above { scene.set(cell, .top, above, .bottom, 4) } else { scene.set(cell, .top, 0, .top) }
                scene.set(cell, .height, nil, .left, 44)
                if let earlier {
                    scene.set(cell, .left, earlier, .right, 4)
                    scene.set(cell, .width, first, .width)
                } else {
                    scene.set(cell, .left, 0, .left, 4)
                    first = cell
                }
                if column == 9 { scene.set(cell, .right, 0, .right, -4) }
                earlier = cell
            }
            above = first
        }
        return scene
    }

    /// Cells with a picture and two labels, as high as these.
    static func table(_ rows: Int) -> Scene {
        var scene = Scene(name: "table")
        var above: Int?
        for _ in 0..<rows {
            let cell = scene.view(in: 0)
            scene.set(cell, .left, 0, .left)
            scene.set(cell, .right, 0, .right)
            if let above { scene.set(cell, .top, above, .bottom) } else { scene.set(cell, .top, 0, .top) }
            let picture = scene.view(in: cell)
            scene.set(picture, .left, cell, .left, 16)
            scene.set(picture, .top, cell, .top, 10)
            scene.set(picture, .width, nil, .left, 40)
            scene.set(picture, .height, nil, .left, 40)
            var upper: Int?
            for height in [20.0, 16.0] {
                let label = scene.view(in: cell)
                scene.set(label, .left, picture, .right, 8)
                scene.set(label, .right, cell, .right, -16, relation: -1)
                if let upper { scene.set(label, .top, upper, .bottom, 4) } else { scene.set(label, .top, cell, .top, 10) }
                scene.set(label, .width, nil, .left, 120, priority: 750)
                scene.set(label, .height, nil, .left, height, priority: 750)
                upper = label
            }
            if let upper { scene.set(cell, .bottom, upper, .bottom, 10) }
            scene.set(cell, .height, nil, .left, 44, relation: 1)
            above = cell
        }
        return scene
    }

    /// Stacks of three in stacks of three, each filling its parent's width.
    static func nested(_ depth: Int) -> Scene {
        var scene = Scene(name: "nested")
        var open = [0]
        for _ in 0..<depth {
            var next: [Int] = []
            for parent in open {
                var earlier: Int?
                for _ in 0..<3 {
                    let child = scene.view(in: parent)
                    scene.set(child, .left, parent, .left, 4)
                    scene.set(child, .right, parent, .right, -4)
                    if let earlier {
                        scene.set(child, .top, earlier, .bottom, 4)
                    } else {
                        scene.set(child, .top, parent, .top, 4)
                    }
                    earlier = child
                    next.append(child)
                }
                if let earlier, parent != 0 { scene.set(parent, .bottom, earlier, .bottom, 4) }
            }
            open = next
        }
        for leaf in open { scene.set(leaf, .height, nil, .left, 20) }
        return scene
    }
}
