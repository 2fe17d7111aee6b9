/// Updates the results of a search (Apple documentation: *UISearchResultsUpdating*).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the bar becomes first responder, and when its text or scope changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's presentation when the search controller presents or dismisses itself
/// (Apple documentation: *UISearchControllerDelegate*).
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search was presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the search; the default is the search controller's own way.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) { searchController.presentItself() }
}
