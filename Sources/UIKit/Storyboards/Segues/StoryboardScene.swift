/// What a storyboard holds for one controller.
@MainActor
final class StoryboardScene {
    let element: NibElement
    /// What stands beside the controller in its scene: gesture recognizers and free views.
    let others: [NibElement]
    let segues: [SegueTemplate]

    init(_ element: NibElement) {
        self.element = element
        others = element.parent?.children.filter { $0 !== element } ?? []
        var segues: [SegueTemplate] = []
        element.forEach { if $0.name == "segue", $0["kind"] != "relationship" { segues.append(SegueTemplate($0)) } }
        for other in others {
            other.forEach { if $0.name == "segue" { segues.append(SegueTemplate($0)) } }
        }
        self.segues = segues
    }

    /// The controllers of the scene's relationships, such as a navigation controller's root.
    var relationships: [SegueTemplate] {
        element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }.map { SegueTemplate($0) }
    }
}

extension UIViewController {
    /// The scene from which the controller was made.
    var scene: StoryboardScene? {
        get { rare?.scene }
        set { rareState.scene = newValue }
    }

    /// Loads the view from the scene or nib; whether there was one.
    func loadFromStoryboardOrNib() -> Bool {
        if let scene, let storyboard { return loadView(from: scene, of: storyboard) }
        let bundle = nibBundle ?? .main
        if let name = nibName {
            _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
            return requireView(name)
        }
        guard let name = ImpliedNibs.shared.name(for: type(of: self), in: bundle) else { return false }
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
        return requireView(name)
    }

    private func requireView(_ name: String) -> Bool {
        if loadedView != nil { return true }
        raise(
            .internalInconsistencyException,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not "
                + "set.")
    }

    /// Class names with and without "Controller" (Apple documentation: *nibName*).
    fileprivate static func nibNames(of type: UIViewController.Type) -> [String] {
        guard type != UIViewController.self else { return [] }
        let name = String(describing: type)
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    private func loadView(from scene: StoryboardScene, of storyboard: UIStoryboard) -> Bool {
        guard let view = scene.element.value("view") ?? scene.element.value("tableView")
            ?? scene.element.value("collectionView")
        else { return false }
        let loader = NibLoader(bundle: storyboard.bundle, storyboard: storyboard, controller: self)
        loader.loadView(view, beside: scene.others, of: self, id: scene.element.id)
        loader.register(self, scene.element)
        loader.finish(waking: self)
        return loadedView != nil
    }
}

/// Which nib is named after a class, so that only the first controller of a class looks into folders: bundles
/// do not change while a program runs.
@MainActor
private final class ImpliedNibs {
    static let shared = ImpliedNibs()
    /// The last answer, since controllers of one class are often made one after another.
    private var last: (key: Key, name: String?)?
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let bundle: ObjectIdentifier
    }
    private var names: [Key: String?] = [:]

    func name(for type: UIViewController.Type, in bundle: Bundle) -> String? {
        guard type != UIViewController.self else { return nil }
        let key = Key(type: ObjectIdentifier(type), bundle: ObjectIdentifier(bundle))
        if let last, last.key == key { return last.name }
        let found = names[key] ?? UIViewController.nibNames(of: type).first { NibFinder.url($0, "xib", in: bundle) != nil }
        names[key] = .some(found)
        last = (key, found)
        return found
    }
}
