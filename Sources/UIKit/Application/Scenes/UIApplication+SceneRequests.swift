extension UIApplication {
    /// Asks for a scene to be shown: the one of `sceneSession`, connected again where it is not, or a new one for
    /// `nil`. It comes with the next turn of the run loop, beside those that are shown; `errorHandler` is called
    /// with a `UISceneError` when it does not. A scene that is connected takes `userActivity` up by
    /// `scene(_:continue:)`, another finds it in its connection options.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        CommitScheduler.shared.enqueue { [self] in
            do {
                try activate(sceneSession, role: .windowApplication, userActivity: userActivity)
            } catch {
                errorHandler?(error)
            }
        }
    }

    /// Asks for a scene to be shown, as `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` does.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        CommitScheduler.shared.enqueue { [self] in
            do {
                try activate(request.session, role: request.role, userActivity: request.userActivity)
            } catch {
                errorHandler?(error)
            }
        }
    }

    /// Asks for a scene to be closed and its session to be forgotten, with the next turn of the run loop.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        CommitScheduler.shared.enqueue { [self] in
            guard supportsMultipleScenes else { return errorHandler?(UISceneError(.multipleScenesNotSupported)) ?? () }
            guard sessions.contains(sceneSession) else { return errorHandler?(UISceneError(.requestDenied)) ?? () }
            discard(sceneSession)
        }
    }

    /// Asks for what the system shows of a scene in the background to be brought up to date: its windows are laid
    /// out and drawn with the next commit. One that is not connected is left alone (docs/decisions.md).
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        CommitScheduler.shared.enqueue { [self] in
            guard sessions.contains(sceneSession), let scene = sceneSession.scene as? UIWindowScene else { return }
            for window in scene.windows where !window.isHidden {
                window.setNeedsLayout()
                window.rootViewController?.viewIfLoaded?.setNeedsLayout()
                window.setNeedsDisplay()
            }
        }
    }

    private func activate(_ session: UISceneSession?, role: UISceneSession.Role, userActivity: NSUserActivity?) throws {
        guard let session else {
            guard supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
            return open(UISceneSession(role: role), userActivity)
        }
        guard sessions.contains(session) else { throw UISceneError(.requestDenied) }
        guard let scene = session.scene else { return open(session, userActivity) }
        if let userActivity { scene.take(up: userActivity) }
        bring(scene, to: .foregroundActive)
    }

    private func open(_ session: UISceneSession, _ userActivity: NSUserActivity?) {
        let options = UIScene.ConnectionOptions(userActivities: userActivity.map { [$0] } ?? [])
        bring(connect(session, options: options), to: .foregroundActive)
    }
}

extension UIScene {
    /// Hands an activity to a connected scene.
    package func take(up activity: NSUserActivity) {
        delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
        delegate?.scene(self, continue: activity)
    }

    /// Hands URLs to a connected scene.
    package func open(_ urls: [URL]) {
        delegate?.scene(self, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }
}
