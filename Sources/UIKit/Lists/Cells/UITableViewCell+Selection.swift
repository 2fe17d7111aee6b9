extension UITableViewCell {
    func changeSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        cellFlags.set(.selected, selected)
        showSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    func changeHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlighted else { return }
        cellFlags.set(.highlighted, highlighted)
        showSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Shows the selected background while the cell is selected or highlighted, and highlights labels.
    func showSelection(animated: Bool) {
        let shows = (isSelected || isHighlighted) && selectionStyle != .none
        for label in [parts.label, parts.detailLabel] { label?.isHighlighted = shows }
        parts.imageView?.isHighlighted = shows
        guard shows else {
            hideSelection(animated: animated)
            return
        }
        let view = selectionView
        guard view.superview !== self else { return }
        view.frame = bounds
        if let background = parts.backgroundView {
            insertSubview(view, aboveSubview: background)
        } else {
            insertSubview(view, at: 0)
        }
        parts.shownSelection = view
    }

    private func hideSelection(animated: Bool) {
        guard let view = parts.shownSelection else { return }
        parts.shownSelection = nil
        guard animated, isShown else {
            view.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
        } completion: { [weak self] _ in
            if self?.parts.shownSelection !== view { view.removeFromSuperview() }
            view.alpha = 1
        }
    }

    private var selectionView: UIView {
        if tableView?.allowsMultipleSelection == true, let view = parts.multipleSelectionBackgroundView { return view }
        if let view = parts.selectedBackgroundView { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        parts.selectedBackgroundView = view
        return view
    }
}
