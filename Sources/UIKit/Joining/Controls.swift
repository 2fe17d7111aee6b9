// What controls need of drawing and images, until those have come; each name goes with its arrival.
extension UIImage {
    public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal, alwaysTemplate }
    open class SymbolConfiguration: NSObject {}
    var renderingMode: RenderingMode { .automatic }
    var isSymbolImage: Bool { false }
    convenience init?(systemName: String) { return nil }
    func withTintColor(_ color: UIColor) -> UIImage { self }
    func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    func draw(in rect: CGRect) {}
}
open class UIBezierPath: NSObject {}
extension NSAttributedString {
    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {}
}
extension CALayer {
    var cornerRadius: CGFloat { get { 0 } set {} }
    var borderWidth: CGFloat { get { 0 } set {} }
    var borderColor: CGColor? { get { nil } set {} }
}
extension UIView {
    public class func animate(
        withDuration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }
}
extension UIBezierPath {
    convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    func apply(_ transform: CGAffineTransform) {}
    func fill() {}
}
extension UIColor { func setFill() {} }
