/// Scenes of controllers and the ways between them (Apple documentation: *UIStoryboard*). Storyboards are read as
/// they are written: `.storyboard` files in the bundle's folders.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let root: NibElement
    let bundle: Bundle
    let name: String
    private var controllers: [String: NibElement] = [:]

    /// Reads the storyboard of a name in a bundle, the main one unless named.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let url = NibFinder.url(name, "storyboard", in: bundle) else {
            raise(
                .invalidArgumentException,
                "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
        }
        self.name = name
        self.bundle = bundle
        root = NibParser.read(url)
        super.init()
        for scene in root.list("scenes") {
            for object in scene.list("objects") where NibClasses.isController(object) || Self.isPlaceholder(object) {
                if let id = object.id { controllers[id] = object }
            }
        }
    }

    private static func isPlaceholder(_ element: NibElement) -> Bool { element.name == "viewControllerPlaceholder" }

    /// Makes the controller at the storyboard's entry; `nil` when it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = root["initialViewController"] else { return nil }
        return makeController(id: id)
    }

    /// Makes the controller at the storyboard's entry; `creator` may make the object itself.
    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        guard let id = root["initialViewController"] else { return nil }
        return makeController(id: id, creator: creator) as? ViewController
    }

    /// Makes the controller of an identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = makeController(id: requireID(identifier)) else { refuse(identifier) }
        return controller
    }

    /// Makes the controller of an identifier; `creator` may make the object itself.
    public func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        let made = makeController(id: requireID(identifier), creator: creator)
        guard let controller = made as? ViewController else {
            raise(
                .invalidArgumentException,
                "The view controller with identifier '\(identifier)' is no \(ViewController.self) but "
                    + "\(made.map { NSStringFromClass(type(of: $0)) } ?? "nil")")
        }
        return controller
    }

    /// Where a controller of this very class, and of this name, is made.
    func id(ofClass type: UIViewController.Type, named name: String) -> String? {
        controllers.filter { $0.value["customClass"] == name && NibClasses.type(of: $0.value) == type }.keys.min()
    }

    private func requireID(_ identifier: String) -> String {
        for (id, element) in controllers where element["storyboardIdentifier"] == identifier { return id }
        refuse(identifier)
    }

    private func refuse(_ identifier: String) -> Never {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        raise(
            .invalidArgumentException,
            "Storyboard (<UIStoryboard: 0x\(address)>) doesn't contain a view controller with identifier "
                + "'\(identifier)'")
    }

    /// Makes the controller of an element, sets what the storyboard says, and wakes it.
    func makeController(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let element = controllers[id] else { return nil }
        if Self.isPlaceholder(element) { return referenced(element) }
        let coder = NibDecoder(element)
        let type = NibClasses.type(of: element) as? UIViewController.Type
        guard let controller = creator?(coder) ?? type?.init(coder: coder) else { return nil }
        let scene = StoryboardScene(element)
        controller.storyboard = self
        controller.scene = scene
        ControllerProperties.apply(element, to: controller, bundle: bundle)
        addRelated(scene, to: controller)
        connectItems(element, controller)
        controller.awakeFromNib()
        return controller
    }

    /// A controller of another storyboard.
    private func referenced(_ element: NibElement) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
        let other = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        return other.instantiateViewController(withIdentifier: identifier)
    }

    private func addRelated(_ scene: StoryboardScene, to controller: UIViewController) {
        let related = scene.relationships.compactMap { template in
            template.destination.flatMap { makeController(id: $0) }
        }
        guard !related.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.viewControllers = related
        case let tabs as UITabBarController: tabs.viewControllers = related
        case let split as UISplitViewController: split.viewControllers = related
        default: break
        }
    }

    /// Bar button items exist with their controller, before its view.
    private func connectItems(_ element: NibElement, _ controller: UIViewController) {
        guard let item = element.value("navigationItem") else { return }
        NavigationItemBuilder(controller: controller, id: element.id).apply(item)
    }
}
