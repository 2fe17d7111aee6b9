extension UITableViewCell {
    func changeAccessory(_ part: WritableKeyPath<CellParts, AccessoryType>, _ type: AccessoryType) {
        guard parts[keyPath: part] != type else { return }
        parts[keyPath: part] = type
        parts.standardAccessory?.removeFromSuperview()
        parts.standardAccessory = nil
        setNeedsLayout()
    }

    func changeAccessoryView(_ part: WritableKeyPath<CellParts, UIView?>, _ view: UIView?) {
        let old = parts[keyPath: part]
        guard old !== view else { return }
        old?.removeFromSuperview()
        parts[keyPath: part] = view
        setNeedsLayout()
    }

    /// The accessory for the present mode, in the cell.
    func currentAccessory() -> UIView? {
        let (own, other) = isEditing
            ? (parts.editingAccessoryView, parts.accessoryView) : (parts.accessoryView, parts.editingAccessoryView)
        other?.removeFromSuperview()
        let type = isEditing ? editingAccessoryType : accessoryType
        if let own {
            parts.standardAccessory?.removeFromSuperview()
            parts.standardAccessory = nil
            if own.superview !== self { addSubview(own) }
            return own
        }
        guard type != .none else {
            parts.standardAccessory?.removeFromSuperview()
            parts.standardAccessory = nil
            return nil
        }
        if let standard = parts.standardAccessory as? CellAccessory, standard.type == type { return standard }
        parts.standardAccessory?.removeFromSuperview()
        let made = CellAccessory(type)
        made.cell = self
        addSubview(made)
        parts.standardAccessory = made
        return made
    }
}

/// One of the standard accessories; those with a detail button tell the delegate of a tap.
final class CellAccessory: UIControl {
    let type: UITableViewCell.AccessoryType
    weak var cell: UITableViewCell?

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        layer.contentsScale = UIScreen.main.scale
    }

    required init(frame: CGRect) {
        type = .disclosureIndicator
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        type = .disclosureIndicator
        super.init(coder: coder)
    }

    private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 14)
        case .detailButton: CGSize(width: 22, height: 22)
        case .detailDisclosureButton: CGSize(width: 38, height: 22)
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let cell, let tableView = cell.tableView, let path = tableView.indexPath(for: cell) else { return }
        tableView.accessoryTapped(at: path)
    }

    /// The lines of the accessory, in its own coordinates.
    private var shape: CGPath {
        let path = CGMutablePath()
        let size = bounds.size
        switch type {
        case .none: break
        case .checkmark:
            path.move(to: CGPoint(x: 1, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width * 0.37, y: size.height - 2))
            path.addLine(to: CGPoint(x: size.width - 1, y: 2))
        case .detailButton, .detailDisclosureButton:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
            path.move(to: CGPoint(x: 11, y: 9.5))
            path.addLine(to: CGPoint(x: 11, y: 16))
        case .disclosureIndicator: break
        }
        if type == .disclosureIndicator || type == .detailDisclosureButton {
            path.move(to: CGPoint(x: size.width - 7, y: size.height / 2 - 6))
            path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width - 7, y: size.height / 2 + 6))
        }
        return path
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let line = layer as? CAShapeLayer else { return }
        line.path = shape
        line.fillColor = nil
        line.lineWidth = 2
        let color: UIColor = type == .disclosureIndicator ? .systemGray2 : tintColor
        line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
