@_spi(UIKit) import QuartzCore

extension UIView {
    /// Work that a view owes at the next layout pass; the `subtree` bits say that a descendant owes some.
    struct PendingWork: OptionSet {
        let rawValue: UInt8
        static let layout = PendingWork(rawValue: 1 << 0)
        static let isAppearing = PendingWork(rawValue: 1 << 1)
        static let safeArea = PendingWork(rawValue: 1 << 2)
        static let constraints = PendingWork(rawValue: 1 << 3)
        static let subtree = PendingWork(rawValue: 1 << 4)
        static let traits = PendingWork(rawValue: 1 << 5)
        static let subtreeConstraints = PendingWork(rawValue: 1 << 6)
    }

    /// Boolean properties, packed.
    struct BehaviourFlags: OptionSet {
        let rawValue: UInt16
        static let userInteraction = BehaviourFlags(rawValue: 1 << 0)
        static let multipleTouch = BehaviourFlags(rawValue: 1 << 1)
        static let exclusiveTouch = BehaviourFlags(rawValue: 1 << 2)
        static let autoresizesSubviews = BehaviourFlags(rawValue: 1 << 3)
        static let autoresizingIntoConstraints = BehaviourFlags(rawValue: 1 << 4)
        static let clearsContext = BehaviourFlags(rawValue: 1 << 5)
        static let insetsMarginsFromSafeArea = BehaviourFlags(rawValue: 1 << 6)
        static let preservesSuperviewMargins = BehaviourFlags(rawValue: 1 << 7)
        static let hasShownTraits = BehaviourFlags(rawValue: 1 << 8)
        static let hasUpdatedConstraints = BehaviourFlags(rawValue: 1 << 15)
        static let isLayingOut = BehaviourFlags(rawValue: 1 << 9)
        static let isAnimated = BehaviourFlags(rawValue: 1 << 10)
        static let answersWithActions = BehaviourFlags(rawValue: 1 << 12)
        /// A layout pass is at this view or below it, and has brought the safe areas of its ancestors up to date.
        static let hasKnownSurroundings = BehaviourFlags(rawValue: 1 << 13)
        static let refusesTouchesWhileAnimated = BehaviourFlags(rawValue: 1 << 11)

        static let initial: BehaviourFlags = [
            .userInteraction, .autoresizesSubviews, .autoresizingIntoConstraints, .clearsContext,
            .insetsMarginsFromSafeArea,
        ]

        mutating func set(_ flag: BehaviourFlags, _ value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }

    /// The side object of a view, made when one of its fields is first set.
    final class RareViewState {
        var tag = 0
        /// Hidden in a stack view's animation, and shown until that is over.
        var isLeavingStack = false
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
        var contentMode: UIView.ContentMode = .scaleToFill
        var semanticContentAttribute: UISemanticContentAttribute = .unspecified
        var margins: NSDirectionalEdgeInsets?
        var overrideStyle: UIUserInterfaceStyle = .unspecified
        var traitOverrides: UITraitOverrides? { didSet { hasTraitOverrides = traitOverrides != nil } }
        private var hasTraitOverrides = false
        /// Whether the view asks for other traits than its surroundings have.
        var overridesTraits: Bool { hasTraitOverrides || overrideStyle != .unspecified || limitsTextSize }
        /// Between which sizes of text this view and its subviews stay.
        var smallestTextSize: UIContentSizeCategory?
        var largestTextSize: UIContentSizeCategory?
        var limitsTextSize: Bool { smallestTextSize != nil || largestTextSize != nil }
        var traitRegistry: TraitChangeRegistry?
        var gestureRecognizers: [UIGestureRecognizer] = []
        var interactions: [any UIInteraction] = []
        var restorationIdentifier: String?
        var maskView: UIView?
        var motionEffects: [UIMotionEffect] = []
        var animations = RunningAnimations()
    }

    /// The side object, made on first use.
    var rareState: RareViewState {
        if let rare { return rare }
        let made = RareViewState()
        rare = made
        return made
    }

    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            raise(.invalidArgumentException, "layerClass must be a subclass of CALayer, got \(layerClass)")
        }
        return type.init()
    }

    /// Ties the backing layer to its view.
    func adoptLayer() {
        layer.owner = self
        let type = type(of: self)
        guard type != UIView.self else { return }
        if DrawOverride.isEager(type) { layer.setNeedsDisplay() }
        if ActionOverride.exists(in: type) { traitsOfBehaviour.insert(.answersWithActions) }
    }

    nonisolated var viewDescription: String {
        let frame = layer.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.shortNumber($0) }
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "<\(className(of: self)): 0x\(address); frame = "
            + "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
            + "\(layer.isHidden ? "hidden = YES; " : "")layer = <\(type(of: layer))>>"
    }

    private nonisolated static func shortNumber(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
