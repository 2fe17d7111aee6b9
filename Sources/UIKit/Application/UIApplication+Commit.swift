@_spi(UIKit) import QuartzCore

extension UIApplication {
    /// The commit's layout phase: windows back to front, each top down.
    func layoutWindows() {
        Uncounted(windowList).borrow { windows in
            windows.forEach { layOut($0) }
            // Windows that are not shown keep what they owe, so all have to be there.
            if windows.areAllSettled { LayoutPass.isSafeAreaOwed = false }
        }
    }

    private func layOut(_ window: UIWindow) {
        window.layoutPass()
        if let restless = window.layer.layoutTree() {
            let view = restless.owner as? UIView ?? window
            LayoutPass.giveUp(view, after: 100)
        }
    }

    /// The commit's appearance phase: what began because views moved ends here, then transitions that
    /// wait for layout (`docs/lifecycle.md`, section 5; traces child-03, tab-03).
    func endAppearances() {
        AppearanceQueue.shared.endAll()
        TransitionQueue.shared.endAll()
        EngineHooks.tell(.turnEnded)
    }

    /// What the simulated device covers of each edge in the present orientation, in points.
    var deviceSafeAreaInsets: UIEdgeInsets { interfaceOrientation.isLandscape
            ? SimulatedDevice.current.safeAreaInsetsInLandscape : SimulatedDevice.current.safeAreaInsetsInPortrait }

    /// The interface orientation, as the main screen has it.
    var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
}
