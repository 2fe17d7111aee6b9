/// A method of a view controller that the system calls (`docs/lifecycle.md`, sections 1 to 10).
public enum LifecycleCallback: String, Sendable, CaseIterable, Codable {
    case initialize = "init"
    case loadView
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case updateViewConstraints
    case viewLayoutMarginsDidChange
    case viewSafeAreaInsetsDidChange
    case willMoveToParent
    case didMoveToParent
    case willTransitionToTraits
    case viewWillTransitionToSize
    case traitCollectionDidChange
    case didReceiveMemoryWarning
    case deinitialize = "deinit"

    /// The method as traces and people write it: `willMove(toParent:)`, `viewDidLoad`.
    public var spelling: String {
        switch self {
        case .willMoveToParent: return "willMove(toParent:)"
        case .didMoveToParent: return "didMove(toParent:)"
        case .willTransitionToTraits: return "willTransition(to:with:)"
        case .viewWillTransitionToSize: return "viewWillTransition(to:with:)"
        default: return rawValue
        }
    }
}
