/// Posted as the on-screen keyboard comes, goes and changes. Those that say *will* are posted before the
/// method returns that changed the first responder; those that say *did* when the keyboard has moved.
///
/// Source: Apple documentation, *UIResponder*, keyboard notifications.
extension UIResponder {
    /// Posted before the keyboard comes.
    public class var keyboardWillShowNotification: Notification.Name { Notification.Name("UIKeyboardWillShowNotification") }
    /// Posted when the keyboard is there.
    public class var keyboardDidShowNotification: Notification.Name { Notification.Name("UIKeyboardDidShowNotification") }
    /// Posted before the keyboard goes.
    public class var keyboardWillHideNotification: Notification.Name { Notification.Name("UIKeyboardWillHideNotification") }
    /// Posted when the keyboard is gone.
    public class var keyboardDidHideNotification: Notification.Name { Notification.Name("UIKeyboardDidHideNotification") }
    /// Posted before the keyboard's frame changes, coming and going included.
    public class var keyboardWillChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// Posted when the keyboard's frame has changed.
    public class var keyboardDidChangeFrameNotification: Notification.Name {
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The key of the keyboard's frame before, an `NSValue` of a rectangle on the screen.
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the keyboard's frame afterwards, an `NSValue` of a rectangle on the screen.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of the seconds that the keyboard takes, an `NSNumber`.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key of the curve by which the keyboard moves, an `NSNumber`.
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of whether the keyboard belongs to this app, an `NSNumber`.
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
