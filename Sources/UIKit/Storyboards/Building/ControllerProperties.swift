/// Sets the properties that a storyboard gives to controllers.
@MainActor
enum ControllerProperties {
    static func apply(_ element: NibElement, to controller: UIViewController, bundle: Bundle) {
        if let title = element["title"] { controller.title = title }
        if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
        if let style = UIViewController.presentationStyles[element["modalPresentationStyle"] ?? ""] {
            controller.modalPresentationStyle = style
        }
        if let style = UIViewController.transitionStyles[element["modalTransitionStyle"] ?? ""] {
            controller.modalTransitionStyle = style
        }
        if element["definesPresentationContext"] == "YES" { controller.definesPresentationContext = true }
        if element["hidesBottomBarWhenPushed"] == "YES" { controller.hidesBottomBarWhenPushed = true }
        if element["modalInPresentation"] == "YES" { controller.isModalInPresentation = true }
        if let size = element.value("preferredContentSize"), let width = size.number("width"),
            let height = size.number("height")
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
        if let item = element.value("tabBarItem") { apply(item, toTabOf: controller, bundle) }
        if let own = controller as? UITableViewController, let clears = element.flag("clearsSelectionOnViewWillAppear") {
            own.clearsSelectionOnViewWillAppear = clears
        }
        if let pages = controller as? UIPageViewController { apply(element, toPages: pages) }
        NibProperties.applyRuntimeAttributes(element, to: controller, bundle: bundle)
    }

    private static func apply(_ element: NibElement, toPages pages: UIPageViewController) {
        pages.style = element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        pages.axis = element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        if let spine = spines[element["spineLocation"] ?? ""] { pages.spine = spine }
        pages.doubleSided = pages.spineLocation == .mid || element["doubleSided"] == "YES"
        if let gap = element.number("pageSpacing") { pages.spacing = gap }
    }

    private static func apply(_ item: NibElement, toTabOf controller: UIViewController, _ bundle: Bundle) {
        controller.tabBarItem = UITabBarItem(
            title: item["title"], image: item["image"].flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) },
            tag: item["tag"].flatMap { Int($0) } ?? 0)
    }
}

/// Makes the navigation item of a scene.
@MainActor
struct NavigationItemBuilder {
    let controller: UIViewController
    /// The controller's identifier in the storyboard.
    let id: String?

    func apply(_ element: NibElement) {
        let item = controller.navigationItem
        if let title = element["title"] { item.title = title }
        if let prompt = element["prompt"] { item.prompt = prompt }
        let left = items(element, single: "leftBarButtonItem", several: "leftBarButtonItems")
        let right = items(element, single: "rightBarButtonItem", several: "rightBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
    }

    private func items(_ element: NibElement, single: String, several: String) -> [UIBarButtonItem] {
        var elements: [NibElement] = []
        if let one = element.value(single) { elements.append(one) }
        elements += element.value(several)?.children ?? []
        return elements.map { make($0) }
    }

    private func make(_ element: NibElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let name = element["systemItem"], let system = Self.systemItems[name] {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
        }
        for connection in element.list("connections") {
            if connection.name == "action", let selector = connection["selector"] {
                item.target = connection["destination"] == id ? controller : nil
                item.action = Selector(selector)
            } else if connection.name == "segue" {
                let template = SegueTemplate(connection)
                item.primaryAction = UIAction(title: element["title"] ?? "") { [weak controller, weak item] _ in
                    controller?.trigger(template, sender: item)
                }
            }
        }
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    ]
}
