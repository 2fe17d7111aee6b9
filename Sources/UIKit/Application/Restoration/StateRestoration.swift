/// Saves and restores the state of the controllers that have a restoration identifier (Apple documentation:
/// *Preserving your app's UI across launches*).
///
/// A controller is found again by the identifiers from the root down to it, so that a controller whose
/// ancestors have none is left out, as on iOS.
@MainActor
enum StateRestoration {
    /// The states by path, each written by the controller itself.
    static func archive(_ roots: [UIViewController]) -> [String: Data] {
        var states: [String: Data] = [:]
        for root in roots { collect(root, above: [], into: &states) }
        return states
    }

    private static func collect(_ controller: UIViewController, above: [String], into states: inout [String: Data]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = above + [identifier]
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        controller.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        states[path.joined(separator: "/")] = archiver.encodedData
        for child in controller.below { collect(child, above: path, into: &states) }
    }

    /// Lets the controllers that are there now read the states of their paths, then tells all that it is over.
    static func restore(_ states: [String: Data], into roots: [UIViewController]) {
        var restored: [UIViewController] = []
        for root in roots { restore(root, above: [], from: states, &restored) }
        for controller in restored { controller.applicationFinishedRestoringState() }
    }

    private static func restore(
        _ controller: UIViewController, above: [String], from states: [String: Data], _ restored: inout [UIViewController]
    ) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = above + [identifier]
        if let data = states[path.joined(separator: "/")] {
            do {
                let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
                unarchiver.requiresSecureCoding = false
                controller.decodeRestorableState(with: unarchiver)
                unarchiver.finishDecoding()
                restored.append(controller)
            } catch {
                UIKitLog.write("The saved state of \(path.joined(separator: "/")) cannot be read: \(error)", about: controller)
            }
        }
        for child in controller.below { restore(child, above: path, from: states, &restored) }
    }
}

extension UIViewController {
    /// The children, and what this controller itself presents.
    fileprivate var below: [UIViewController] {
        guard let presented = presentation?.presented else { return childControllers }
        return childControllers + [presented]
    }
}

extension UIApplication {
    /// The states of all controllers that take part, as the system saves them when the application goes to the background.
    package func archiveRestorableState() -> [String: Data] {
        StateRestoration.archive(windowList.visible.compactMap { $0.rootViewController })
    }

    /// Restores what `archiveRestorableState()` gave, as the system does on launch.
    package func restoreState(_ states: [String: Data]) {
        StateRestoration.restore(states, into: windowList.visible.compactMap { $0.rootViewController })
    }
}
