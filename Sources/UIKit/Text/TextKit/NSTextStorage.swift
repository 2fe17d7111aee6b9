import Foundation

/// Text that layout managers lay out, and that tells them of edits (Apple documentation: *NSTextStorage*).
///
/// A subclass with characters of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)` and calls `edited(_:range:changeInLength:)`; everything
/// else goes through these four.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []
    private var editingDepth = 0
    /// Whether somebody may change characters without an edit.
    private var isOpen = false

    /// Makes an empty storage.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// The layout managers, which the storage owns.
    open var layoutManagers: [NSLayoutManager] { managers }
    /// Adds a layout manager; it lays out this text from now on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
        aLayoutManager.textDidChange()
    }
    /// Takes a layout manager away.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
        aLayoutManager.textDidChange()
    }

    // MARK: Editing

    /// Hears of edits; not retained.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What the edits in progress changed.
    open private(set) var editedMask: EditActions = []
    /// The characters that the edits in progress touched, as they are after them; `NSNotFound` without edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How many characters the edits in progress added.
    open private(set) var changeInLength = 0
    /// Whether attributes are fixed only when asked for; never here.
    open var fixesAttributesLazily: Bool { false }

    /// Notes an edit; outside of `beginEditing()` and `endEditing()` it is processed at once.
    ///
    /// The range is that before the edit.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        var start = editedRange.location
        var end = editedRange.location + editedRange.length + delta
        if self.editedRange.location != NSNotFound {
            let oldEnd = self.editedRange.location + self.editedRange.length
            // What was edited before and lies behind this edit moved with it.
            let moved = oldEnd >= editedRange.location + editedRange.length ? oldEnd + delta : oldEnd
            start = min(start, self.editedRange.location)
            end = max(end, moved)
        }
        self.editedRange = NSRange(location: start, length: max(0, end - start))
        changeInLength += delta
        if editingDepth == 0 { processEditing() }
    }

    /// Tells delegate, observers and layout managers of the edits; called when the outermost edit ends.
    open func processEditing() {
        // What the delegate changes belongs to these edits.
        editingDepth += 1
        tell { $0.textStorage(self, willProcessEditing: $1, range: $2, changeInLength: $3) }
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        tell { $0.textStorage(self, didProcessEditing: $1, range: $2, changeInLength: $3) }
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        editingDepth -= 1
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in managers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    private func tell(
        _ call: @escaping @MainActor (any NSTextStorageDelegate, EditActions, NSRange, Int) -> Void
    ) {
        guard let delegate, CallingContext.isMainActor else { return }
        let box = UncheckedBox((call, delegate, editedMask, editedRange, changeInLength))
        MainActor.assumeIsolated { box.value.0(box.value.1, box.value.2, box.value.3, box.value.4) }
    }

    /// Nothing is fixed lazily, so that there is nothing to do.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    open override func beginEditing() { editingDepth += 1 }
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    // MARK: The four that everything goes through

    open override var string: String { super.string }
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Changing

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeRuns(in: range) { $0.merging(attrs) { $1 } }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeRuns(in: range) { attributes in
            var rest = attributes
            rest[name] = nil
            return rest
        }
    }
    private func changeRuns(
        in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        beginEditing()
        for (attributes, run) in runs(in: range) { setAttributes(change(attributes), range: run) }
        endEditing()
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    open override var mutableString: NSMutableString {
        isOpen = true
        return super.mutableString
    }
    /// Whether the characters may have changed without an edit, so that layouts are made anew.
    var mayChangeUnseen: Bool { isOpen }

    // MARK: Reading

    open override var length: Int { type(of: self) == NSTextStorage.self ? super.length : (string as NSString).length }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { snapshot.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        snapshot.attributedSubstring(from: range)
    }
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
    open override func isEqual(to other: NSAttributedString) -> Bool {
        snapshot.isEqual(to: (other as? NSTextStorage)?.snapshot ?? other)
    }
    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: snapshot) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: snapshot)
    }

    /// The text as it is now, in an object of Foundation's own class.
    var snapshot: NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        for (attributes, range) in runs(in: NSRange(location: 0, length: length)) {
            text.addAttributes(attributes, range: range)
        }
        return text
    }

    /// The stretches with the same attributes, cut to a range.
    private func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        let end = range.location + range.length
        var place = range.location
        while place < end {
            var effective = NSRange(location: place, length: 0)
            let attributes = attributes(at: place, effectiveRange: &effective)
            let next = min(end, max(place + 1, effective.location + effective.length))
            runs.append((attributes, NSRange(location: place, length: next - place)))
            place = next
        }
        return runs
    }
}
