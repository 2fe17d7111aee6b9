import Foundation

/// A screen of the device: here, that of `SimulatedDevice.current`.
///
/// Source: UIKit, "UIScreen".
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The device's own screen.
    open class var main: UIScreen { device }

    /// The screens attached: the device's own.
    open class var screens: [UIScreen] { [device] }

    private static let device = UIScreen()

    /// Makes a screen that shows the simulated device's; for subclasses that say otherwise.
    public override init() {
        super.init()
    }

    // MARK: Traits

    /// The traits of a full-screen window on the screen.
    open var traitCollection: UITraitCollection { SimulatedDevice.screenTraitsInUse }

    /// Called after a trait of the screen has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Geometry

    /// The orientation of the interface on the screen, which the foreground scene sets.
    var interfaceOrientation: UIInterfaceOrientation {
        get { SimulatedDevice.interfaceOrientation }
        set { SimulatedDevice.interfaceOrientation = newValue }
    }

    /// The screen in the orientation of the interface, in points.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: SimulatedDevice.screenSizeInUse)
    }

    /// The screen held upright, in physical pixels.
    open var nativeBounds: CGRect {
        let size = SimulatedDevice.current.screenSize
        let scale = nativeScale
        return CGRect(
            x: 0, y: 0, width: (size.width * scale).rounded(),
            height: (size.height * scale).rounded())
    }

    /// Rendered pixels per point.
    open var scale: CGFloat { SimulatedDevice.current.scale }

    /// Physical pixels per point.
    open var nativeScale: CGFloat { SimulatedDevice.current.nativeScale }

    /// Frames that the screen shows in a second at most.
    open var maximumFramesPerSecond: Int { SimulatedDevice.current.maximumFramesPerSecond }

    /// The brightness from 0 to 1. Setting it posts `brightnessDidChangeNotification`.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether the brightness may go below what the hardware does; data only.
    open var wantsSoftwareDimming = false

    /// Whether the screen's content is recorded or mirrored.
    open var isCaptured: Bool { simulatedCapture }

    /// Whether the simulated screen is recorded. Posts `capturedDidChangeNotification` when it changes.
    package var simulatedCapture = false {
        didSet {
            guard simulatedCapture != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: self)
        }
    }

    /// The screen that this one mirrors: none.
    open var mirrored: UIScreen? { nil }

    /// The space of the interface, which turns with it.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The space of the device held upright, which never turns.
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }

    private lazy var fixedSpace = FixedScreenSpace(screen: self)

    /// The mode in use, and the one that the screen prefers.
    open var currentMode: UIScreenMode? {
        UIScreenMode(size: nativeBounds.size, pixelAspectRatio: 1)
    }

    /// The mode that the screen prefers.
    open var preferredMode: UIScreenMode? { currentMode }

    /// The modes that the screen has.
    open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
}

extension UIScreen: UITraitEnvironment {}

extension UIScreen {
    /// Posted when `brightness` has changed.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when `isCaptured` has changed.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when a screen is attached.
    public nonisolated static let didConnectNotification = Notification.Name(
        "UIScreenDidConnectNotification")
    /// Posted when a screen is detached.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UIScreenDidDisconnectNotification")
    /// Posted when a screen's mode has changed.
    public nonisolated static let modeDidChangeNotification = Notification.Name(
        "UIScreenModeDidChangeNotification")
}

/// A resolution of a screen. Source: UIKit, "UIScreenMode".
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// The size of the screen, in pixels.
    public let size: CGSize
    /// A pixel's width over its height.
    public let pixelAspectRatio: CGFloat

    init(size: CGSize, pixelAspectRatio: CGFloat) {
        self.size = size
        self.pixelAspectRatio = pixelAspectRatio
        super.init()
    }
}
