import LifecycleEvents

extension UIApplication {
    /// What people and the system do to an application as a whole; no appearance callbacks follow from
    /// any of it (`docs/lifecycle.md`, section 10, trace bg-01) unless `BackgroundAppearance` is on.
    package enum Change {
        case becomeActive, resignActive, enterBackground, enterForeground, terminate, memoryWarning
    }

    /// Carries a change out as if people or the system had made it.
    package func simulate(_ change: Change) { apply(change) }

    /// Carries the change out: scenes first, then the delegate, then the notification.
    func apply(_ change: Change) {
        switch change {
        case .becomeActive:
            stateInForce = .active
            for scene in openScenes where scene.activationState != .background { scene.enter(.foregroundActive) }
            announceActive()
        case .resignActive:
            // An interruption takes touches away (Apple documentation: `touchesCancelled(_:with:)`).
            TouchInput.shared.cancelAll()
            stateInForce = .inactive
            for scene in openScenes where scene.activationState != .background { scene.enter(.foregroundInactive) }
            announceInactive()
        case .enterBackground:
            stateInForce = .background
            backgroundTasks.enterBackground()
            for scene in openScenes {
                scene.wentWithApplication = scene.activationState != .background
                scene.enter(.background)
            }
            announceBackground()
            Cause.system("background") { BackgroundAppearance.leave(windowList.visible) }
        case .enterForeground:
            stateInForce = .inactive
            backgroundTasks.enterForeground()
            // Scenes that had gone to the background before stay there, unless there are no others.
            let returning = openScenes.contains { $0.wentWithApplication }
            for scene in openScenes where scene.wentWithApplication || !returning { scene.enter(.foregroundInactive) }
            announceForeground()
            Cause.system("foreground") { BackgroundAppearance.comeBack(windowList.visible) }
            EngineHooks.tell(.foregrounded)
        case .terminate:
            announce("willTerminate", Self.willTerminateNotification) { $0.applicationWillTerminate(self) }
        case .memoryWarning:
            announce("didReceiveMemoryWarning", Self.didReceiveMemoryWarningNotification) {
                $0.applicationDidReceiveMemoryWarning(self)
            }
            Cause.system("memory warning") { warnControllers() }
        }
    }

    func announceActive() {
        announceState("didBecomeActive", Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    }

    func announceInactive() {
        announceState("willResignActive", Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
    }

    func announceBackground() {
        announceState("didEnterBackground", Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    }

    func announceForeground() {
        announceState("willEnterForeground", Self.willEnterForegroundNotification) {
            $0.applicationWillEnterForeground(self)
        }
    }

    /// The delegates of scenes hear of states in place of the application's where its Info has scenes
    /// (Apple documentation: *applicationDidBecomeActive(_:)* and the others); observers hear either way.
    private func announceState(
        _ name: String, _ notification: Notification.Name, _ tell: (any UIApplicationDelegate) -> Void
    ) {
        announce(name, notification) { if !ApplicationManifest.current.usesScenes { tell($0) } }
    }

    private func announce(
        _ name: String, _ notification: Notification.Name, _ tell: (any UIApplicationDelegate) -> Void
    ) {
        if LifecycleEventCenter.isActive { LifecycleReport.send(.application(name)) }
        if let delegate { tell(delegate) }
        NotificationCenter.default.post(name: notification, object: self)
    }

    /// Every controller in a window's tree, on screen or not, loaded or not, from the root downwards (trace mem-01).
    private func warnControllers() {
        for window in windowList.visible { window.rootViewController?.receiveMemoryWarning() }
    }
}

extension UIViewController {
    func receiveMemoryWarning() {
        call(.didReceiveMemoryWarning) { $0.didReceiveMemoryWarning() }
        for child in childControllers { child.receiveMemoryWarning() }
        presentation?.presented?.receiveMemoryWarning()
    }
}
