/// A tab, with what makes its screen (Apple documentation: *UITab*).
@preconcurrency @MainActor
open class UITab: NSObject {
    /// What tells the tab from others of its controller.
    public let identifier: String
    /// The title under the image.
    open var title: String { didSet { show() } }
    /// The image in the bar.
    open var image: UIImage? { didSet { show() } }
    /// A longer description; shown where tabs stand in a list, which the bar is not.
    open var subtitle: String?
    /// What the badge shows; no badge without.
    open var badgeValue: String? { didSet { show() } }
    /// Whatever the application keeps here.
    open var userInfo: Any?
    /// The controller that shows the tab.
    open internal(set) weak var tabBarController: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// Makes a tab; the closure makes its screen, once, when a tab bar controller takes the tab.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's screen; none before a tab bar controller has taken the tab.
    open var viewController: UIViewController? { made }

    /// The tab's screen, made the first time.
    func screen() -> UIViewController {
        if let made { return made }
        let controller = provider?(self) ?? UIViewController()
        made = controller
        show()
        return controller
    }

    /// The item in the bar shows what the tab has.
    private func show() {
        guard let item = made?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }
}

extension UITabBarController {
    /// The tabs; setting them sets the controllers, which setting controllers undoes.
    public var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs and with them the controllers; the selected one stays selected when it is among the new ones.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        setViewControllers(tabs.map { $0.screen() }, animated: animated)
        for tab in tabs { tab.tabBarController = self }
        tabList = tabs
    }

    /// The tab whose screen is shown; `nil` where there is none. Setting `nil` changes nothing.
    public var selectedTab: UITab? {
        get { selectedViewController.flatMap { shown in tabList.first { $0.viewController === shown } } }
        set {
            guard let controller = newValue?.viewController, tabList.contains(where: { $0 === newValue }) else { return }
            selectedViewController = controller
        }
    }

    /// The tab with an identifier.
    public func tab(forIdentifier identifier: String) -> UITab? { tabList.first { $0.identifier == identifier } }
}
