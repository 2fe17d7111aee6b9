extension UITableViewCell {
    /// The built-in labels are made when they are first asked for, in the fonts of their style
    /// (Apple documentation: *UITableViewCell.CellStyle*).
    func madeLabel() -> UILabel? {
        if let label = parts.label { return label }
        let label = UILabel(frame: .zero)
        label.font = style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
        label.textColor = style == .value2 ? tintColor : .label
        if style == .value2 { label.textAlignment = .right }
        contentView.addSubview(label)
        parts.label = label
        setNeedsLayout()
        return label
    }

    func madeDetailLabel() -> UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detailLabel { return label }
        let label = UILabel(frame: .zero)
        label.font = style == .subtitle ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
        label.textColor = style == .value1 ? .secondaryLabel : .label
        if style == .value1 { label.textAlignment = .right }
        contentView.addSubview(label)
        parts.detailLabel = label
        setNeedsLayout()
        return label
    }

    func madeImageView() -> UIImageView? {
        guard style != .value2 else { return nil }
        if let imageView = parts.imageView { return imageView }
        let imageView = UIImageView(frame: .zero)
        contentView.addSubview(imageView)
        parts.imageView = imageView
        setNeedsLayout()
        return imageView
    }

    func replace(_ part: WritableKeyPath<CellParts, UIView?>, with view: UIView?) {
        let old = parts[keyPath: part]
        guard old !== view else { return }
        old?.removeFromSuperview()
        parts[keyPath: part] = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        setNeedsLayout()
    }

    /// What the base class does in `prepareForReuse()`: the cell is neither selected nor highlighted nor edited.
    func resetForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
        parts.editingStyle = .none
        alpha = 1
        isHidden = false
    }
}
