extension UIScrollView {
    /// The control with which people ask for new content, by pulling the content down.
    public var refreshControl: UIRefreshControl? {
        get { scrollExtras.refreshControl }
        set {
            guard newValue !== scrollExtras.refreshControl else { return }
            scrollExtras.refreshControl?.removeFromSuperview()
            scrollExtras.refreshControl = newValue
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }

    func refreshControlFollowsDrag() {}
    func refreshControlDragEnded() {}
}
