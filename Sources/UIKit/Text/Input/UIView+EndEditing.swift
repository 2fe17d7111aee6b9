extension UIView {
    /// Makes the first responder in this view's subtree resign; `force` does not ask whether it may.
    /// Answers whether something resigned (Apple documentation: *endEditing(_:)*).
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = window ?? (self as? UIWindow),
            let responder = window.currentFirstResponder as? UIView, responder.isDescendant(of: self)
        else { return false }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.currentFirstResponder = nil
        (responder as? UITextField)?.finishEditing()
        return true
    }
}
