/// What a bundle's Info.plist says of launching and of scenes.
@MainActor
package struct ApplicationManifest {
    let mainStoryboard: String?
    private let scenes: [String: Any]?

    /// A scene manifest that stands for the one of the process's Info, in tests.
    package static var simulatedScenes: [String: Any]?

    /// That of the process.
    static var current: ApplicationManifest {
        ApplicationManifest(info: Bundle.main.infoDictionary ?? [:], scenes: simulatedScenes)
    }

    private init(info: [String: Any], scenes: [String: Any]?) {
        mainStoryboard = info["UIMainStoryboardFile"] as? String
        self.scenes = scenes ?? info["UIApplicationSceneManifest"] as? [String: Any]
    }

    /// Whether the interface is one of scenes.
    var usesScenes: Bool { scenes != nil }

    /// Whether there may be several scenes; not unless the Info says so.
    var supportsMultipleScenes: Bool { scenes?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

    /// Fills in what a configuration leaves open from the entry of its name, or from the first of its role when it
    /// has no name (Apple documentation: *UISceneConfiguration*).
    func complete(_ configuration: UISceneConfiguration) {
        let roles = scenes?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
        let named = entries.first { $0["UISceneConfigurationName"] as? String == configuration.name }
        guard let entry = configuration.name == nil ? entries.first : named else { return }
        func type(_ key: String) -> AnyClass? { (entry[key] as? String).flatMap { NSClassFromString($0) } }
        if configuration.delegateClass == nil { configuration.delegateClass = type("UISceneDelegateClassName") }
        if configuration.sceneClass == nil { configuration.sceneClass = type("UISceneClassName") }
        if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String {
            configuration.storyboard = UIStoryboard(name: name, bundle: .main)
        }
    }
}
