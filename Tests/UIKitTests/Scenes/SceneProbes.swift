import Foundation
import ObjectiveC
import UIKit
import UIKitTesting

/// What delegates of one test were told, in order; scenes are named by the order of their sessions.
@MainActor
final class SceneLog {
    static var current = SceneLog()
    private(set) var lines: [String] = []
    private var names: [ObjectIdentifier: String] = [:]
    var controllers: CallLog = CallLog()
    /// What a new scene's window shows.
    var makeRoot: @MainActor (UIWindowScene) -> UIViewController = { _ in UIViewController() }
    /// What a scene gives to be restored from.
    var activity: NSUserActivity?

    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
    func name(_ session: UISceneSession) -> String {
        let key = ObjectIdentifier(session)
        if let name = names[key] { return name }
        names[key] = "s\(names.count + 1)"
        return names[key] ?? ""
    }
}

final class ProbeAppDelegate: NSObject, UIApplicationDelegate {
    private var log: SceneLog { SceneLog.current }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("app.active") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("app.background") }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.add("app.configuration(\(log.name(session)), \(options.userActivities.count) activities)")
        let configuration = UISceneConfiguration(name: "Probe", sessionRole: session.role)
        configuration.delegateClass = ProbeSceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        log.add("app.discard(\(sessions.map { log.name($0) }.sorted().joined(separator: ",")))")
    }
}

final class ProbeSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private var log: SceneLog { SceneLog.current }
    private func note(_ scene: UIScene, _ text: String) { log.add("\(log.name(scene.session)).\(text)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note(scene, "willConnect(\(options.userActivities.map { $0.activityType }.joined()))")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = log.makeRoot(scene)
        self.window = window
        window.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note(scene, "didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note(scene, "didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { note(scene, "willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { note(scene, "willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note(scene, "didEnterBackground") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note(scene, "stateRestorationActivity")
        return log.activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        note(scene, "restore(\(activity.activityType))")
    }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { note(scene, "willContinue(\(type))") }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { note(scene, "continue(\(activity.activityType))") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        note(scene, "open(\(contexts.map { $0.url.absoluteString }.joined()))")
    }
    func windowScene(
        _ scene: UIWindowScene, didUpdate space: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation,
        traitCollection: UITraitCollection
    ) {
        note(scene, "didUpdate(\(Int(space.bounds.width)) wide, \(interfaceOrientation.isPortrait ? "portrait" : "landscape"))")
    }
}

/// An application with scenes on an iPad, as long as a test runs.
@MainActor
final class SceneWorld {
    let delegate = ProbeAppDelegate()
    let log = SceneLog()
    private let earlierDevice = SimulatedDevice.current

    init(device: SimulatedDevice, multiple: Bool = true) {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        SceneLog.current = log
        ObjectFactories.register(ProbeSceneDelegate.self) { ProbeSceneDelegate() }
        SimulatedDevice.current = device
        SimulatedScenes.manifest = ["UIApplicationSupportsMultipleScenes": multiple]
        _ = UIApplication.shared.connectedScenes
        UIApplication.shared.delegate = delegate
    }

    func turn() { CATransaction.flush() }

    func settle() {
        turn()
        for _ in 0..<4 {
            MainClock.shared.advance(by: 1)
            turn()
        }
    }

    /// Closes what the test opened.
    func end(_ scenes: [UIScene?]) {
        for case let scene? in scenes { SimulatedScenes.close(scene.session) }
        UIApplication.shared.delegate = nil
        SimulatedScenes.manifest = nil
        SimulatedDevice.current = earlierDevice
        for scene in UIApplication.shared.connectedScenes { SimulatedScenes.becomeActive(scene) }
        SceneLog.current = SceneLog()
    }
}
