/// A segue as a storyboard states it.
struct SegueTemplate {
    let identifier: String?
    let kind: String
    let destination: String?
    let customClass: String?
    let customModule: String?
    let unwindAction: String?
    let relationship: String?
    let creationSelector: String?
    let animates: Bool
    let presentationStyle: String?
    let transitionStyle: String?

    init(_ element: NibElement) {
        identifier = element["identifier"]
        kind = element["kind"] ?? "show"
        destination = element["destination"]
        customClass = element["customClass"]
        customModule = element["customModule"]
        unwindAction = element["unwindAction"]
        relationship = element["relationship"]
        creationSelector = element["destinationCreationSelector"]
        animates = element.flag("animates") ?? true
        presentationStyle = element["modalPresentationStyle"]
        transitionStyle = element["modalTransitionStyle"]
    }
}

extension UIViewController {
    /// Performs the segue of an identifier for code that asks for it; `shouldPerformSegue` is not asked (Apple
    /// documentation: *performSegue(withIdentifier:sender:)*).
    func runSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = scene?.segues.first(where: { $0.identifier == identifier }) else {
            raise(
                .invalidArgumentException,
                "Receiver (\(objectDescription)) has no segue with identifier '\(identifier)'")
        }
        perform(template, sender: sender)
    }

    /// What an element of the interface does that has a segue.
    func trigger(_ template: SegueTemplate, sender: Any?) {
        if let identifier = template.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
            return
        }
        perform(template, sender: sender)
    }

    private func perform(_ template: SegueTemplate, sender: Any?) {
        if template.kind == "unwind" { return unwind(template, sender: sender) }
        guard let destination = makeDestination(template, sender: sender) else { return }
        let segue = makeSegue(template, to: destination, sender: sender)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// The destination, by the source's own method where the storyboard names one (`@IBSegueAction`).
    private func makeDestination(_ template: SegueTemplate, sender: Any?) -> UIViewController? {
        guard let storyboard, let id = template.destination else { return nil }
        guard let name = template.creationSelector else { return storyboard.makeController(id: id) }
        let labels = name.filter { $0 == ":" }.count
        return storyboard.makeController(id: id) { coder in
            let selector = Selector(name)
            switch labels {
            case 1: return self.perform(selector, with: coder)?.takeUnretainedValue() as? UIViewController
            default: return self.perform(selector, with: coder, with: sender)?.takeUnretainedValue() as? UIViewController
            }
        }
    }

    private func makeSegue(_ template: SegueTemplate, to destination: UIViewController, sender: Any?) -> UIStoryboardSegue {
        let animates = template.animates
        func segue(_ perform: @escaping () -> Void) -> UIStoryboardSegue {
            UIStoryboardSegue(
                identifier: template.identifier, source: self, destination: destination, performHandler: perform)
        }
        switch template.kind {
        case "custom":
            let names = [template.customModule.map { "\($0).\(template.customClass ?? "")" }, template.customClass]
            for name in names.compactMap({ $0 }) {
                if let type = _classNamed(name) as? UIStoryboardSegue.Type {
                    return type.init(identifier: template.identifier, source: self, destination: destination)
                }
            }
            raise(
                .invalidArgumentException,
                "Could not create a segue of class '\(template.customClass ?? "(null)")'")
        case "push":
            return segue { self.navigationController?.pushViewController(destination, animated: animates) }
        case "presentation", "modal", "popoverPresentation", "popover":
            if let style = Self.presentationStyles[template.presentationStyle ?? ""] {
                destination.modalPresentationStyle = style
            }
            if template.kind.hasPrefix("popover") { destination.modalPresentationStyle = .popover }
            if let style = Self.transitionStyles[template.transitionStyle ?? ""] {
                destination.modalTransitionStyle = style
            }
            return segue { self.present(destination, animated: animates) }
        case "showDetail", "replace":
            return segue { self.showDetailViewController(destination, sender: sender) }
        default:
            return segue { self.show(destination, sender: sender) }
        }
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "automatic": .automatic,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    /// Puts an embedded controller into its container view; called while this controller's view loads.
    func embed(_ template: SegueTemplate, in container: UIView) {
        guard let child = makeDestination(template, sender: nil) else { return }
        let segue = UIStoryboardSegue(
            identifier: template.identifier, source: self, destination: child
        ) { [weak self] in
            guard let self else { return }
            self.addChild(child)
            let view: UIView = child.view
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            child.didMove(toParent: self)
        }
        prepare(for: segue, sender: nil)
        segue.perform()
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller that has the action (Apple documentation: *Dismissing a view
    /// controller with an unwind segue*).
    private func unwind(_ template: SegueTemplate, sender: Any?) {
        guard let name = template.unwindAction else { return }
        let action = Selector(name)
        guard let target = unwindTarget(for: action) else { return }
        let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: target) {
            [weak self] in
            if target.presentedViewController != nil { target.dismiss(animated: true) }
            var container: UIViewController? = target.parent
            while let current = container {
                if current.presentedViewController != nil { current.dismiss(animated: true) }
                container = current.parent
            }
            guard let navigation = target.navigationController else { return }
            let child = navigation.viewControllers.first { $0 === target || target.isInside($0) }
            if let child, navigation === self?.navigationController { navigation.popToViewController(child, animated: true) }
        }
        prepare(for: segue, sender: sender)
        _ = target.perform(action, with: segue)
        segue.perform()
    }

    private func isInside(_ controller: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let candidate = current {
            if candidate === controller { return true }
            current = candidate.parent
        }
        return false
    }

    private func unwindTarget(for action: Selector) -> UIViewController? {
        var current: UIViewController? = parent ?? presentingViewController
        var from: UIViewController = self
        while let candidate = current {
            if let navigation = candidate as? UINavigationController {
                for child in navigation.viewControllers.reversed() where child !== from && !from.isInside(child) {
                    if child.responds(to: action) { return child }
                }
            }
            if candidate.responds(to: action) { return candidate }
            from = candidate
            current = candidate.parent ?? candidate.presentingViewController
        }
        return nil
    }
}
