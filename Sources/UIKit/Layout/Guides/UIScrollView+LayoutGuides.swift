extension UIScrollView {
    /// The content, for constraints: they decide `contentSize` (Apple documentation: *contentLayoutGuide*).
    public var contentLayoutGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.scrollContentGuide { return guide }
        let guide = makeGuide("UIScrollView-contentLayoutGuide", .scrollContent)
        state.scrollContentGuide = guide
        return guide
    }

    /// The visible rectangle, for constraints: what is tied to it does not scroll (Apple documentation:
    /// *frameLayoutGuide*).
    public var frameLayoutGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.scrollFrameGuide { return guide }
        let guide = makeGuide("UIScrollView-frameLayoutGuide", .scrollFrame)
        state.scrollFrameGuide = guide
        return guide
    }
}
