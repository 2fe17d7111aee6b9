/// Buttons that are made by kind.
///
/// UIKit makes them by a method of the class, which every class below inherits, whatever initializers it has; so does
/// an initializer that stands in an extension of a protocol.
@preconcurrency @MainActor
public protocol _ButtonOfKind: UIButton {}

extension UIButton: _ButtonOfKind {}

extension _ButtonOfKind {
    /// Makes a button of a kind (Apple documentation: *UIButton*, *init(type:)*).
    public init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }
}
