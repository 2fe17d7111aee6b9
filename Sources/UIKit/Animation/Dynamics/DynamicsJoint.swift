import Foundation

/// What an attachment behaviour joins, and how it keeps it together.
@MainActor
final class DynamicsJoint {
    enum Kind { case rod, rope, weld, pin, rail }
    enum End { case point(CGPoint), item(any UIDynamicItem, UIOffset) }

    let kind: Kind
    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let firstOffset: UIOffset
    private let secondOffset: UIOffset
    /// The fixed point, unless two items are joined.
    var anchor: CGPoint?
    var length: CGFloat
    /// The direction of a rail, of length 1, as the second item was turned at first.
    private var axis = CGVector(dx: 1, dy: 0)

    init(_ kind: Kind, _ item: any UIDynamicItem, _ offset: UIOffset, to end: End) {
        self.kind = kind
        first = item
        firstOffset = offset
        let start = CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
        let goal: CGPoint
        switch end {
        case .point(let point):
            second = nil
            secondOffset = .zero
            anchor = point
            goal = point
        case .item(let other, let otherOffset):
            second = other
            secondOffset = otherOffset
            goal = CGPoint(x: other.center.x + otherOffset.horizontal, y: other.center.y + otherOffset.vertical)
        }
        length = hypot(goal.x - start.x, goal.y - start.y)
    }

    /// A joint of two items at a point of the reference view.
    static func meeting(
        _ kind: Kind, _ one: any UIDynamicItem, _ other: any UIDynamicItem, at point: CGPoint
    ) -> DynamicsJoint {
        DynamicsJoint(kind, one, offset(of: point, from: one), to: .item(other, offset(of: point, from: other)))
    }

    static func rail(
        _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at point: CGPoint, _ axis: CGVector
    ) -> DynamicsJoint {
        let end = other.map { End.item($0, offset(of: point, from: $0)) } ?? .point(point)
        let joint = DynamicsJoint(.rail, item, .zero, to: end)
        let size = max(hypot(axis.dx, axis.dy), .leastNormalMagnitude)
        joint.axis = CGVector(dx: axis.dx / size, dy: axis.dy / size)
        return joint
    }

    private static func offset(of point: CGPoint, from item: any UIDynamicItem) -> UIOffset {
        UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
    }

    var items: [any UIDynamicItem] { second.map { [first, $0] } ?? [first] }

    // MARK: Both ends now

    @MainActor
    private struct Ends {
        let one: DynamicsBody
        let other: DynamicsBody?
        let arm: CGPoint
        let otherArm: CGPoint
        /// From the first end to the second.
        let way: CGPoint

        var distance: CGFloat { hypot(way.x, way.y) }

        /// How easily a blow in a direction brings the ends together.
        func ease(_ direction: CGPoint) -> CGFloat {
            func ease(_ body: DynamicsBody, _ arm: CGPoint) -> CGFloat {
                let turn = arm.x * direction.y - arm.y * direction.x
                return body.inverseMass + turn * turn * body.inverseInertia
            }
            return ease(one, arm) + (other.map { ease($0, otherArm) } ?? 0)
        }

        var turnEase: CGFloat { one.inverseInertia + (other?.inverseInertia ?? 0) }
    }

    private func ends(_ world: DynamicsWorld) -> Ends {
        let one = world.body(first), other = second.map(world.body)
        let arm = one.arm(firstOffset), otherArm = other?.arm(secondOffset) ?? .zero
        let goal = other.map { CGPoint(x: $0.center.x + otherArm.x, y: $0.center.y + otherArm.y) } ?? anchor ?? one.center
        let way = CGPoint(x: goal.x - one.center.x - arm.x, y: goal.y - one.center.y - arm.y)
        return Ends(one: one, other: other, arm: arm, otherArm: otherArm, way: way)
    }

    // MARK: Springs and brakes

    func spring(_ world: DynamicsWorld, frequency: CGFloat, damping: CGFloat, _ time: CGFloat) {
        let ends = ends(world)
        let distance = ends.distance
        guard distance > 0, kind != .rope || distance > length else { return }
        let direction = CGPoint(x: ends.way.x / distance, y: ends.way.y / distance)
        let own = ends.one.velocity(at: ends.arm), its = ends.other?.velocity(at: ends.otherArm) ?? .zero
        let parting = (its.x - own.x) * direction.x + (its.y - own.y) * direction.y
        let speed = 2 * CGFloat.pi * frequency
        let pull = speed * speed * (distance - length) + 2 * damping * speed * parting
        let ease = ends.ease(direction)
        guard ease > 0 else { return }
        let impulse = CGPoint(x: direction.x * pull * time / ease, y: direction.y * pull * time / ease)
        ends.one.strike(impulse, at: ends.arm)
        ends.other?.strike(CGPoint(x: -impulse.x, y: -impulse.y), at: ends.otherArm)
    }

    func brake(_ world: DynamicsWorld, _ torque: CGFloat, _ time: CGFloat) {
        let ends = ends(world)
        let ease = ends.turnEase
        guard ease > 0 else { return }
        let difference = (ends.other?.spin ?? 0) - ends.one.spin
        let most = torque * time * ease
        let change = min(max(difference, -most), most)
        ends.one.spin += change * ends.one.inverseInertia / ease
        ends.other?.spin -= change * (ends.other?.inverseInertia ?? 0) / ease
    }

    // MARK: Stiff joints

    func hold(_ world: DynamicsWorld, _ range: UIFloatRange, _ time: CGFloat) {
        if kind == .rail { return holdOnRail(world, range, time) }
        let ends = ends(world)
        let distance = ends.distance
        if distance > 0, kind != .rope || distance > length {
            let direction = CGPoint(x: ends.way.x / distance, y: ends.way.y / distance)
            bring(ends, by: distance - (kind == .weld || kind == .pin ? 0 : length), direction, time)
        }
        if kind == .weld { turn(ends, by: (ends.other?.angle ?? 0) - ends.one.angle, time) }
    }

    func limitTurn(_ world: DynamicsWorld, _ range: UIFloatRange, _ time: CGFloat) {
        guard !range.isInfinite else { return }
        let ends = ends(world)
        let angle = ends.one.angle - (ends.other?.angle ?? 0)
        let allowed = min(max(angle, range.minimum), range.maximum)
        if allowed != angle { turn(ends, by: allowed - angle, time) }
    }

    private func holdOnRail(_ world: DynamicsWorld, _ range: UIFloatRange, _ time: CGFloat) {
        let ends = ends(world)
        let angle = ends.other?.angle ?? 0
        let along = CGPoint(x: axis.dx * cos(angle) - axis.dy * sin(angle), y: axis.dx * sin(angle) + axis.dy * cos(angle))
        let across = CGPoint(x: -along.y, y: along.x)
        bring(ends, by: ends.way.x * across.x + ends.way.y * across.y, across, time)
        turn(ends, by: angle - ends.one.angle, time)
        guard !range.isInfinite else { return }
        let place = -(ends.way.x * along.x + ends.way.y * along.y)
        let allowed = min(max(place, range.minimum), range.maximum)
        if allowed != place { bring(ends, by: allowed - place, along, time) }
    }

    private func bring(_ ends: Ends, by distance: CGFloat, _ direction: CGPoint, _ time: CGFloat) {
        let ease = ends.ease(direction)
        guard ease > 0, distance != 0 else { return }
        let impulse = CGPoint(x: direction.x * distance / ease, y: direction.y * distance / ease)
        ends.one.shift(impulse, at: ends.arm, time)
        ends.other?.shift(CGPoint(x: -impulse.x, y: -impulse.y), at: ends.otherArm, time)
    }

    private func turn(_ ends: Ends, by angle: CGFloat, _ time: CGFloat) {
        let ease = ends.turnEase
        guard ease > 0, angle != 0 else { return }
        let share = ends.one.inverseInertia / ease
        ends.one.angle += angle * share
        ends.one.spin += angle * share / time
        ends.other?.angle -= angle * (1 - share)
        ends.other?.spin -= angle * (1 - share) / time
    }
}
