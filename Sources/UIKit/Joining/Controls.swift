// What controls need until it has come; each name goes with its arrival.
extension UIView {
    public class func animate(
        withDuration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }
}
