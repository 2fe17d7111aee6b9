extension UITextField {
    /// The border of a field (Apple documentation: *UITextField.BorderStyle*).
    public enum BorderStyle: Int, Sendable {
        case none = 0, line, bezel, roundedRect
    }

    /// When a side view or the clear button is shown (Apple documentation: *UITextField.ViewMode*).
    public enum ViewMode: Int, Sendable {
        case never = 0, whileEditing, unlessEditing, always
    }

    /// Why editing ended (Apple documentation: *UITextField.DidEndEditingReason*).
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    /// Posted after editing began, with the field as object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted after editing ended, with the field as object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted after the text was edited, with the field as object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
    /// The reason in the notification of the end of editing.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
