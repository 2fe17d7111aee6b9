import Foundation
import Synchronization

/// The accessibility settings of the simulated device; setting `current` posts the notification of each
/// setting that changed. Contrast and bold text are among `SimulatedDevice.Settings`, as they are traits.
public struct SimulatedAccessibility: Sendable, Equatable {
    public var isVoiceOverRunning = false
    public var isMonoAudioEnabled = false
    public var isClosedCaptioningEnabled = false
    public var isInvertColorsEnabled = false
    public var isGuidedAccessEnabled = false
    public var buttonShapesEnabled = false
    public var isGrayscaleEnabled = false
    public var isReduceTransparencyEnabled = false
    public var isReduceMotionEnabled = false
    public var prefersCrossFadeTransitions = false
    public var isVideoAutoplayEnabled = true
    public var isSwitchControlRunning = false
    public var isSpeakSelectionEnabled = false
    public var isSpeakScreenEnabled = false
    public var isShakeToUndoEnabled = true
    public var isAssistiveTouchRunning = false
    public var shouldDifferentiateWithoutColor = false
    public var isOnOffSwitchLabelsEnabled = false

    /// Makes the settings that a device comes with.
    public init() {}

    private static let stored = Mutex(SimulatedAccessibility())

    /// The settings in force.
    public static var current: SimulatedAccessibility {
        get { stored.withLock { $0 } }
        set {
            let old = stored.withLock { settings in
                defer { settings = newValue }
                return settings
            }
            for (key, name) in names where old[keyPath: key] != newValue[keyPath: key] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }

    private static var names: [(KeyPath<SimulatedAccessibility, Bool>, Notification.Name)] {
        [
            (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
            (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
            (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
            (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
            (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
            (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
            (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
            (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
            (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
            (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
            (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
            (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
            (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
            (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
            (\.shouldDifferentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
            (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
        ]
    }
}
