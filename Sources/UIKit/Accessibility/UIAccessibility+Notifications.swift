extension UIAccessibility {
    /// Posted after the focus of an assistive technology moved.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that got the focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that lost the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The assistive technology whose focus moved.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Posted after an announcement was spoken.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The text that was spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether the text was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    private static func status(_ name: String) -> Foundation.Notification.Name { .init("UIAccessibility\(name)") }

    // Each is posted after the setting of its name changed.
    public static let voiceOverStatusDidChangeNotification = status("VoiceOverStatusDidChangeNotification")
    public static let monoAudioStatusDidChangeNotification = status("MonoAudioStatusDidChangeNotification")
    public static let closedCaptioningStatusDidChangeNotification = status("ClosedCaptioningStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = status("InvertColorsStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = status("GuidedAccessStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = status("BoldTextStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = status("ButtonShapesEnabledStatusDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = status("GrayscaleStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = status("ReduceTransparencyStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = status("ReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = status("PrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = status("VideoAutoplayStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = status("DarkerSystemColorsStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = status("SwitchControlStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = status("SpeakSelectionStatusDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = status("SpeakScreenStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = status("ShakeToUndoDidChangeNotification")
    public static let assistiveTouchStatusDidChangeNotification = status("AssistiveTouchStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = status("ShouldDifferentiateWithoutColorDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = status("OnOffSwitchLabelsDidChangeNotification")
}
