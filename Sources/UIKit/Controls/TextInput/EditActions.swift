/// A text field or view as what cuts, copies and pastes (Apple documentation: *UIResponderStandardEditActions*).
@MainActor
protocol EditActions: EditableText, UIKeyInput, UIResponder {
    var selectedTextRange: UITextRange? { get set }
    var isSecureTextEntry: Bool { get set }
    /// Whether people may change the text.
    var acceptsEdits: Bool { get }
}

extension UITextField {
    var acceptsEdits: Bool { isEnabled }
}

extension UITextView {
    var acceptsEdits: Bool { isEditable }
}

extension EditActions {
    /// Whether an edit action makes sense with the text and its selection; nil for other actions.
    func canEdit(_ action: Selector) -> Bool? {
        let selected = validSelection
        switch NSStringFromSelector(action) {
        case "cut:": return selected.length > 0 && acceptsEdits && !isSecureTextEntry
        case "copy:": return selected.length > 0 && !isSecureTextEntry
        case "delete:": return selected.length > 0 && acceptsEdits
        case "paste:": return acceptsEdits && UIPasteboard.general.hasStrings
        case "select:": return hasText && selected.length == 0
        case "selectAll:": return hasText && selected.length < editedString.length
        default: return nil
        }
    }

    func copySelection() {
        let selected = validSelection
        guard selected.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = editedString.substring(with: selected)
    }

    func cutSelection() {
        guard acceptsEdits else { return }
        copySelection()
        deleteSelection()
    }

    func deleteSelection() {
        if acceptsEdits, validSelection.length > 0 { deleteBackward() }
    }

    func pasteText() {
        guard acceptsEdits, let text = UIPasteboard.general.string else { return }
        insertText(text)
    }

    func selectEverything() { select(NSRange(location: 0, length: editedString.length)) }

    /// Selects the word at the insertion point, or the one before it.
    func selectWord() {
        let text = editedString
        let place = validSelection.location
        let letters = CharacterSet.alphanumerics
        func isLetter(_ index: Int) -> Bool {
            UnicodeScalar(text.character(at: index)).map { letters.contains($0) } ?? true
        }
        var start = place
        while start > 0, isLetter(start - 1) { start -= 1 }
        var end = place
        while end < text.length, isLetter(end) { end += 1 }
        if end > start { select(NSRange(location: start, length: end - start)) }
    }

    private func select(_ range: NSRange) { selectedTextRange = OffsetTextRange(range) }
}

/// Has the edit actions of fields and views answer to their selectors.
@MainActor
enum EditActionSelectors {
    static let areExposed: Bool = {
        _exposeMembers { members in
            for type in [UITextField.self, UITextView.self] as [AnyClass] {
                members.begin(type)
                members.method("cut:") { text, sender, _, _ in call(text) { $0.cut(sender) } }
                members.method("copy:") { text, sender, _, _ in call(text) { $0.copy(sender) } }
                members.method("paste:") { text, sender, _, _ in call(text) { $0.paste(sender) } }
                members.method("delete:") { text, sender, _, _ in call(text) { $0.delete(sender) } }
                members.method("select:") { text, sender, _, _ in call(text) { $0.select(sender) } }
                members.method("selectAll:") { text, sender, _, _ in call(text) { $0.selectAll(sender) } }
            }
        }
        return true
    }()

    private nonisolated static func call(_ target: AnyObject, _ action: @escaping @MainActor (UIResponder) -> Void) -> Any? {
        let box = UncheckedBox((target, action))
        MainActor.assumeIsolated {
            if let responder = box.value.0 as? UIResponder { box.value.1(responder) }
        }
        return nil
    }
}
