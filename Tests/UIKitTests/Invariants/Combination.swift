import UIKit

/// One way for a screen to come and to go.
struct Combination: CustomStringConvertible {
    /// How the screen comes and goes.
    enum Move: CustomStringConvertible {
        case push
        case setStack
        case tab
        case child
        case swapOfChildren
        case pages(UIPageViewController.TransitionStyle)
        case modal(UIModalPresentationStyle)
        case customModal

        var description: String {
            switch self {
            case .push: "push"
            case .setStack: "setViewControllers"
            case .tab: "tab"
            case .child: "addChild"
            case .swapOfChildren: "transition(from:to:)"
            case .pages(let style): "pages that \(style == .scroll ? "scroll" : "curl")"
            case .modal(let style): "modal(\(style.rawValue))"
            case .customModal: "modal with animators"
            }
        }
    }

    /// How a gesture that takes the screen away ends, or that there is none. The first two drive the transition
    /// directly; the others are fingers on the screen: from its edge, on a sheet, over a page.
    enum Gesture: CaseIterable {
        case none, finished, cancelled, fingerFinished, fingerLetGo, fingerInterrupted

        static let ofFingers: [Gesture] = [.fingerFinished, .fingerLetGo, .fingerInterrupted]
        var isOfFinger: Bool { Self.ofFingers.contains(self) }
        var takesTheScreenAway: Bool { self == .finished || self == .fingerFinished }
        var leavesTheScreen: Bool { self == .cancelled || self == .fingerLetGo || self == .fingerInterrupted }
    }

    /// What stands around the place where the screen comes.
    enum Surroundings: CaseIterable { case none, navigation, tabs, child }

    var move: Move
    var isAnimated: Bool
    var gesture: Gesture
    var forwards: Bool
    var depth: Int
    var surroundings: Surroundings
    var behavior: BehaviorVersion

    var description: String {
        "\(move), \(isAnimated ? "animated" : "at once"), gesture \(gesture), "
            + "\(forwards ? "automatic" : "manual") forwarding, depth \(depth), inside \(surroundings), iOS \(behavior)"
    }

    /// The screen comes and goes for the first time and then again, in one scene: two combinations each.
    static let rounds = 2

    static let moves: [Move] = [
        .push, .setStack, .tab, .child, .swapOfChildren, .pages(.scroll), .pages(.pageCurl), .modal(.automatic), .modal(.fullScreen), .modal(.pageSheet),
        .modal(.formSheet), .modal(.currentContext), .modal(.overFullScreen), .modal(.overCurrentContext),
        .modal(.popover), .customModal,
    ]

    /// The gestures that can take this move back.
    static func gestures(of move: Move, animated: Bool) -> [Gesture] {
        guard animated else { return [.none] }
        switch move {
        case .push: return Gesture.allCases
        case .customModal: return [.none, .finished, .cancelled]
        case .pages, .modal(.automatic), .modal(.pageSheet), .modal(.formSheet): return [.none] + Gesture.ofFingers
        default: return [.none]
        }
    }

    /// Every combination that makes sense.
    static func all(behaviors: [BehaviorVersion]) -> [Combination] {
        var result: [Combination] = []
        for move in moves {
            for isAnimated in [false, true] {
                for gesture in gestures(of: move, animated: isAnimated) {
                    // Before 13 no finger moves a sheet (BehaviorDifference.sheetsAreDragged).
                    var able = behaviors
                    if gesture.isOfFinger, case .modal = move { able.removeAll { $0 < .iOS13 } }
                    result += all(move, isAnimated, gesture, able)
                }
            }
        }
        return result
    }

    private static func all(
        _ move: Move, _ isAnimated: Bool, _ gesture: Gesture, _ behaviors: [BehaviorVersion]
    ) -> [Combination] {
        var result: [Combination] = []
        for rest in 0..<(2 * 3 * Surroundings.allCases.count * behaviors.count) {
            var rest = rest
            func choose<Value>(_ values: [Value]) -> Value {
                defer { rest /= values.count }
                return values[rest % values.count]
            }
            result.append(
                Combination(
                    move: move, isAnimated: isAnimated, gesture: gesture,
                    forwards: choose([true, false]), depth: choose([1, 2, 3]),
                    surroundings: choose(Surroundings.allCases), behavior: choose(behaviors)))
        }
        return result
    }
}
