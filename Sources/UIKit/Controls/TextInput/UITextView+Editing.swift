extension UITextView: EditableText, EditingSession, EditActions {
    var editedString: NSString { (content.string ?? "") as NSString }

    // MARK: Begin and end

    func beginSession(_ takeStatus: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return false }
        guard isEditable else { return takeStatus() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, takeStatus() else { return false }
        guard !isEditing else { return true }
        setEditing(true)
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func endSession(_ giveUpStatus: () -> Bool) -> Bool {
        guard isFirstResponder else { return giveUpStatus() }
        if isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
        guard giveUpStatus() else { return false }
        finishEditing()
        return true
    }

    func finishEditing() {
        guard isEditing else { return }
        setEditing(false)
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    // MARK: Typing

    func type(_ text: String) {
        guard isEditable else { return }
        let range = clearsOnInsertion ? NSRange(location: 0, length: editedString.length) : validSelection
        clearsOnInsertion = false
        edit(range, text)
    }

    func deleteBeforeSelection() {
        guard isEditable, let range = rangeBeforeSelection else { return }
        edit(range, "")
    }

    private func edit(_ range: NSRange, _ text: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        change(to: text, in: range)
    }

    private func change(to text: String, in range: NSRange) {
        apply(text, in: range)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func apply(_ text: String, in range: NSRange) {
        if let textKit {
            textKit.storage.replaceCharacters(in: range, with: text)
        } else if content.isAttributed, let old = content.attributed(color: content.color) {
            let new = NSMutableAttributedString(attributedString: old)
            new.replaceCharacters(in: range, with: text)
            content.setAttributedText(new)
        } else {
            content.setText(editedString.replacingCharacters(in: range, with: text))
        }
        selection = NSRange(location: range.location + (text as NSString).length, length: 0)
        textDidChangeItsLook()
    }

    // MARK: UITextInput

    public func text(in range: UITextRange) -> String? { string(in: range) }
    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? OffsetTextRange)?.range else { return }
        change(to: text, in: range)
    }
    /// The selection; empty for an insertion point.
    var storedSelectedRange: UITextRange? {
        get { OffsetTextRange(validSelection) }
        set {
            guard let range = (newValue as? OffsetTextRange)?.range else { return }
            selectedRange = range
        }
    }
    public var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
    public var endOfDocument: UITextPosition { OffsetTextPosition(editedString.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        makeRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        makePosition(distance(beginningOfDocument, position) + offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = distance(position, other)
        return difference == 0 ? .orderedSame : difference > 0 ? .orderedAscending : .orderedDescending
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }
}
