extension UINavigationBar {
    func refuseWhenManaged(_ method: String) {
        guard isManaged else { return }
        raise(
            .internalInconsistencyException,
            "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        refuseWhenManaged("pushItem:animated:")
        if hasDelegate, storedDelegate?.navigationBar(self, shouldPush: item) == false { return }
        item.bar = self
        let wasPlain = isTopPlain
        stack.append(item)
        topDidChange(animated: animated, wasPlain: wasPlain)
        if hasDelegate { storedDelegate?.navigationBar(self, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        refuseWhenManaged("popItemAnimated:")
        guard let item = stack.last, storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        return removeTop(item, animated: animated)
    }

    private func removeTop(_ item: UINavigationItem, animated: Bool) -> UINavigationItem {
        removeItems(1, animated: animated)
        storedDelegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Makes `items` the stack and shows the last, without asking or telling the delegate:
    /// the way for a container, which tells its own delegate.
    func showItems(_ items: [UINavigationItem], animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        let isSame = stack.last === items.last
        let wasPlain = isTopPlain
        stack = items
        for item in items { item.bar = self }
        topDidChange(animated: animated && !isSame, wasPlain: wasPlain)
    }

    /// Takes `count` items off the top, without asking or telling the delegate.
    func removeItems(_ count: Int, animated: Bool) {
        let wasPlain = isTopPlain
        for item in stack.suffix(count) where item.bar === self { item.bar = nil }
        stack.removeLast(count)
        topDidChange(animated: animated, wasPlain: wasPlain)
    }

    /// Whether the top item shows a title at most.
    var isTopPlain: Bool { Uncounted(stack.last).borrow { $0.isPlain } ?? false }

    private func topDidChange(animated: Bool, wasPlain: Bool) {
        if wasPlain, isTopPlain, !prefersLargeTitles {
            // Neither height nor look comes from plain items.
            isContentStale = true
            setNeedsLayout()
        } else {
            contentDidChange()
        }
        guard animated, window != nil else { return }
        contentView.alpha = 0
        UIView.animate(withDuration: 0.35) { self.contentView.alpha = 1 }
    }

    /// The back button was tapped.
    func goBack() {
        guard let item = stack.last else { return }
        if let action = item.backAction {
            action.performWithSender(self, target: nil)
            return
        }
        guard storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if let onBack {
            onBack()
        } else {
            _ = removeTop(item, animated: true)
        }
    }

    /// Whether the top item offers the way back.
    var showsBackButton: Bool {
        if isTopPlain { return stack.count > 1 }
        guard let item = stack.last, stack.count > 1 || item.backAction != nil, !item.hidesBackButton else { return false }
        return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    }

    /// What the back button says.
    var backTitle: String { backItem?.backTitle ?? "Back" }

    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === stack.last || item === backItem else { return }
        contentDidChange()
    }

    func contentDidChange() {
        isContentStale = true
        isLookStale = true
        heightDidChange()
    }

    /// Shows the top item in the look in force, when anything about them changed since the last layout.
    func bringUpToDate() {
        let isPlain = isTopPlain && !isAtScrollEdge
        if isLookStale || isPlain != hasLookOfPlainItems {
            isLookStale = false
            hasLookOfPlainItems = isPlain
            let look = appearanceInForce
            if look !== shownLook || looks.isStale {
                shownLook = look
                looks.isStale = false
                contentView.isBackLookStale = true
                backgroundView.show(look)
            }
        }
        guard isContentStale else { return }
        isContentStale = false
        let item = stack.last
        if let item, item.isPlain, !prefersLargeTitles, contentView.isPlain {
            return contentView.showTitle(of: item, in: self)
        }
        contentView.show(item, of: self)
        contentView.isPlain = isTopPlain && !prefersLargeTitles
        bringSearchBarUpToDate()
    }

    func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeightChange?()
    }

    /// Whether the top item's title is shown large: its own choice, or that of the nearest item
    /// below that has one; the root's automatic is large (Apple documentation: *largeTitleDisplayMode*).
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        for item in stack.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return !stack.isEmpty
    }

    /// 44 points, 30 more with a prompt, 52 more with a large title; 32 in compact height.
    var wantedHeight: CGFloat {
        var height = BarMetrics.navigationHeight(traitCollection)
        if isTopPlain && !prefersLargeTitles { return height }
        guard let item = stack.last else { return height }
        if item.prompt != nil { height += BarMetrics.promptHeight }
        if showsLargeTitle { height += BarMetrics.largeTitleHeight }
        guard item.searchController != nil else { return height }
        return (isRowHiddenBySearch ? 0 : height) + searchHeight
    }
}
