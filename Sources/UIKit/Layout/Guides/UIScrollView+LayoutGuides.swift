extension UIScrollView {
    var baseContentLayoutGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.scrollContentGuide { return guide }
        let guide = makeGuide("UIScrollView-contentLayoutGuide", .scrollContent)
        state.scrollContentGuide = guide
        return guide
    }

    var baseFrameLayoutGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.scrollFrameGuide { return guide }
        let guide = makeGuide("UIScrollView-frameLayoutGuide", .scrollFrame)
        state.scrollFrameGuide = guide
        return guide
    }
}
