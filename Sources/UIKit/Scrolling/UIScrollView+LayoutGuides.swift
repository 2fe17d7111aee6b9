extension UIScrollView {
    /// The content, for constraints: they decide `contentSize` (Apple documentation: *contentLayoutGuide*).
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = scrollExtras.contentGuide { return guide }
        let guide = makeScrollGuide("UIScrollView-contentLayoutGuide", .scrollContent)
        scrollExtras.contentGuide = guide
        return guide
    }

    /// The visible rectangle, for constraints: what is tied to it does not scroll (Apple documentation:
    /// *frameLayoutGuide*).
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = scrollExtras.frameGuide { return guide }
        let guide = makeScrollGuide("UIScrollView-frameLayoutGuide", .scrollFrame)
        scrollExtras.frameGuide = guide
        return guide
    }

    private func makeScrollGuide(_ identifier: String, _ placement: GuidePlacement) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guide.placement = placement
        return guide
    }

    /// Takes the size of the content from the constraints inside it, if there are any.
    func takeContentSizeFromConstraints() {
        guard let record = scrollExtras.contentGuide?.layoutItem.record, let engine = record.engine else { return }
        contentSize = LayoutEngine.rounded(engine.solvedRect(record), scale: engine.scale).size
    }
}
