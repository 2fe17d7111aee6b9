/// The navigation controller of the More tab: a list of the controllers without a tab, and the one chosen
/// (Apple documentation: *moreNavigationController*).
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private(set) var held: [UIViewController] = []
    private let list: MoreListController

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController()
        super.init(rootViewController: list)
        list.more = self
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        fatalError("the More controller is made by its tab bar controller")
    }
    required init(rootViewController: UIViewController) {
        fatalError("the More controller is made by its tab bar controller")
    }
    required init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        fatalError("the More controller is made by its tab bar controller")
    }
    required convenience init() { fatalError("the More controller is made by its tab bar controller") }
    required init?(coder: NSCoder) { fatalError("the More controller is made by its tab bar controller") }

    /// The controller chosen from the list.
    var chosen: UIViewController? { stack.count > 1 ? stack[1] : nil }

    /// Takes the controllers that have no tab of their own; they are children also while the list is shown.
    func hold(_ controllers: [UIViewController]) {
        let old = held
        held = controllers
        if let chosen, !controllers.contains(where: { $0 === chosen }) { popToRootViewController(animated: false) }
        for controller in old where controller.parentController === self && !isHeld(controller) && controller !== chosen {
            controller.call(.willMoveToParent, argument: .parent(nil)) { controller.willMove(toParent: nil) }
            release(controller)
        }
        for controller in controllers where controller.parentController !== self { adoptHeld(controller) }
        list.listChanged()
    }

    private func isHeld(_ controller: UIViewController) -> Bool { held.contains { $0 === controller } }

    private func adoptHeld(_ controller: UIViewController) {
        take(controller)
        controller.call(.didMoveToParent, argument: .parent(self)) { controller.didMove(toParent: self) }
        controller.status.remove(.movingToParent)
    }

    func show(_ controller: UIViewController, animated: Bool) {
        guard chosen !== controller else { return }
        setViewControllers([list, controller], animated: animated)
    }

    func chose(_ index: Int) {
        guard held.indices.contains(index) else { return }
        tabs?.choseFromMore(held[index])
    }

    /// What was popped is still one of the controllers without a tab.
    override func childWasReleased(_ child: UIViewController) {
        super.childWasReleased(child)
        guard isHeld(child) else { return }
        child.parentController = self
        childControllers.append(child)
    }
}

/// The list of controllers without a tab, by their items' titles and images.
final class MoreListController: UITableViewController {
    weak var more: MoreNavigationController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "More"
    }

    func listChanged() { if isViewLoaded { tableView.reloadData() } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { more?.held.count ?? 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "More")
            ?? UITableViewCell(style: .default, reuseIdentifier: "More")
        let item = more?.held[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        more?.chose(indexPath.row)
    }
}
