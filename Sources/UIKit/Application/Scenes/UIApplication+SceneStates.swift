extension UIApplication {
    /// Brings one scene to a state through those between, while others stay. The application is as active as its
    /// most active scene, and its observers hear when that changes (Apple documentation: *UIApplication.State*,
    /// *Managing your app's life cycle*).
    package func bring(_ scene: UIScene, to goal: UIScene.ActivationState) {
        while scene.activationState != goal {
            let next = scene.activationState.step(towards: goal)
            if scene.activationState == .foregroundActive { cancelTouches(in: scene) }
            scene.enter(next)
            let windows = (scene as? UIWindowScene)?.windows ?? []
            switch next {
            case .background:
                passKey(from: scene)
                Cause.system("background") { BackgroundAppearance.leave(windows) }
            case .foregroundInactive:
                Cause.system("foreground") { BackgroundAppearance.comeBack(windows) }
            case .foregroundActive:
                (scene as? UIWindowScene)?.keyWindow?.makeKey()
            default:
                break
            }
            followScenes()
        }
    }

    /// Brings the application's own state up to what its scenes are.
    func followScenes() {
        let states = openScenes.map { $0.activationState }
        let state: State =
            states.contains(.foregroundActive) ? .active : states.contains(.foregroundInactive) ? .inactive : .background
        guard state != stateInForce else { return }
        let old = stateInForce
        stateInForce = state
        switch (old, state) {
        case (_, .active): announceActive()
        case (.active, .inactive): announceInactive()
        case (_, .inactive): announceForeground()
        case (_, .background): announceBackground()
        }
    }

    /// An interruption takes touches away (Apple documentation: `touchesCancelled(_:with:)`).
    private func cancelTouches(in scene: UIScene) {
        for window in (scene as? UIWindowScene)?.windows ?? [] { TouchInput.shared.cancelAll(in: window) }
    }

    /// Gives the key window's part to a scene that is in front.
    private func passKey(from scene: UIScene) {
        guard let key = windowList.key, key.scene === scene else { return }
        for case let other as UIWindowScene in openScenes.reversed()
        where other.activationState == .foregroundActive && other !== scene {
            if let window = other.keyWindow ?? other.windows.last(where: { !$0.isHidden && $0.canBecomeKey }) {
                return window.makeKey()
            }
        }
    }
}

extension UIScene.ActivationState {
    /// The next state on the way to another.
    fileprivate func step(towards goal: UIScene.ActivationState) -> UIScene.ActivationState {
        switch self {
        case .unattached: goal == .background ? .background : .foregroundInactive
        case .background: goal == .unattached ? .unattached : .foregroundInactive
        case .foregroundInactive: goal == .foregroundActive ? .foregroundActive : .background
        case .foregroundActive: .foregroundInactive
        }
    }
}
