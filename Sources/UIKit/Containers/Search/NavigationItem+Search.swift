extension UINavigationItem {
    /// Where the search bar is put (Apple documentation: *UINavigationItem.SearchBarPlacement*).
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }
}

extension UINavigationBar {
    /// The search bar of the top item.
    var searchBar: UISearchBar? { stack.last?.searchController?.searchBar }

    /// Whether the search under way takes the room of title and buttons.
    var isRowHiddenBySearch: Bool {
        guard let search = stack.last?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The height that the search bar adds, in points.
    var searchHeight: CGFloat { searchBar?.intrinsicContentSize.height ?? 0 }

    /// Has the top item's search bar, and no other, in the bar.
    func bringSearchBarUpToDate() {
        let wanted = searchBar
        if wanted !== shownSearchBar {
            if let old = shownSearchBar, old.superview === self { old.removeFromSuperview() }
            shownSearchBar = wanted
        }
        if let wanted, wanted.superview !== self { addSubview(wanted) }
        contentView.isHidden = isRowHiddenBySearch
    }

    /// Title and buttons above, the search bar below.
    func layoutSearchBar() {
        guard let searchBar else {
            contentView.frame = bounds
            return
        }
        let height = searchHeight
        contentView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
        let place = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        searchBar.frame = place
        // What the search shows begins below its bar.
        searchBar.controller?.presentation?.controller?.containerView?.setNeedsLayout()
    }
}
