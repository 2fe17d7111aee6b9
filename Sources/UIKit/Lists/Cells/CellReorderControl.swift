/// The grip at a cell's trailing edge with which the user drags the row to another place in editing mode.
final class CellReorderControl: UIControl {
    weak var cell: UITableViewCell?

    /// How wide and how far apart the three lines are, in points.
    private static let lineWidth: CGFloat = 20, lineDistance: CGFloat = 5

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let lines = CGMutablePath()
        let left = (bounds.width - Self.lineWidth) / 2
        for line in -1...1 {
            let y = bounds.midY + CGFloat(line) * Self.lineDistance
            lines.move(to: CGPoint(x: left, y: y))
            lines.addLine(to: CGPoint(x: left + Self.lineWidth, y: y))
        }
        shape.path = lines
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.strokeColor = UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), let cell, let table = cell.tableView else { return false }
        return table.beginReordering(cell, at: touch.location(in: table))
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.tableView else { return false }
        table.continueReordering(to: touch.location(in: table))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        cell?.tableView?.endReordering(drops: true)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cell?.tableView?.endReordering(drops: false)
    }
}

extension UITableViewCell {
    /// Shows the grip at the trailing edge where the row may be moved, and takes it away elsewhere.
    func placeReorderControl(isShown: Bool) {
        guard isShown else {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
            return
        }
        let control = parts.reorderControl ?? CellReorderControl(frame: .zero)
        if parts.reorderControl == nil {
            parts.reorderControl = control
            control.cell = self
            control.accessibilityLabel = "Reorder"
            addSubview(control)
        }
        control.frame = CGRect(
            x: bounds.width - Self.reorderControlWidth, y: 0, width: Self.reorderControlWidth, height: bounds.height)
    }
}
