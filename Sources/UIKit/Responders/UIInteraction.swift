/// A behaviour that is attached to a view (Apple documentation: *UIInteraction*).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view the interaction is attached to; conforming types keep it weakly.
    var view: UIView? { get }
    /// Called before the interaction comes to another view.
    func willMove(to view: UIView?)
    /// Called after the interaction came to another view.
    func didMove(to view: UIView?)
}
