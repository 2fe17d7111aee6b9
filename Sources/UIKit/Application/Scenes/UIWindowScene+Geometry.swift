extension UIWindowScene {
    /// What a scene's geometry is wished to be (Apple documentation: *UIWindowScene.GeometryPreferences*).
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Wishes of applications on iPhone and iPad.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The orientations that are wished.
            public var interfaceOrientations: UIInterfaceOrientationMask?
            /// Wishes nothing.
            public override init() {}
            /// Wishes orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Asks for a geometry; the interface turns in the next turn of the run loop where the controllers in front
    /// support it, and `errorHandler` is called with `UISceneError` where they do not.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        CommitScheduler.shared.enqueue { [weak self] in
            guard let self, let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
            guard mask.intersection(interfaceOrientation.mask).isEmpty else { return }
            for orientation in UIInterfaceOrientation.inOrderOfPreference where !mask.intersection(orientation.mask).isEmpty {
                if UIApplication.shared.turnInterface(to: orientation) { return }
            }
            errorHandler?(UISceneError(.geometryRequestDenied))
        }
    }

    /// What a scene was like before a change that its delegate hears of.
    struct Look {
        let space: any UICoordinateSpace
        let orientation: UIInterfaceOrientation
        let traits: UITraitCollection
    }

    /// The scene's coordinates, orientation and traits as they are.
    var look: Look {
        Look(space: SceneSpace(size: coordinateSpace.bounds.size), orientation: interfaceOrientation, traits: traitCollection)
    }

    /// Tells the delegate where anything is different from before.
    func tellOfUpdate(since old: Look) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let isSame =
            old.space.bounds == coordinateSpace.bounds && old.orientation == interfaceOrientation
            && old.traits == traitCollection
        if isSame { return }
        delegate.windowScene(
            self, didUpdate: old.space, interfaceOrientation: old.orientation, traitCollection: old.traits)
    }

    /// Gives the scene a size of its own, or with `nil` the whole screen; windows that filled it follow, as a change of
    /// size (`docs/lifecycle.md`, section 10).
    package func resize(to size: CGSize?) { resize(to: size, from: look, duration: 0) }

    func resize(to size: CGSize?, from old: Look, duration: TimeInterval) {
        let followers = windows.filter { $0.frame == old.space.bounds }
        let part = size == UIScreen.main.bounds.size ? nil : size
        let new = CGRect(origin: .zero, size: part ?? UIScreen.main.bounds.size)
        for window in followers {
            WindowResize(window: window, size: new.size, duration: duration).run {
                // The scene's traits change with its windows', which hear before.
                self.ownSize = part
                window.changeFrame(to: new)
            }
        }
        ownSize = part
        bringTraitsUpToDate()
        tellOfUpdate(since: old)
    }
}

extension UITraitCollection {
    /// These traits with the size classes of a smaller window: on tablets Apple's table of multitasking widths
    /// decides; on phones a window narrower than 600 points is compact, and so is the height of a landscape screen.
    @MainActor
    func withSizeClasses(of size: CGSize) -> UITraitCollection {
        let isPhone = userInterfaceIdiom != .pad
        let horizontal: UIUserInterfaceSizeClass =
            isPhone
            ? (size.width < 600 ? .compact : .regular)
            : SimulatedDevice.current.horizontalSizeClass(
                windowWidth: size.width, in: UIScreen.main.interfaceOrientation)
        let vertical: UIUserInterfaceSizeClass = isPhone && size.height < 500 ? .compact : .regular
        return UITraitCollection(traitsFrom: [
            self, UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
        ])
    }
}

extension UIInterfaceOrientation {
    /// Which is taken first where several are possible.
    static let inOrderOfPreference: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
}
