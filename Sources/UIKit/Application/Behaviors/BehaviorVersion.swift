import LifecycleEvents

/// A version of iOS whose behaviour UIKit shows, where versions differ (`docs/versions.md`).
///
/// `BehaviorVersion.current` is the newest unless the environment variable `UNDERSTUDY_IOS` names another,
/// such as `UNDERSTUDY_IOS=15`. What differs is one table, `BehaviorDifference.all`.
public struct BehaviorVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number before the first dot.
    public let major: Int

    /// A version by its number.
    public init(_ major: Int) { self.major = major }

    public static let iOS12 = BehaviorVersion(12)
    public static let iOS13 = BehaviorVersion(13)
    public static let iOS15 = BehaviorVersion(15)
    public static let iOS17 = BehaviorVersion(17)
    public static let iOS18 = BehaviorVersion(18)
    /// The newest version that the contract describes.
    public static let newest = BehaviorVersion(26)
    /// The versions that differ from each other, and the newest.
    public static let known: [BehaviorVersion] = [.iOS12, .iOS13, .iOS15, .iOS17, .iOS18, .newest]

    public static func < (left: BehaviorVersion, right: BehaviorVersion) -> Bool { left.major < right.major }

    /// The number as people write it.
    public var description: String { String(major) }

    /// The version in force. Set it before windows are shown: what is on screen stays as it is.
    @MainActor public static var current: BehaviorVersion {
        get { Behaviors.version }
        set { Behaviors.version = newValue }
    }

    /// Reads `15`, `15.2` or `iOS 15`; `nil` for anything else and for versions before 12.
    public init?(_ text: String) {
        let number = text.lowercased().replacingOccurrences(of: "ios", with: "").trimmingCharacters(in: .whitespaces)
        guard let major = number.split(separator: ".").first.flatMap({ Int($0) }), major >= Self.iOS12.major else { return nil }
        self.init(major)
    }
}

/// The differences that are in force, as the engine reads them.
@MainActor
enum Behaviors {
    static var version = chosenByEnvironment() { didSet { inForce = BehaviorDifference.differences(in: version) } }
    private(set) static var inForce = BehaviorDifference.differences(in: version)

    private static func chosenByEnvironment() -> BehaviorVersion {
        guard let text = ProcessInfo.processInfo.environment["UNDERSTUDY_IOS"], !text.isEmpty else { return .newest }
        if let version = BehaviorVersion(text) { return version }
        StandardError.write(
            "UNDERSTUDY_IOS=\(text) is not a version of iOS from 12 on; using \(BehaviorVersion.newest). Known: "
                + BehaviorVersion.known.map(\.description).joined(separator: ", "))
        return .newest
    }
}
