extension UIView {
    /// The guide of the content that constraints inside a scroll view mean by the scroll view's edges.
    var contentGuideForConstraints: UILayoutGuide? { nil }
}
