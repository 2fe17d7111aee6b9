/// What the user of a device has switched on, and messages to assistive technologies
/// (Apple documentation: *UIAccessibility*).
public enum UIAccessibility {
    /// A message to assistive technologies (Apple documentation: *UIAccessibility.Notification*).
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen is shown; the argument gets the focus, or is spoken when it is text.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen changed; the argument gets the focus, or is spoken when it is text.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// Scrolling ended; the argument says where.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The named assistive technology is to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// The named assistive technology is to go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// The names of assistive technologies (Apple documentation: *UIAccessibility.AssistiveTechnologyIdentifier*).
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Sends a message to assistive technologies; nothing listens unless VoiceOver runs
    /// (`SimulatedAccessibility.current`). A spoken text is finished at once.
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        guard isVoiceOverRunning else { return }
        if let text = (argument as? String) ?? (argument as? NSAttributedString)?.string {
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: nil,
                userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
        } else if notification == .screenChanged || notification == .layoutChanged {
            guard let element = argument as? NSObject else { return }
            AccessibilityFocus.shared.move(to: element)
        }
    }

    /// The element that has an assistive technology's focus.
    @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        AccessibilityFocus.shared.element
    }

    /// A rectangle of a view's coordinates on the screen, in points.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// A path of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = UIBezierPath(cgPath: path.cgPath)
        guard let window = view.window else { return converted }
        // Three points of the view tell how it lies on the screen.
        let origin = view.convert(CGPoint.zero, to: nil)
        let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
        let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
        converted.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x + window.frame.minX, ty: origin.y + window.frame.minY))
        return converted
    }

    // MARK: Settings

    /// Whether VoiceOver runs.
    public static var isVoiceOverRunning: Bool { SimulatedAccessibility.current.isVoiceOverRunning }
    /// Whether sound is mixed to one channel.
    public static var isMonoAudioEnabled: Bool { SimulatedAccessibility.current.isMonoAudioEnabled }
    /// Whether captions are preferred.
    public static var isClosedCaptioningEnabled: Bool { SimulatedAccessibility.current.isClosedCaptioningEnabled }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { SimulatedAccessibility.current.isInvertColorsEnabled }
    /// Whether Guided Access runs.
    public static var isGuidedAccessEnabled: Bool { SimulatedAccessibility.current.isGuidedAccessEnabled }
    /// Whether text is bold.
    public static var isBoldTextEnabled: Bool { SimulatedDevice.current.settings.legibilityWeight == .bold }
    /// Whether buttons have shapes.
    public static var buttonShapesEnabled: Bool { SimulatedAccessibility.current.buttonShapesEnabled }
    /// Whether the screen is grey.
    public static var isGrayscaleEnabled: Bool { SimulatedAccessibility.current.isGrayscaleEnabled }
    /// Whether transparency is reduced.
    public static var isReduceTransparencyEnabled: Bool { SimulatedAccessibility.current.isReduceTransparencyEnabled }
    /// Whether motion is reduced.
    public static var isReduceMotionEnabled: Bool { SimulatedAccessibility.current.isReduceMotionEnabled }
    /// Whether cross-fades are preferred to slides.
    public static var prefersCrossFadeTransitions: Bool { SimulatedAccessibility.current.prefersCrossFadeTransitions }
    /// Whether videos start by themselves.
    public static var isVideoAutoplayEnabled: Bool { SimulatedAccessibility.current.isVideoAutoplayEnabled }
    /// Whether contrast is increased.
    public static var isDarkerSystemColorsEnabled: Bool {
        SimulatedDevice.current.settings.accessibilityContrast == .high
    }
    /// Whether Switch Control runs.
    public static var isSwitchControlRunning: Bool { SimulatedAccessibility.current.isSwitchControlRunning }
    /// Whether selections can be spoken.
    public static var isSpeakSelectionEnabled: Bool { SimulatedAccessibility.current.isSpeakSelectionEnabled }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { SimulatedAccessibility.current.isSpeakScreenEnabled }
    /// Whether shaking undoes.
    public static var isShakeToUndoEnabled: Bool { SimulatedAccessibility.current.isShakeToUndoEnabled }
    /// Whether AssistiveTouch runs.
    public static var isAssistiveTouchRunning: Bool { SimulatedAccessibility.current.isAssistiveTouchRunning }
    /// Whether meaning is not to rest on colour alone.
    public static var shouldDifferentiateWithoutColor: Bool {
        SimulatedAccessibility.current.shouldDifferentiateWithoutColor
    }
    /// Whether switches show 0 and 1.
    public static var isOnOffSwitchLabelsEnabled: Bool { SimulatedAccessibility.current.isOnOffSwitchLabelsEnabled }
}
