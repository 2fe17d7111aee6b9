/// Allows and hears of editing in a text field (Apple documentation: *UITextFieldDelegate*).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells that editing ended, unless `textFieldDidEndEditing(_:reason:)` is there.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells that editing ended, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asks whether `range` (UTF-16 units) may be replaced by `string`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells that the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks whether the clear button may clear.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks whether the return key may do what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// As UIKit calls only this one where a class has both, leaving it out calls the other.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
