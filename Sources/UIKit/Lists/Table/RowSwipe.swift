/// A row whose actions are seen because it was swiped.
@MainActor
final class RowSwipe {
    let path: IndexPath
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let buttons: [SwipeActionButton]
    /// How far the cell is moved, in points.
    var distance: CGFloat = 0

    /// The width of one action, in points.
    static let actionWidth: CGFloat = 74

    init(path: IndexPath, cell: UITableViewCell, configuration: UISwipeActionsConfiguration, isLeading: Bool) {
        self.path = path
        self.cell = cell
        self.configuration = configuration
        self.isLeading = isLeading
        buttons = configuration.actions.map { SwipeActionButton($0) }
    }

    var openDistance: CGFloat { CGFloat(buttons.count) * Self.actionWidth }
}

/// One action of a swiped row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    var perform: (() -> Void)?
    private let label = UILabel(frame: .zero)

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        accessibilityLabel = action.title
    }

    required init(frame: CGRect) {
        action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        perform?()
    }
}

extension UITableView {
    /// What a row offers at one side: the delegate's actions, else deletion where the row can be deleted
    /// (Apple documentation: *UITableViewDelegate*, providing swipe actions).
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let source = tableDataSource, source.tableView(self, canEditRowAt: path) else { return nil }
        if isLeading {
            return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return own.actions.isEmpty ? nil : own
        }
        if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
        }
        guard source._implementing("tableView:commitEditingStyle:forRowAtIndexPath:") != nil,
            offeredStyle(path) == .delete
        else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            self?.commitEditing(.delete, at: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Shows the actions of a row; whether it has any at that side.
    @discardableResult
    func openSwipe(at path: IndexPath, isLeading: Bool, animated: Bool) -> Bool {
        closeSwipe(animated: false)
        guard !isEditing, let cell = visible.cells[path],
            let configuration = swipeActions(at: path, isLeading: isLeading), !configuration.actions.isEmpty
        else { return false }
        let swipe = RowSwipe(path: path, cell: cell, configuration: configuration, isLeading: isLeading)
        self.swipe = swipe
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        cell.willTransition(to: .showingDeleteConfirmation)
        cell.cellFlags.insert(.swiped)
        for (index, button) in swipe.buttons.enumerated() {
            button.perform = { [weak self] in self?.choose(button.action) }
            button.frame = frame(ofAction: index, in: swipe)
            insertSubview(button, belowSubview: cell)
        }
        let move = { self.place(swipe, at: swipe.openDistance) }
        if animated { UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: move) } else { move() }
        cell.didTransition(to: .showingDeleteConfirmation)
        return true
    }

    private func frame(ofAction index: Int, in swipe: RowSwipe) -> CGRect {
        let row = rowRect(swipe.path)
        let width = RowSwipe.actionWidth
        let x = swipe.isLeading ? row.minX + CGFloat(index) * width : row.maxX - CGFloat(index + 1) * width
        return CGRect(x: x, y: row.minY, width: width, height: row.height)
    }

    private func place(_ swipe: RowSwipe, at distance: CGFloat) {
        swipe.distance = distance
        swipe.cell.transform = CGAffineTransform(translationX: swipe.isLeading ? distance : -distance, y: 0)
    }

    /// Does an action: its handler is called, and the row closes when the handler says it is done.
    func choose(_ action: UIContextualAction) {
        guard let swipe else { return }
        action.handler(action, swipe.cell) { [weak self, weak swipe] _ in
            guard let self, let swipe, self.swipe === swipe else { return }
            self.closeSwipe(animated: true)
        }
    }

    func closeSwipe(animated: Bool) {
        guard let swipe else { return }
        self.swipe = nil
        let finish = {
            for button in swipe.buttons { button.removeFromSuperview() }
        }
        swipe.cell.willTransition(to: [])
        swipe.cell.cellFlags.remove(.swiped)
        if animated && isShown {
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
                self.place(swipe, at: 0)
            } completion: { _ in finish() }
        } else {
            place(swipe, at: 0)
            finish()
        }
        swipe.cell.didTransition(to: [])
        tableDelegate?.tableView(self, didEndEditingRowAt: swipe.cell.rowPath)
    }

    // MARK: The gesture

    /// A pan along a row opens its actions; a pan across rows is left to scrolling.
    func addSwipeRecognizer() {
        _ = UITableView.exposesSwipe
        let recognizer = RowSwipeRecognizer(target: self, action: Selector("tableViewRowSwiped:"))
        recognizer.table = self
        addGestureRecognizer(recognizer)
    }

    private static let exposesSwipe: Bool = {
        _exposeMembers { members in
            members.begin(UITableView.self)
            members.method("tableViewRowSwiped:") { table, recognizer, _, _ in
                MainActor.assumeIsolated {
                    guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
                    (table as? UITableView)?.rowSwiped(recognizer)
                }
                return nil
            }
        }
        return true
    }()

    private func rowSwiped(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: self).x
        switch recognizer.state {
        case .began:
            guard let path = indexPathForRow(at: recognizer.location(in: self)) else { return }
            openSwipe(at: path, isLeading: translation > 0, animated: false)
            if let swipe { place(swipe, at: abs(translation)) }
        case .changed:
            if let swipe { place(swipe, at: max(0, swipe.isLeading ? translation : -translation)) }
        case .ended, .cancelled: endSwipe(recognizer)
        default: break
        }
    }

    private func endSwipe(_ recognizer: UIPanGestureRecognizer) {
        guard let swipe else { return }
        let velocity = recognizer.velocity(in: self).x * (swipe.isLeading ? 1 : -1)
        if swipe.configuration.performsFirstActionWithFullSwipe, swipe.distance > bounds.width * 0.6,
            recognizer.state == .ended, let first = swipe.configuration.actions.first
        {
            return choose(first)
        }
        let opens = recognizer.state == .ended
            && (swipe.distance > swipe.openDistance / 2 || velocity > 300) && velocity > -300
        guard opens else { return closeSwipe(animated: true) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.place(swipe, at: swipe.openDistance)
        }
    }
}

/// Recognizes a drag along a row that has actions at the side from which it is dragged.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
}

extension UITableView {
    func rowSwipeShouldBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
        let translation = recognizer.translation(in: self)
        guard abs(translation.x) > abs(translation.y), !isEditing,
            let path = indexPathForRow(at: recognizer.location(in: self))
        else { return false }
        return swipeActions(at: path, isLeading: translation.x > 0)?.actions.isEmpty == false
    }
}
