/// A change of a window's size: controllers hear before it, lay out inside it and complete after it
/// (`docs/lifecycle.md`, section 10; traces rot-01, rot-04).
@MainActor
struct WindowResize {
    let window: UIWindow
    let size: CGSize
    /// How long the change takes, in seconds; 0 makes it at once.
    var duration: TimeInterval = 0

    /// Carries the change out; `change` gives the window its new size.
    func run(_ change: @escaping () -> Void) {
        Cause.system("change of the window's size") { announceAndRun(change) }
    }

    private func announceAndRun(_ change: @escaping () -> Void) {
        guard let root = window.rootViewController, root.isViewLoaded else { return change() }
        let isAnimated = duration > 0
        let context = TransitionContext(container: window, from: nil, to: nil, isAnimated: isAnimated)
        let coordinator = context.coordinator
        window.resize = coordinator
        announceTraits(root, coordinator)
        announceSize(root, coordinator)
        let window = window
        if isAnimated {
            UIView.animate(withDuration: duration) {
                change()
                window.traitEnvironmentChanged()
                window.layoutIfNeeded()
            }
        } else {
            change()
            window.traitEnvironmentChanged()
            window.layoutIfNeeded()
        }
        coordinator.runAlongsideAnimations(duration: duration)
        guard isAnimated else { return finish(coordinator, context) }
        MainClock.shared.schedule(after: duration) { finish(coordinator, context) }
    }

    private func finish(_ coordinator: TransitionCoordinator, _ context: TransitionContext) {
        if window.resize === coordinator { window.resize = nil }
        withExtendedLifetime(context) { coordinator.complete() }
    }

    /// Size classes change before the size is announced, parents first.
    private func announceTraits(_ root: UIViewController, _ coordinator: TransitionCoordinator) {
        let traits = window.withOwnOverrides(window.traits(forSize: size))
        guard traits != window.traitCollection else { return }
        for controller in root.withPresented {
            if let presentation = controller.presentation?.controller, controller !== root {
                presentation.willTransition(to: traits, with: coordinator)
            } else {
                controller.call(.willTransitionToTraits) { controller.willTransition(to: traits, with: coordinator) }
            }
        }
    }

    /// A presenter under a modal hears it too.
    private func announceSize(_ root: UIViewController, _ coordinator: TransitionCoordinator) {
        for controller in root.withPresented {
            if let presentation = controller.presentation?.controller, controller !== root {
                presentation.viewWillTransition(to: size, with: coordinator)
            } else {
                controller.call(.viewWillTransitionToSize, argument: .size(size)) {
                    controller.viewWillTransition(to: size, with: coordinator)
                }
            }
        }
    }
}

extension UIViewController {
    /// This controller and what is presented over it, from the bottom up.
    var withPresented: [UIViewController] {
        var chain = [self]
        while let next = chain[chain.count - 1].presentation?.presented { chain.append(next) }
        return chain
    }
}

extension UIWindow {
    /// The traits this window has at a size: those of the screen, with the size classes of that size.
    func traits(forSize size: CGSize) -> UITraitCollection {
        let screen = assignedScreen?.traitCollection ?? scene?.traitsOfWholeScreen ?? UIScreen.main.traitCollection
        guard size != UIScreen.main.bounds.size else { return screen }
        return screen.withSizeClasses(of: size)
    }
}
