import Testing
import UIKit
import UIKitTesting

/// Several scenes (Apple documentation: *Supporting multiple windows on iPad*, *Managing your app's life cycle*;
/// `docs/lifecycle.md`, section 10).
@Suite @MainActor
struct SeveralScenesTests {
    @Test("A scene asked for connects and becomes active in the documented order, in a later turn; others stay")
    func open() throws {
        let world = SceneWorld(device: .iPadPro11)
        let first = try #require(UIApplication.shared.connectedScenes.first)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        world.turn()
        let second = try #require(UIApplication.shared.connectedScenes.subtracting([first]).first as? UIWindowScene)
        defer { world.end([second]) }
        #expect(world.log.take() == [
            "app.configuration(s1, 0 activities)", "s1.willConnect()", "s1.willEnterForeground", "s1.didBecomeActive",
        ])
        #expect(UIApplication.shared.openSessions == [first.session, second.session])
        #expect(first.activationState == .foregroundActive && second.activationState == .foregroundActive)
        #expect(second.windows.count == 1 && second.keyWindow === second.windows.first)
        #expect(second.keyWindow?.isKeyWindow == true)
        #expect(second.session.configuration.name == "Probe" && second.session.scene === second)
    }

    @Test("Where the device or the Info has one scene, a new one is refused with multipleScenesNotSupported", arguments: [
        (SimulatedDevice.iPhone16, true), (SimulatedDevice.iPadPro11, false),
    ])
    func refused(device: SimulatedDevice, declared: Bool) {
        let world = SceneWorld(device: device, multiple: declared)
        defer { world.end([]) }
        #expect(!UIApplication.shared.supportsMultipleScenes)
        var errors: [UISceneError.Code] = []
        let note: (any Error) -> Void = { error in if let error = error as? UISceneError { errors.append(error.code) } }
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
        for session in UIApplication.shared.openSessions {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: note)
        }
        #expect(errors == [])
        world.turn()
        #expect(errors == [.multipleScenesNotSupported, .multipleScenesNotSupported, .multipleScenesNotSupported])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(world.log.take() == [])
    }

    @Test("One scene goes to the background and comes back: only its delegate hears, the application stays active")
    func oneInBackground() throws {
        let world = SceneWorld(device: .iPadPro11)
        let probe = Probe("A", world.log.controllers)
        world.log.makeRoot = { _ in probe }
        let other = Stage(root: UIViewController())
        let second = try SimulatedScenes.open()
        defer { world.end([second]) }
        world.settle()
        _ = world.log.take()
        _ = world.log.controllers.take()
        var posted: [String] = []
        let tokens = [UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { posted.append(note.name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        SimulatedScenes.enterBackground(second)
        #expect(second.activationState == .background)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(other.window.isKeyWindow)
        SimulatedScenes.enterForeground(second)
        #expect(world.log.take() == [
            "s1.willResignActive", "s1.didEnterBackground", "s1.stateRestorationActivity", "s1.willEnterForeground",
            "s1.didBecomeActive",
        ])
        #expect(posted == [UIScene.didEnterBackgroundNotification.rawValue])
        #expect((second as? UIWindowScene)?.keyWindow?.isKeyWindow == true)
        world.settle()
        #expect(world.log.controllers.takeAppearance() == [])
    }

    @Test("The application is as active as its most active scene; with scenes its delegate hears no states")
    func applicationState() throws {
        let world = SceneWorld(device: .iPadPro11)
        let first = try #require(UIApplication.shared.connectedScenes.first)
        let second = try SimulatedScenes.open()
        defer { world.end([second]) }
        _ = world.log.take()
        var posted: [String] = []
        let names: [Notification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { posted.append(note.name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        SimulatedScenes.enterBackground(first)
        SimulatedScenes.resignActive(second)
        #expect(UIApplication.shared.applicationState == .inactive)
        SimulatedScenes.enterBackground(second)
        #expect(UIApplication.shared.applicationState == .background)
        SimulatedScenes.enterForeground(second)
        #expect(UIApplication.shared.applicationState == .active && first.activationState == .background)
        #expect(posted == names.map { $0.rawValue })
        #expect(world.log.take().filter { $0.hasPrefix("app.") } == [])
    }

    @Test("Going home takes the scenes in front; coming back brings these and no others")
    func home() throws {
        let world = SceneWorld(device: .iPadPro11)
        let first = try #require(UIApplication.shared.connectedScenes.first)
        let second = try SimulatedScenes.open()
        defer { world.end([second]) }
        SimulatedScenes.enterBackground(first)
        SimulatedApplication.enterBackground()
        #expect(second.activationState == .background)
        SimulatedApplication.enterForeground()
        #expect(first.activationState == .background && second.activationState == .foregroundActive)
    }

    @Test("A scene that the system took away connects again with its configuration and its restoration activity")
    func disconnectAndReconnect() throws {
        let world = SceneWorld(device: .iPadPro11)
        let scene = try SimulatedScenes.open()
        let session = scene.session
        world.log.activity = NSUserActivity(activityType: "reading")
        _ = world.log.take()
        SimulatedScenes.disconnect(scene)
        #expect(world.log.take() == [
            "s1.willResignActive", "s1.didEnterBackground", "s1.stateRestorationActivity", "s1.didDisconnect",
        ])
        #expect(scene.activationState == .unattached && session.scene == nil)
        #expect(!UIApplication.shared.connectedScenes.contains(scene))
        #expect(UIApplication.shared.openSessions.contains(session))
        #expect(session.stateRestorationActivity?.activityType == "reading")
        UIApplication.shared.activateSceneSession(
            for: UISceneSessionActivationRequest(session: session, userActivity: NSUserActivity(activityType: "write")))
        world.turn()
        let again = try #require(session.scene)
        defer { world.end([again]) }
        #expect(again !== scene)
        #expect(world.log.take() == [
            "s1.willConnect(write)", "s1.restore(reading)", "s1.willEnterForeground", "s1.didBecomeActive",
        ])
    }

    @Test("A connected scene that is asked for comes to the front and takes the activity up")
    func activateConnected() throws {
        let world = SceneWorld(device: .iPadPro11)
        let scene = try SimulatedScenes.open(userActivity: NSUserActivity(activityType: "first"))
        defer { world.end([scene]) }
        #expect(world.log.take().first == "app.configuration(s1, 1 activities)")
        SimulatedScenes.enterBackground(scene)
        _ = world.log.take()
        UIApplication.shared.requestSceneSessionActivation(
            scene.session, userActivity: NSUserActivity(activityType: "more"), options: nil)
        world.turn()
        #expect(world.log.take() == [
            "s1.willContinue(more)", "s1.continue(more)", "s1.willEnterForeground", "s1.didBecomeActive",
        ])
        SimulatedScenes.open([try #require(URL(string: "shop:1"))], in: scene)
        #expect(world.log.take() == ["s1.open(shop:1)"])
    }

    @Test("Destruction: background, disconnect, discard; the session cannot be activated again")
    func destroy() throws {
        let world = SceneWorld(device: .iPadPro11)
        let scene = try SimulatedScenes.open()
        defer { world.end([]) }
        _ = world.log.take()
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        #expect(world.log.take() == [])
        world.turn()
        #expect(world.log.take() == [
            "s1.willResignActive", "s1.didEnterBackground", "s1.stateRestorationActivity", "s1.didDisconnect",
            "app.discard(s1)",
        ])
        #expect(!UIApplication.shared.openSessions.contains(scene.session))
        var denied = false
        UIApplication.shared.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil) { error in
            if case UISceneError.requestDenied = error { denied = true }
        }
        world.turn()
        #expect(denied)
    }

    @Test("Configurations come from the manifest by name, or the first of the role")
    func manifest() throws {
        let world = SceneWorld(device: .iPadPro11)
        UIApplication.shared.delegate = nil
        SimulatedScenes.manifest = [
            "UIApplicationSupportsMultipleScenes": true,
            "UISceneConfigurations": [
                UISceneSession.Role.windowApplication.rawValue: [
                    ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": NSStringFromClass(ProbeSceneDelegate.self)]
                ]
            ],
        ]
        let scene = try SimulatedScenes.open()
        defer { world.end([scene]) }
        #expect(scene.delegate is ProbeSceneDelegate)
        #expect(world.log.take().first == "s1.willConnect()")
    }
}
