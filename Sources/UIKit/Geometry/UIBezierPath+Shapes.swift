import Foundation

/// A rectangle of which some corners are round.
struct CornerPath {
    let rect: CGRect
    let corners: UIRectCorner
    let radii: CGSize

    /// How far a quarter circle's control points lie from its ends, in radii.
    private static let reach: CGFloat = 0.5522847498

    /// Adds the shape, clockwise as seen from the top left corner's end.
    func add(to path: CGMutablePath) {
        let topLeft = CGPoint(x: rect.minX, y: rect.minY)
        let topRight = CGPoint(x: rect.maxX, y: rect.minY)
        let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
        let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
        let w = radii.width
        let h = radii.height
        path.move(to: corners.contains(.topLeft) ? CGPoint(x: rect.minX + w, y: rect.minY) : topLeft)
        turn(.topRight, topRight, from: CGVector(dx: -w, dy: 0), to: CGVector(dx: 0, dy: h), path)
        turn(.bottomRight, bottomRight, from: CGVector(dx: 0, dy: -h), to: CGVector(dx: -w, dy: 0), path)
        turn(.bottomLeft, bottomLeft, from: CGVector(dx: w, dy: 0), to: CGVector(dx: 0, dy: -h), path)
        turn(.topLeft, topLeft, from: CGVector(dx: 0, dy: h), to: CGVector(dx: w, dy: 0), path)
        path.closeSubpath()
    }

    private func turn(
        _ corner: UIRectCorner, _ point: CGPoint, from: CGVector, to: CGVector, _ path: CGMutablePath
    ) {
        guard corners.contains(corner) else {
            path.addLine(to: point)
            return
        }
        func at(_ vector: CGVector, _ part: CGFloat) -> CGPoint {
            CGPoint(x: point.x + vector.dx * part, y: point.y + vector.dy * part)
        }
        path.addLine(to: at(from, 1))
        let rest = 1 - Self.reach
        path.addCurve(to: at(to, 1), control1: at(from, rest), control2: at(to, rest))
    }
}

/// A path drawn from its end to its start.
enum ReversedPath {
    private enum Segment {
        case line(CGPoint)
        case quad(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)

        var end: CGPoint {
            switch self {
            case .line(let end), .quad(_, let end), .cubic(_, _, let end): end
            }
        }
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    static func of(_ path: CGPath) -> CGMutablePath {
        let reversed = CGMutablePath()
        for subpath in subpaths(of: path).reversed() { add(subpath, to: reversed) }
        return reversed
    }

    private static func subpaths(of path: CGPath) -> [Subpath] {
        var subpaths: [Subpath] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            let last = subpaths.count - 1
            switch element.pointee.type {
            case .moveToPoint: subpaths.append(Subpath(start: points[0]))
            case .closeSubpath: if last >= 0 { subpaths[last].isClosed = true }
            case .addLineToPoint: if last >= 0 { subpaths[last].segments.append(.line(points[0])) }
            case .addQuadCurveToPoint:
                if last >= 0 { subpaths[last].segments.append(.quad(points[0], points[1])) }
            case .addCurveToPoint:
                if last >= 0 { subpaths[last].segments.append(.cubic(points[0], points[1], points[2])) }
            }
        }
        return subpaths
    }

    private static func add(_ subpath: Subpath, to path: CGMutablePath) {
        path.move(to: subpath.segments.last?.end ?? subpath.start)
        for place in subpath.segments.indices.reversed() {
            let start = place > 0 ? subpath.segments[place - 1].end : subpath.start
            switch subpath.segments[place] {
            case .line: path.addLine(to: start)
            case .quad(let control, _): path.addQuadCurve(to: start, control: control)
            case .cubic(let first, let second, _): path.addCurve(to: start, control1: second, control2: first)
            }
        }
        if subpath.isClosed { path.closeSubpath() }
    }
}
