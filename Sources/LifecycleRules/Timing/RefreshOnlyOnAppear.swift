/// A refresh that a sheet's dismissal does not bring about.
public enum RefreshOnlyOnAppear: LifecycleRule {
    public static let name = "refresh-only-on-appear"
    public static let summary = "Data is refreshed only in viewWillAppear of a controller that presents sheets."
    public static let why =
        "A sheet does not cover its presenter: when it goes away, the presenter's viewWillAppear is not sent and the screen stays stale."
    public static let fix =
        "Refresh from the sheet's completion or delegate (presentationControllerDidDismiss) as well, or observe the data."
    public static let wrong = """
        class ListController: UIViewController {
            private var items: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                reloadItems()
            }
            func edit() {
                present(EditorController(), animated: true)
            }
            private func reloadItems() { items = Store.shared.items }
        }
        class EditorController: UIViewController {}
        """
    public static let right = """
        class ListController: UIViewController {
            private var items: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                reloadItems()
            }
            func edit() {
                let editor = EditorController()
                editor.onSave = { [weak self] in self?.reloadItems() }
                present(editor, animated: true)
            }
            private func reloadItems() { items = Store.shared.items }
        }
        class EditorController: UIViewController {
            var onSave: (() -> Void)?
        }
        """

    public static func message(refresh: String, presented: String) -> String {
        "\(refresh)() is called only as the controller appears, which the dismissal of \(presented) as a sheet does not bring about"
    }
}
