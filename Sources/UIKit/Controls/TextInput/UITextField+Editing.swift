extension UITextField: EditableText, EditingSession, EditActions {
    var editedString: NSString { (content.string ?? "") as NSString }

    // MARK: Begin and end (Apple documentation: *UITextFieldDelegate*, "Editing sequence")

    func beginSession(_ takeStatus: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, takeStatus() else { return false }
        guard !isEditing else { return true }
        setEditing(true)
        if clearsOnBeginEditing && hasText { change(to: "", in: NSRange(location: 0, length: editedString.length)) }
        selection = NSRange(location: editedString.length, length: 0)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    func endSession(_ giveUpStatus: () -> Bool) -> Bool {
        guard isFirstResponder else { return giveUpStatus() }
        if isEditing, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
        guard giveUpStatus() else { return false }
        finishEditing()
        return true
    }

    /// Tells that editing is over; also when the field leaves its window while edited.
    func finishEditing() {
        guard isEditing else { return }
        setEditing(false)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    // MARK: Typing

    func type(_ text: String) {
        if text == "\n" { return pressReturn() }
        let range = clearsOnInsertion ? NSRange(location: 0, length: editedString.length) : validSelection
        clearsOnInsertion = false
        edit(range, text)
    }

    func deleteBeforeSelection() {
        guard let range = rangeBeforeSelection else { return }
        edit(range, "")
    }

    /// Asks the delegate, changes, tells targets and observers.
    func edit(_ range: NSRange, _ text: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
        change(to: text, in: range)
    }

    private func change(to text: String, in range: NSRange) {
        apply(text, in: range)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func apply(_ text: String, in range: NSRange) {
        if content.isAttributed, let old = content.attributed(color: content.color) {
            let new = NSMutableAttributedString(attributedString: old)
            new.replaceCharacters(in: range, with: text)
            content.setAttributedText(new)
        } else {
            content.setText(editedString.replacingCharacters(in: range, with: text))
        }
        selection = NSRange(location: range.location + (text as NSString).length, length: 0)
        showText()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The return key: the delegate decides; a target for `editingDidEndOnExit` ends editing
    /// (Apple documentation: *UIControl.Event*, *editingDidEndOnExit*).
    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if endsOnExit { resignFirstResponder() }
    }

    func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        change(to: "", in: NSRange(location: 0, length: editedString.length))
    }

    // MARK: UITextInput

    public func text(in range: UITextRange) -> String? { string(in: range) }

    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? OffsetTextRange)?.range else { return }
        change(to: text, in: range)
    }

    /// The selection; empty for an insertion point, `nil` while the field is not edited.
    var storedSelectedRange: UITextRange? {
        get { isEditing ? OffsetTextRange(validSelection) : nil }
        set {
            guard let range = (newValue as? OffsetTextRange)?.range else { return }
            selection = range
            setNeedsLayout()
            delegate?.textFieldDidChangeSelection(self)
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
