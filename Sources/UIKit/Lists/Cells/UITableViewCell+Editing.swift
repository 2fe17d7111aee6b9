extension UITableViewCell {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        willTransition(to: editing ? .showingEditControl : [])
        cellFlags.set(.editing, editing)
        showEditControl()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        if animated && isShown {
            UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
        }
        didTransition(to: editing ? .showingEditControl : [])
    }

    /// Called by the table view when it knows what the row offers.
    func setEditingStyle(_ style: EditingStyle) {
        guard parts.editingStyle != style else { return }
        parts.editingStyle = style
        showEditControl()
    }

    /// Whether the content makes room for the control at the leading edge.
    var showsEditControl: Bool {
        isEditing && (editingStyle != .none || tableView?.allowsMultipleSelectionDuringEditing == true)
    }

    private func showEditControl() {
        guard isEditing, editingStyle != .none else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
            return
        }
        guard parts.editControl == nil else { return }
        let control = CellEditControl(frame: CGRect(x: 0, y: 0, width: Self.editControlWidth, height: bounds.height))
        control.cell = self
        addSubview(control)
        parts.editControl = control
    }

    /// The width of the control at the leading edge, in points.
    static let editControlWidth: CGFloat = 38
    /// The width of the reordering control at the trailing edge, in points.
    static let reorderControlWidth: CGFloat = 38
}

/// The round button with which a row is deleted or inserted in editing mode.
final class CellEditControl: UIControl {
    weak var cell: UITableViewCell?

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        act()
    }

    /// Asks the table view to commit what the row offers.
    func act() {
        guard let cell, let tableView = cell.tableView, let path = tableView.indexPath(for: cell) else { return }
        tableView.commitEditing(cell.editingStyle, at: path)
    }
}
