/// A subpath as straight pieces.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false
}

extension Array where Element == PathElement {
    /// The subpaths with curves replaced by lines that stray less than a tenth of a pixel at scale 3.
    func flattened(tolerance: CGFloat = 0.03) -> [Polyline] {
        var result: [Polyline] = []
        var points: [CGPoint] = []
        func finish(closed: Bool) {
            if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
            points = []
        }
        for element in self {
            switch element {
            case .move(let p):
                finish(closed: false)
                points = [p]
            case .line(let p): points.append(p)
            case .quad(let c, let p):
                guard let p0 = points.last else { continue }
                let c1 = CGPoint(x: p0.x + (c.x - p0.x) * 2 / 3, y: p0.y + (c.y - p0.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                flatten(p0, c1, c2, p, tolerance, into: &points)
            case .cubic(let c, let d, let p):
                guard let p0 = points.last else { continue }
                flatten(p0, c, d, p, tolerance, into: &points)
            case .close:
                let start = points.first
                if points.count > 1, points.last == start { points.removeLast() }
                finish(closed: true)
                if let start { points = [start] }
            }
        }
        // What is left after a closing is only the point that a next element would start from.
        if points.count > 1 || result.isEmpty || lastIsMove { finish(closed: false) }
        return result
    }

    private var lastIsMove: Bool {
        if case .move = last { return true }
        return false
    }

    private func flatten(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat, into points: inout [CGPoint]
    ) {
        // The deviation of a cubic cut into n pieces is at most √3/18 · |second differences| / n².
        let dx = Swift.max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = Swift.max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let deviation = 0.75 * (dx * dx + dy * dy).squareRoot()
        let count = Swift.min(Swift.max(1, Int((deviation / tolerance).squareRoot().rounded(.up))), 500)
        for index in 1...count {
            points.append(index == count ? p3 : cubicPoint(p0, p1, p2, p3, CGFloat(index) / CGFloat(count)))
        }
    }

    /// The path in dashes, as straight pieces.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> [PathElement] {
        let total = lengths.reduce(0, +)
        guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        // An odd pattern means its double.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        var result: [PathElement] = []
        for line in flattened() {
            var index = 0
            var offset = phase.truncatingRemainder(dividingBy: period)
            if offset < 0 { offset += period }
            while offset >= pattern[index] {
                offset -= pattern[index]
                index = (index + 1) % pattern.count
            }
            var left = pattern[index] - offset
            var isOn = index % 2 == 0
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            if isOn, let first = points.first { result.append(.move(first)) }
            for (a, b) in zip(points, points.dropFirst()) {
                let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
                var done: CGFloat = 0
                while length - done > left {
                    done += left
                    let p = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                    result.append(isOn ? .line(p) : .move(p))
                    isOn.toggle()
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
                left -= length - done
                if isOn { result.append(.line(b)) }
            }
        }
        return result
    }
}
