/// What a control needs to show a menu.
@MainActor
final class ControlMenu {
    fileprivate(set) var isEnabled = false
    var isPrimary = false
    let interaction: UIContextMenuInteraction

    fileprivate init(of control: UIControl) { interaction = UIContextMenuInteraction(delegate: control) }
}

extension UIControl: UIContextMenuInteractionDelegate {
    var menuMade: ControlMenu {
        if let controlMenu { return controlMenu }
        let made = ControlMenu(of: self)
        controlMenu = made
        return made
    }

    func enableMenu(_ isEnabled: Bool) {
        guard isEnabled != controlMenu?.isEnabled ?? false else { return }
        menuMade.isEnabled = isEnabled
        if isEnabled { addInteraction(menuMade.interaction) } else { removeInteraction(menuMade.interaction) }
    }

    /// Shows the menu at once, after `menuActionTriggered`; `false` when there is none.
    func showMenu(at point: CGPoint) -> Bool {
        guard let controlMenu, controlMenu.isEnabled,
            let configuration = contextMenuInteraction(controlMenu.interaction, configurationForMenuAtLocation: point)
        else { return false }
        sendActions(for: .menuActionTriggered)
        controlMenu.interaction.present(configuration, over: self)
        return true
    }
}
