extension UIViewController {
    var editButtonItemMade: UIBarButtonItem {
        if let item = rare?.editButtonItem { return item }
        let item = UIBarButtonItem(title: editTitle, style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: editTitle) { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        rareState.editButtonItem = item
        return item
    }

    private var editTitle: String { isEditing ? "Done" : "Edit" }

    func editButtonStateChanged(animated: Bool) {
        guard let item = rare?.editButtonItem else { return }
        item.title = editTitle
        item.style = isEditing ? .done : .plain
    }

    // MARK: Key commands

    func baseAddKeyCommand(_ keyCommand: UIKeyCommand) { rareState.keyCommands.append(keyCommand) }

    func baseRemoveKeyCommand(_ keyCommand: UIKeyCommand) {
        rare?.keyCommands.removeAll { $0 === keyCommand }
    }
}
