/// A text that is being edited and can be told that this is over.
@MainActor
protocol EditingSession: AnyObject {
    /// Ends editing without asking; the delegate is told.
    func finishEditing()
}

extension UIKeyInput {
    /// Types what the keys of `presses` stand for; answers those presses that type nothing.
    func typeKeys(of presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { press in
            guard let key = press.key else { return true }
            switch key.keyCode {
            case .keyboardDeleteOrBackspace:
                deleteBackward()
                return false
            case .keyboardReturnOrEnter:
                insertText("\n")
                return false
            default:
                guard !key.characters.isEmpty, key.modifierFlags.isDisjoint(with: [.command, .control]) else { return true }
                insertText(key.characters)
                return false
            }
        }
    }
}
