extension UIPageViewController {
    func takeOptions(_ options: [OptionsKey: Any]) {
        if let value = options[.spineLocation] {
            let raw = (value as? SpineLocation)?.rawValue ?? (value as? NSNumber)?.intValue ?? value as? Int
            if let location = raw.flatMap(SpineLocation.init(rawValue:)), location != .none { spine = location }
        }
        if let value = options[.interPageSpacing] {
            let gap = (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            spacing = gap ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        }
        doubleSided = spineLocation == .mid
    }

    func makePagesView() {
        guard let view = viewIfLoaded, pagesView == nil else { return }
        if style == .scroll {
            let scroller = PageScroller(self)
            self.scroller = scroller
            pagesView = scroller
        } else {
            let curler = PageCurler(self)
            self.curler = curler
            pagesView = curler.content
            for recognizer in curler.recognizers { view.addGestureRecognizer(recognizer) }
        }
        if let pagesView { view.insertSubview(pagesView, at: 0) }
        layoutPages()
        installShown()
        updatePageControl()
    }

    // MARK: Setting pages

    func setPages(
        _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        checkCount(of: pages, animated: animated)
        if let turn = running, turn.transition.isBeginning {
            return turn.transition.onceRunning { [weak self] in
                self?.setPages(pages, direction, animated: animated, completion: completion)
            }
        }
        // An animated turn of a double-sided page brings its back along, which is not shown afterwards.
        let new = spineLocation == .mid || isChoosingSpine ? pages : Array(pages.prefix(1))
        finishRunning()
        let old = shown
        // The model changes at once (section 5), the screen with the turn.
        guard !old.elementsEqual(new, by: ===) else {
            updatePageControl()
            completion?(true)
            return
        }
        shown = new
        if isViewLoaded, appearance.isComing, viewIfLoaded?.window != nil, !old.isEmpty || appearance.state == .appeared {
            startTurn(
                from: old, to: new, direction, animated: animated && !old.isEmpty, byGesture: false, interactor: nil,
                completion: completion)
        } else {
            swapUnseen(old, new)
            completion?(true)
        }
        updatePageControl()
    }

    private func checkCount(of pages: [UIViewController], animated: Bool) {
        guard !isChoosingSpine else { return }
        let needed = spineLocation == .mid || (style == .pageCurl && doubleSided && animated) ? 2 : 1
        let isBackOptional = needed == 2 && spineLocation != .mid && pages.count == 1
        guard pages.count != needed, !isBackOptional else { return }
        raise(
            .invalidArgumentException,
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(needed)) "
                + "for the requested transition")
    }

    /// A turn under way ends before the next one: one in code at its end, one by a finger where it began.
    func finishRunning() {
        guard let turn = running else { return }
        scroller?.stop()
        curler?.stop()
        if running === turn { turn.end(completed: !turn.isByGesture, isReplaced: true) }
    }

    /// Nobody sees the pages: their views change places and nothing appears.
    private func swapUnseen(_ old: [UIViewController], _ new: [UIViewController]) {
        for page in old where !new.contains(where: { $0 === page }) { leave(page) }
        for page in new where page.parentController !== self {
            take(page)
            arrivals.append(page)
        }
        guard isViewLoaded else { return }
        installShown()
        if appearance.state == .appeared { finishArrivals() }
    }

    func finishArrivals() {
        let come = arrivals
        arrivals = []
        for page in come where page.parentController === self { tellJoined(page) }
    }

    // MARK: Layout

    func installShown() {
        guard isViewLoaded, running == nil, let pagesView else { return }
        if let scroller {
            scroller.place(shown, at: nil)
        } else {
            for page in shown where page.view.superview !== pagesView { pagesView.addSubview(page.view) }
            curler?.layout()
        }
    }

    func layoutPages() {
        guard let view = viewIfLoaded, let pagesView else { return }
        var room = view.bounds
        if let pageControl, !pageControl.isHidden {
            let height = pageControl.intrinsicContentSize.height
            let bottom = view.safeAreaInsets.bottom
            pageControl.frame = CGRect(
                x: 0, y: room.height - bottom - height, width: room.width, height: height)
            room.size.height -= height + bottom
        }
        if style == .scroll {
            room = axis == .horizontal ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        }
        if pagesView.frame != room { pagesView.frame = room }
        scroller?.layoutSlots()
        curler?.layout()
    }

    // MARK: Spine

    /// The delegate chooses where the spine is in the orientation that comes.
    func chooseSpine(for size: CGSize) {
        guard style == .pageCurl, let delegate, isViewLoaded else { return }
        finishRunning()
        isChoosingSpine = true
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
        let chosen = delegate.pageViewController(self, spineLocationFor: orientation)
        isChoosingSpine = false
        guard chosen != .none else { return }
        spine = chosen
        if chosen == .mid { doubleSided = true }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Page control

    func dataSourceChanged() {
        scroller?.forgetNeighbours()
        updatePageControl()
    }

    /// The control's dots follow the data source when pages are set in code (Apple documentation:
    /// *presentationCount(for:)*, *presentationIndex(for:)*).
    func updatePageControl() {
        guard isViewLoaded, style == .scroll, axis == .horizontal, !shown.isEmpty, let dataSource else {
            pageControl?.isHidden = true
            return
        }
        let count = dataSource.presentationCount(for: self)
        let index = count < 0 ? -1 : dataSource.presentationIndex(for: self)
        guard count >= 0, index >= 0 else {
            pageControl?.isHidden = true
            return
        }
        let control = pageControl ?? makePageControl()
        control.isHidden = false
        control.numberOfPages = count
        control.currentPage = index
        dotIndex = index
        viewIfLoaded?.setNeedsLayout()
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl(frame: .zero)
        control.addAction(
            UIAction { [weak self, weak control] _ in if let control { self?.pageControlMoved(control) } },
            for: .valueChanged)
        view.addSubview(control)
        pageControl = control
        return control
    }

    func movePageControl(_ direction: NavigationDirection) {
        guard let pageControl else { return }
        dotIndex += direction == .forward ? 1 : -1
        pageControl.currentPage = dotIndex
    }

    /// A tap beside the dots turns as a swipe does; the control itself has moved already.
    private func pageControlMoved(_ control: UIPageControl) {
        let isForward = control.currentPage > dotIndex
        control.currentPage = dotIndex
        turn(isForward ? .forward : .reverse)
    }

    /// An animated turn that a person asked for by a tap.
    func turn(_ direction: NavigationDirection) {
        guard running == nil, viewIfLoaded?.window != nil, let pages = neighbours(direction) else { return }
        delegate?.pageViewController(self, willTransitionTo: pages)
        startTurn(from: shown, to: pages, direction, animated: true, byGesture: true, interactor: nil, completion: nil)
    }
}
