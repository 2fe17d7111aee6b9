internal import ConstraintSolver

/// What an engine keeps for one view or guide: the variables of its alignment rectangle, in its container's
/// coordinates, and the constraints that UIKit itself adds for it.
@MainActor
final class ItemRecord {
    let item: LayoutItem
    /// The engine that keeps the record; it takes itself off in its `deinit`.
    nonisolated var engine: LayoutEngine? {
        @inline(__always) get { engineLink.object }
        @inline(__always) set { engineLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var engineLink = Uncounted<LayoutEngine>()
    /// The place in the engine's list of records.
    var index: Int
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable

    /// What keeps the item where its frame, mask or placement says.
    var pins: [Pin] = []
    /// Constraints, across a scroll view, whose constant contains its content offset.
    var offsetDependents: [NSLayoutConstraint] = []
    /// Whether the pins follow the variables of the superview's size.
    var pinsFollowSuperview = false
    /// What keeps the item at its natural size, by axis.
    var contentWidth = ContentSize()
    var contentHeight = ContentSize()
    /// Whether the natural height depends on the width.
    let dependsOnWidth: Bool
    /// Whether constraints to its baselines depend on its size.
    let hasBaselines: Bool
    /// The width for which the natural size was last asked.
    var contentAskedForWidth: CGFloat = -1
    /// No longer the engine's.
    var isGone = false
    /// Whether the solution has changed since the frame was set from it.
    var hasMoved = true
    /// In the engine's list of changed records.
    var isChanged = false
    /// In the engine's list of records whose natural size has to be read again.
    var needsContentSize = false

    init(item: LayoutItem, engine: LayoutEngine, index: Int) {
        self.item = item
        engineLink = Uncounted(engine)
        self.index = index
        dependsOnWidth = item.view is any WidthDependentContent
        hasBaselines = item.view is any TextBaselines
        minX = engine.solver.makeVariable()
        minY = engine.solver.makeVariable()
        width = engine.solver.makeVariable(preferringZero: true)
        height = engine.solver.makeVariable(preferringZero: true)
    }

    /// A constraint of UIKit's own and what it is about.
    struct Pin {
        var id: ConstraintID
        var plan: PinPlan
    }

    /// The constraints for a natural width or height.
    struct ContentSize {
        var value: CGFloat = UIView.noIntrinsicMetric
        var hugging: UILayoutPriority = .defaultLow
        var compression: UILayoutPriority = .defaultHigh
        /// At most the natural size, or exactly it where both priorities are the same.
        var atMost: ConstraintID?
        /// At least the natural size.
        var atLeast: ConstraintID?
    }
}
