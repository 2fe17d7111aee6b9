import Foundation
import Synchronization

/// The device that stands in for hardware: its screen, its insets and what its user has set.
///
/// `SimulatedDevice.current` is an iPhone 16 unless the environment variable `UNDERSTUDY_DEVICE`
/// names another of `SimulatedDevice.known`. Screens, traits and `UIDevice` all read it.
public struct SimulatedDevice: Sendable, Equatable {
    /// The product name, such as "iPhone 16".
    public var name: String
    /// The kind of product, "iPhone" or "iPad".
    public var model: String
    /// The idiom of its interfaces.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The size of the screen when held upright, in points.
    public var screenSize: CGSize
    /// Rendered pixels per point.
    public var scale: CGFloat
    /// Physical pixels per point, which differ from `scale` where the hardware scales down.
    public var nativeScale: CGFloat
    /// The safe area of a full-screen window held upright, status bar included, in points.
    public var safeAreaInsetsInPortrait: UIEdgeInsets
    /// The safe area of a full-screen window in landscape, in points.
    public var safeAreaInsetsInLandscape: UIEdgeInsets
    /// The height of the status bar when held upright, in points.
    public var statusBarHeight: CGFloat
    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat
    /// Frames that the screen shows in a second at most.
    public var maximumFramesPerSecond: Int
    /// The version of the system.
    public var systemVersion: String
    /// The settings that the user has made.
    public var settings = Settings()

    /// What the user of a device can set and applications see as traits.
    public struct Settings: Sendable, Equatable {
        /// Light or dark.
        public var userInterfaceStyle: UIUserInterfaceStyle = .light
        /// The preferred size of text.
        public var preferredContentSizeCategory: UIContentSizeCategory = .large
        /// Whether Increase Contrast is on.
        public var accessibilityContrast: UIAccessibilityContrast = .normal
        /// Whether Bold Text is on.
        public var legibilityWeight: UILegibilityWeight = .regular
        /// The direction in which the user's language is written.
        public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

        /// Makes the settings that a device comes with.
        public init() {}
    }

    /// Describes a device.
    public init(
        name: String, userInterfaceIdiom: UIUserInterfaceIdiom, screenSize: CGSize, scale: CGFloat,
        nativeScale: CGFloat? = nil, safeAreaInsetsInPortrait: UIEdgeInsets,
        safeAreaInsetsInLandscape: UIEdgeInsets, statusBarHeight: CGFloat, cornerRadius: CGFloat,
        maximumFramesPerSecond: Int = 60, systemVersion: String = "\(BehaviorVersion.newest).0"
    ) {
        self.name = name
        self.model = userInterfaceIdiom == .pad ? "iPad" : "iPhone"
        self.userInterfaceIdiom = userInterfaceIdiom
        self.screenSize = screenSize
        self.scale = scale
        self.nativeScale = nativeScale ?? scale
        self.safeAreaInsetsInPortrait = safeAreaInsetsInPortrait
        self.safeAreaInsetsInLandscape = safeAreaInsetsInLandscape
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.maximumFramesPerSecond = maximumFramesPerSecond
        self.systemVersion = systemVersion
    }

    /// The device in use. Setting it makes screens and `UIDevice` report the new one at once, and
    /// tells the application, which passes changed traits to its scenes and windows.
    public static var current: SimulatedDevice {
        get { state.withLock { $0.device } }
        set {
            let old = state.withLock { state in
                let old = state.device
                state.device = newValue
                if old != newValue { state.screenTraits = nil }
                return old
            }
            guard old != newValue else { return }
            if CallingContext.isMainActor {
                MainActor.assumeIsolated { UIApplication.shared.settingsChanged(from: old.settings) }
            }
            NotificationCenter.default.post(name: didChangeNotification, object: nil)
        }
    }

    /// Posted after `current` has changed.
    public static let didChangeNotification = Notification.Name("SimulatedDeviceDidChange")

    /// Finds a known device by name, without regard to case, spaces and punctuation.
    public static func named(_ name: String) -> SimulatedDevice? {
        let wanted = plain(name)
        return known.first { plain($0.name) == wanted }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The device in use, and the traits of its screen once someone has asked for them.
    private struct State {
        var device: SimulatedDevice
        var orientation = UIInterfaceOrientation.portrait
        var screenTraits: UITraitCollection?
    }

    private static let state = Mutex(State(device: chosenByEnvironment()))

    private static func chosenByEnvironment() -> SimulatedDevice {
        guard let name = ProcessInfo.processInfo.environment["UNDERSTUDY_DEVICE"], !name.isEmpty else {
            return .iPhone16
        }
        if let device = named(name) { return device }
        StandardError.write(
            "UNDERSTUDY_DEVICE=\(name) is not a known device; using iPhone 16. Known: "
                + known.map(\.name).joined(separator: ", "))
        return .iPhone16
    }

    /// The orientation of the interface on the main screen, which its scene sets.
    static var interfaceOrientation: UIInterfaceOrientation {
        get { state.withLock { $0.orientation } }
        set {
            state.withLock { state in
                state.orientation = newValue
                state.screenTraits = nil
            }
        }
    }

    /// The size of the screen of the device in use in the present orientation, in points.
    static var screenSizeInUse: CGSize { state.withLock { $0.device.screenSize(in: $0.orientation) } }

    /// The traits of the main screen in the present orientation.
    static var screenTraitsInUse: UITraitCollection {
        state.withLock { state in
            if let traits = state.screenTraits { return traits }
            let traits = state.device.traits(orientation: state.orientation)
            state.screenTraits = traits
            return traits
        }
    }
}
