extension UIView {
    /// The guides that belong to the view, UIKit's own that are in use included.
    public var layoutGuides: [UILayoutGuide] { layoutState?.allGuides ?? [] }

    func baseAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensuredLayoutState.guides.append(layoutGuide)
    }

    func baseRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let state = layoutState else { return }
        for constraint in layoutGuide.layoutItem.constraints { constraint.deactivate() }
        if let record = layoutGuide.layoutItem.record { record.engine?.forget(record) }
        state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    var baseLayoutMarginsGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.marginsGuide { return guide }
        let guide = makeGuide("UIViewLayoutMarginsGuide", .margins)
        state.marginsGuide = guide
        return guide
    }

    var baseSafeAreaLayoutGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.safeAreaGuide { return guide }
        let guide = makeGuide("UIViewSafeAreaLayoutGuide", .safeArea)
        state.safeAreaGuide = guide
        return guide
    }

    var baseReadableContentGuide: UILayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.readableGuide { return guide }
        let guide = makeGuide("UIViewReadableContentGuide", .readableContent)
        state.readableGuide = guide
        return guide
    }

    var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = ensuredLayoutState
        if let guide = state.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIViewKeyboardLayoutGuide"
        guide.owningView = self
        guide.placement = .keyboard
        state.keyboardGuide = guide
        SoftKeyboard.shared.follow(guide)
        return guide
    }

    func makeGuide(_ identifier: String, _ placement: GuidePlacement) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guide.placement = placement
        return guide
    }
}

extension ViewLayoutState {
    /// The view's own guides and UIKit's that are in use.
    var allGuides: [UILayoutGuide] {
        var all = guides
        for guide in [marginsGuide, safeAreaGuide, readableGuide, scrollContentGuide, scrollFrameGuide, keyboardGuide] {
            if let guide { all.append(guide) }
        }
        return all
    }
}
