import Foundation

/// The device that the application runs on: here, `SimulatedDevice.current`.
///
/// Source: UIKit, "UIDevice".
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The one device.
    open class var current: UIDevice { shared }

    private static let shared = UIDevice()

    private override init() {
        super.init()
    }

    /// The name of the device.
    open var name: String { SimulatedDevice.current.name }
    /// The kind of product, "iPhone" or "iPad".
    open var model: String { SimulatedDevice.current.model }
    /// The kind of product in the user's language.
    open var localizedModel: String { SimulatedDevice.current.model }
    /// The name of the system: "iPadOS" on iPad, "iOS" on others.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system.
    open var systemVersion: String {
        BehaviorVersion.current == .newest ? SimulatedDevice.current.systemVersion : "\(BehaviorVersion.current).0"
    }
    /// The idiom of interfaces on the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.userInterfaceIdiom }
    /// Whether several applications run at a time.
    open var isMultitaskingSupported: Bool { true }

    /// An identifier of the device for applications of one vendor, the same for the process's life.
    open var identifierForVendor: UUID? { vendorIdentifier }
    private let vendorIdentifier = UUID()

    // MARK: Orientation

    /// The way the device is held; `unknown` while no orientation notifications are asked for.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? physicalOrientation : .unknown
    }

    /// Whether orientation notifications are asked for.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

    private var orientationRequests = 0

    /// The way the simulated device is held.
    private(set) var physicalOrientation = UIDeviceOrientation.portrait

    /// Called after the simulated device has been turned; the application turns its scenes.
    var whenTurned: ((UIDeviceOrientation) -> Void)?

    /// Asks for orientation notifications. Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationRequests += 1
    }

    /// Ends what one call of `beginGeneratingDeviceOrientationNotifications()` asked for.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationRequests = max(0, orientationRequests - 1)
    }

    /// Turns the simulated device: tells the application and posts `orientationDidChangeNotification`.
    package func turn(to orientation: UIDeviceOrientation) {
        guard orientation != physicalOrientation else { return }
        physicalOrientation = orientation
        if isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
        }
        whenTurned?(orientation)
    }

    // MARK: Battery

    /// How the battery is used. Source: UIKit, "UIDevice.BatteryState".
    public enum BatteryState: Int, Sendable {
        /// Not known, or not monitored.
        case unknown = 0
        /// Running on the battery.
        case unplugged = 1
        /// Plugged in and below full.
        case charging = 2
        /// Plugged in and full.
        case full = 3
    }

    /// Whether the battery is watched; false at first.
    open var isBatteryMonitoringEnabled = false

    /// The state of the battery; `unknown` while it is not watched.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? simulatedBattery.state : .unknown }

    /// The charge from 0 to 1; -1 while it is not watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? simulatedBattery.level : -1 }

    /// The simulated battery. Posts the notifications of what changed, if it is watched.
    package var simulatedBattery: (state: BatteryState, level: Float) = (.full, 1) {
        didSet {
            guard isBatteryMonitoringEnabled else { return }
            if oldValue.state != simulatedBattery.state {
                NotificationCenter.default.post(
                    name: UIDevice.batteryStateDidChangeNotification, object: self)
            }
            if oldValue.level != simulatedBattery.level {
                NotificationCenter.default.post(
                    name: UIDevice.batteryLevelDidChangeNotification, object: self)
            }
        }
    }

    // MARK: Proximity

    /// Whether the proximity sensor is watched; false at first.
    open var isProximityMonitoringEnabled = false

    /// Whether the sensor, when watched, sees the user close by.
    open var proximityState: Bool { isProximityMonitoringEnabled && simulatedProximity }

    /// What the simulated sensor sees. Posts a notification when it changes, if it is watched.
    package var simulatedProximity = false {
        didSet {
            guard isProximityMonitoringEnabled, oldValue != simulatedProximity else { return }
            NotificationCenter.default.post(
                name: UIDevice.proximityStateDidChangeNotification, object: self)
        }
    }
}

extension UIDevice {
    /// Posted when the device has been turned, if notifications are asked for.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery's state has changed, if it is watched.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted when the battery's charge has changed, if it is watched.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the proximity sensor's view has changed, if it is watched.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
