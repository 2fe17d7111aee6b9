/// The configurations of one cell and the views that show them.
@MainActor
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true

    /// Shows a content configuration in a cell's content view, in the view there is where that supports it.
    mutating func show(_ content: (any UIContentConfiguration)?, in host: UIView) {
        self.content = content
        guard let content else {
            contentView?.removeFromSuperview()
            contentView = nil
            return
        }
        if let contentView, contentView.supports(content) {
            contentView.configuration = content
            return
        }
        contentView?.removeFromSuperview()
        let view = content.makeContentView()
        view.frame = host.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(view)
        contentView = view
    }

    /// Shows a background configuration behind everything in a cell.
    mutating func show(_ background: UIBackgroundConfiguration?, in cell: UIView) {
        self.background = background
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? BackgroundConfigurationView(frame: cell.bounds)
        if backgroundView == nil {
            cell.insertSubview(view, at: 0)
            backgroundView = view
        }
        view.show(background, tintColor: cell.tintColor, radius: background.cornerRadius)
        view.place(in: cell.bounds)
    }

    func placeBackground(in cell: UIView) { backgroundView?.place(in: cell.bounds) }

    /// Brings both up to date for a state, where they follow it.
    mutating func update(for state: UICellConfigurationState, host: UIView, cell: UIView) {
        if updatesContent, let content { show(content.updated(for: state), in: host) }
        if updatesBackground, let background {
            self.background = background
            backgroundView?.show(
                background.updated(for: state), tintColor: cell.tintColor, radius: background.cornerRadius)
        }
    }
}
