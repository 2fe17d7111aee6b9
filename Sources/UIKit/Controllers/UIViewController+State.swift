extension UIViewController {
    /// Boolean state of a controller, packed.
    struct Status: OptionSet {
        let rawValue: UInt32
        static let isLoadingView = Status(rawValue: 1 << 0)
        static let movingToParent = Status(rawValue: 1 << 1)
        static let movingFromParent = Status(rawValue: 1 << 2)
        static let beingPresented = Status(rawValue: 1 << 3)
        static let beingDismissed = Status(rawValue: 1 << 4)
        static let definesPresentationContext = Status(rawValue: 1 << 5)
        static let isModalInPresentation = Status(rawValue: 1 << 6)
        static let isEditing = Status(rawValue: 1 << 7)
        static let hidesBottomBar = Status(rawValue: 1 << 8)
        static let providesContextStyle = Status(rawValue: 1 << 9)
        static let extendsUnderOpaqueBars = Status(rawValue: 1 << 10)
        static let isInAppearanceQueue = Status(rawValue: 1 << 11)
        static let automaticallyAdjustsInsets = Status(rawValue: 1 << 12)
        static let respectsSystemMinimumMargins = Status(rawValue: 1 << 13)
        static let modalCapturesStatusBar = Status(rawValue: 1 << 14)
        static let restoresFocus = Status(rawValue: 1 << 15)
        /// A transition of the engine has begun this controller's change and will end it.
        static let isInTransition = Status(rawValue: 1 << 16)
        /// That transition takes it away.
        static let isLeaving = Status(rawValue: 1 << 17)

        /// The engine is calling one of the five appearance callbacks.
        static let isInAppearanceCall = Status(rawValue: 1 << 20)

        static let initial: Status = [.automaticallyAdjustsInsets, .respectsSystemMinimumMargins, .restoresFocus]

        mutating func set(_ flag: Status, _ value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }

    /// The side object of a controller, made when one of its fields is first set.
    final class RareControllerState {
        var title: String?
        var storyboard: UIStoryboard?
        var scene: StoryboardScene?
        var navigationItem: UINavigationItem?
        /// What waits for the end of the appearance that runs.
        var afterAppearance: [() -> Void] = []
        var tabBarItem: UITabBarItem?
        var toolbarItems: [UIBarButtonItem]?
        var editButtonItem: UIBarButtonItem?
        var topGuide: BarLayoutGuide?
        var bottomGuide: BarLayoutGuide?
        var preferredContentSize: CGSize = .zero
        var additionalSafeAreaInsets: UIEdgeInsets = .zero
        var edgesForExtendedLayout: UIRectEdge = .all
        var adjustsScrollViewInsets = true
        var overrideStyle: UIUserInterfaceStyle = .unspecified
        var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
        var traitOverrides: UITraitOverrides? { didSet { hasTraitOverrides = traitOverrides != nil } }
        private var hasTraitOverrides = false
        /// Whether the controller asks for other traits than its surroundings have.
        var overridesTraits: Bool { hasTraitOverrides || overrideStyle != .unspecified }
        var traitRegistry: TraitChangeRegistry?
        var restorationIdentifier: String?
        var keyCommands: [UIKeyCommand] = []
        var contentScrollViews: [UInt: UIScrollView] = [:]
        var previewingContexts: [any UIViewControllerPreviewing] = []
    }

    /// The side object, made on first use.
    var rareState: RareControllerState {
        if let rare { return rare }
        let made = RareControllerState()
        rare = made
        return made
    }

    nonisolated var objectDescription: String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "<\(className(of: self)): 0x\(address)>"
    }
}
