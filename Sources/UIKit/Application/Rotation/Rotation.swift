extension UIApplication {
    /// How long a rotation takes, in seconds.
    private static let rotationDuration: TimeInterval = 0.4

    /// Turns the interface, as people do by turning the device; `false` when the controllers in front do
    /// not support the orientation.
    package func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != interfaceOrientation else { return true }
        let supported = supportedInterfaceOrientations(for: keyWindow)
        let controllers = keyWindow?.rootViewController?.deciderOfOrientation.supportedInterfaceOrientations ?? .all
        guard !supported.intersection(controllers).intersection(orientation.mask).isEmpty else { return false }
        if !BehaviorDifference.ignoresShouldAutorotate.isInForce,
            keyWindow?.rootViewController?.deciderOfOrientation.shouldAutorotate == false
        {
            return false
        }
        let old = UIScreen.main.bounds
        let scenes = openScenes.compactMap { $0 as? UIWindowScene }
        let looks = scenes.map { $0.look }
        UIScreen.main.interfaceOrientation = orientation
        let new = UIScreen.main.bounds
        for window in windowList.visible where window.frame == old {
            WindowResize(window: window, size: new.size, duration: Self.rotationDuration).run {
                window.changeFrame(to: new)
            }
        }
        for (scene, look) in zip(scenes, looks) {
            if let size = scene.ownSize, old.width > 0, old.height > 0 {
                // A part of the screen stays the same part of it.
                let part = CGSize(width: size.width / old.width * new.width, height: size.height / old.height * new.height)
                scene.resize(to: part, from: look, duration: Self.rotationDuration)
            } else {
                scene.tellOfUpdate(since: look)
            }
        }
        return true
    }
}

extension UIViewController {
    /// The controller that decides about orientations: the topmost that fills the window.
    fileprivate var deciderOfOrientation: UIViewController {
        var controller = self
        while let presented = controller.presentation?.presented,
            presented.presentation?.controller?.fillsWindow ?? true
        {
            controller = presented
        }
        return controller
    }

    /// Turns the interface as the device is held, where the controllers in front allow it.
    ///
    /// Source: Apple documentation, "attemptRotationToDeviceOrientation()". Deprecated in favour of
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    public class func attemptRotationToDeviceOrientation() {
        guard let wished = UIInterfaceOrientation(following: UIDevice.current.physicalOrientation) else { return }
        _ = UIApplication.shared.turnInterface(to: wished)
    }

    func baseSetNeedsUpdateOfSupportedInterfaceOrientations() {
        CommitScheduler.shared.enqueue { [weak self] in
            // Whoever calls it, the controller in front is asked.
            guard let root = self?.loadedView?.currentWindow?.rootViewController ?? self else { return }
            let wished = UIInterfaceOrientation.presentOrFirst(of: root.deciderOfOrientation.supportedInterfaceOrientations)
            _ = UIApplication.shared.turnInterface(to: wished)
        }
    }
}

extension UIInterfaceOrientation {
    /// The interface's orientation when the device is held so; a device that lies flat says nothing. Landscape is
    /// the other way round, since the interface turns against the device.
    init?(following device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        default: return nil
        }
    }
}
