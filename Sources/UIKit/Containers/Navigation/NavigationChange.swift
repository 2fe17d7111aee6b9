/// What one transition of a navigation controller carries out: changes of the stack that come while it runs are no
/// part of it.
@MainActor
struct NavigationChange {
    /// How a stack was before changes: as it is now up to a height, and then these. Costs a push nothing.
    struct Origin {
        private(set) var height: Int
        private(set) var above: [UIViewController] = []

        init(height: Int) { self.height = height }

        /// The stack is about to change above a height.
        mutating func willChange(_ stack: [UIViewController], above kept: Int) {
            guard kept < height else { return }
            above.insert(contentsOf: stack[kept..<height], at: 0)
            height = kept
        }

        /// A member at `index` goes without a transition.
        mutating func lost(at index: Int) { if index < height { height -= 1 } }
    }

    /// The stack before.
    var origin: Origin?
    /// How high the stack is after the change.
    private(set) var height = 0
    /// Who joins with the transition and hears `didMove(toParent:)` after it.
    var arrivals: [UIViewController] = []
    /// Who leaves with the transition and hears `didMove(toParent: nil)` after it.
    var departures: [UIViewController] = []

    init(height: Int = 0) { self.height = height }

    /// The flags hold during the callbacks of the transition that really adds or removes (section 8).
    func mark(in navigation: UINavigationController) {
        arrivals.borrowEach { if $0.parentLink.refers(to: navigation) { $0.status.insert(.movingToParent) } }
        departures.borrowEach { if $0.parentLink.refers(to: navigation) { $0.status.insert(.movingFromParent) } }
    }

    mutating func lost(at index: Int) {
        origin?.lost(at: index)
        if index < height { height -= 1 }
    }

    /// The stack as it was before, from one in which nothing changed up to this change's height.
    func stackBefore(from stack: [UIViewController]) -> [UIViewController] {
        guard let origin else { return Array(stack.prefix(height)) }
        return stack.prefix(origin.height) + origin.above
    }
}
