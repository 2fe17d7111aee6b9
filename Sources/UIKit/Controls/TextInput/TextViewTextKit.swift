/// The storage, layout manager and container of a text view. The view's text and the storage follow each other.
@MainActor
final class TextViewTextKit {
    let storage: NSTextStorage
    let layoutManager: NSLayoutManager
    let container: NSTextContainer
    private var isFollowing = false

    /// Takes the objects that are there, and makes the others.
    init(_ view: UITextView, container given: NSTextContainer?) {
        container = given ?? NSTextContainer(size: CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
        layoutManager = container.layoutManager ?? NSLayoutManager()
        // Lines of text views are as high as their fonts.
        if container.layoutManager == nil {
            layoutManager.usesFontLeading = false
            layoutManager.addTextContainer(container)
        }
        storage = layoutManager.textStorage ?? NSTextStorage()
        let isNew = layoutManager.textStorage == nil
        if isNew { storage.addLayoutManager(layoutManager) }
        if given == nil { container.widthTracksTextView = true }
        container.textView = view
        fit(view)
        if isNew {
            takeText(of: view)
        } else {
            giveText(to: view)
        }
    }

    /// Makes the container as large as the view has room.
    func fit(_ view: UITextView) {
        var size = container.size
        let inset = view.textContainerInset
        if container.widthTracksTextView { size.width = max(1, view.bounds.width - inset.left - inset.right) }
        if container.heightTracksTextView {
            size.height = max(1, view.bounds.height - inset.top - inset.bottom)
        } else if !container.heightTracksTextView, container.widthTracksTextView {
            size.height = .greatestFiniteMagnitude
        }
        follow { container.size = size }
    }

    /// The view's text changed.
    func takeText(of view: UITextView) {
        guard let text = view.content.attributed(color: view.content.color) else {
            return follow { storage.setAttributedString(NSAttributedString(string: "")) }
        }
        follow { if !storage.isEqual(to: text) { storage.setAttributedString(text) } }
    }

    /// The storage's text changed.
    func giveText(to view: UITextView) {
        let text = storage.snapshot
        follow { view.takeStoredText(text) }
    }

    /// Does what would come back as a change of the other side.
    private func follow(_ body: () -> Void) {
        guard !isFollowing else { return }
        isFollowing = true
        body()
        isFollowing = false
    }

    var isQuiet: Bool { !isFollowing }
}

extension UITextView {
    var textKitObjects: TextViewTextKit {
        if let textKit { return textKit }
        let made = TextViewTextKit(self, container: nil)
        textKit = made
        return made
    }

    func takeStoredText(_ text: NSAttributedString) {
        content.setAttributedText(text)
        let end = selection.location + selection.length
        if end > text.length { selection = NSRange(location: text.length, length: 0) }
        textDidChangeItsLook()
    }

    /// Called by the layout manager after edits of the storage.
    func textStorageDidChange() {
        guard let textKit, textKit.isQuiet else { return }
        textKit.giveText(to: self)
    }

    /// Called by the container after its rules changed.
    func textContainerDidChange() {
        guard let textKit, textKit.isQuiet else { return }
        textDidChangeItsLook()
    }
}
