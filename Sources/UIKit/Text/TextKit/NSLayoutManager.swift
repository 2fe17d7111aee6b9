import Foundation

/// Lays out the text of a storage in containers (Apple documentation: *NSLayoutManager*).
///
/// A glyph stands for a UTF-16 unit of the text here, so that glyph indexes and character indexes are the same
/// numbers. Layout is done when somebody asks, and as a whole.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var laidOut: [TextPlacement]?

    /// Makes a layout manager without text and containers.
    public override init() { super.init() }

    // MARK: Text and containers

    /// The text; set by the storage that the layout manager is added to, which owns it.
    open weak var textStorage: NSTextStorage?
    /// The containers in the order in which they are filled; the layout manager owns them.
    open var textContainers: [NSTextContainer] { containers }
    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }
    /// Adds a container at a place.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        textDidChange()
    }
    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        textDidChange()
    }
    /// Called after the size or rules of a container changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { laidOut = nil }

    /// Whether the fonts' leading adds to the height of lines; default true.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { laidOut = nil } } }
    /// Whether the text may be laid out in parts; default false. Here it always is as a whole.
    open var allowsNonContiguousLayout = false
    /// Whether some text before text that is laid out is not; never here.
    open var hasNonContiguousLayout: Bool { false }

    // MARK: Layout

    /// Called by the storage after edits; the layout is made anew when it is asked for.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { textDidChange() }

    func textDidChange() {
        laidOut = nil
        for container in containers {
            guard let view = container.textView, CallingContext.isMainActor else { continue }
            let box = UncheckedBox(view)
            MainActor.assumeIsolated { box.value.textStorageDidChange() }
        }
    }

    /// Has the layout of characters made anew; `actualCharRange` gets the characters that are.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        laidOut = nil
        actualCharRange?.pointee = charRange
    }
    /// Has glyphs made anew; `actualCharRange` gets the characters whose glyphs are.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }
    /// Has characters drawn anew by the text view that shows them.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
    /// Has glyphs drawn anew by the text view that shows them.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }

    private func redraw() {
        for view in containers.compactMap(\.textView) where CallingContext.isMainActor {
            let box = UncheckedBox(view)
            MainActor.assumeIsolated { box.value.textLabel.setNeedsDisplay() }
        }
    }

    /// Lays out what has not been.
    open func ensureLayout(for container: NSTextContainer) { _ = placements }
    /// Lays out what has not been.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = placements }
    /// Lays out what has not been.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = placements }
    /// Lays out what has not been.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = placements }
    /// Makes the glyphs that are missing; there are always all of them.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Makes the glyphs that are missing; there are always all of them.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// What each container shows, for those that are reached.
    var placements: [TextPlacement] {
        if let laidOut, textStorage?.mayChangeUnseen != true { return laidOut }
        guard let text = textStorage?.snapshot else { return [] }
        var placements: [TextPlacement] = []
        var start = 0
        for container in containers where placements.isEmpty || start < text.length {
            let placement = TextPlacement(
                text, from: start, in: container, usesFontLeading: usesFontLeading,
                isLast: container === containers.last)
            placements.append(placement)
            start = placement.end
        }
        laidOut = placements
        return placements
    }

    func placement(in container: NSTextContainer) -> TextPlacement? { placements.first { $0.container === container } }

    /// The line in which a glyph is, and its container's placement.
    func fragment(at glyph: Int) -> (placement: TextPlacement, line: TextPlacement.Line)? {
        for placement in placements {
            if let line = placement.lines.last(where: { $0.range.location <= glyph }), glyph < placement.end {
                return (placement, line)
            }
        }
        return nil
    }

    // MARK: Glyphs and characters

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Whether there is such a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The first glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The glyphs of characters, with whole composed characters; `actualCharRange` gets the characters of these.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    { whole(charRange, actualCharRange) }
    /// The characters of glyphs, with whole composed characters; `actualGlyphRange` gets the glyphs of these.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        whole(glyphRange, actualGlyphRange)
    }
    private func whole(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
        var result = range
        if let string = textStorage?.string as NSString?, range.length > 0,
            range.location + range.length <= string.length
        {
            result = string.rangeOfComposedCharacterSequences(for: range)
        }
        actual?.pointee = result
        return result
    }
    /// The glyphs that lie in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let placement = placement(in: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(location: placement.start, length: placement.shownEnd - placement.start)
    }
    /// The container in which a glyph lies; `effectiveGlyphRange` gets all glyphs there.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let (placement, _) = fragment(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: placement.container)
        return placement.container
    }
    /// The first character that has no place.
    open func firstUnlaidCharacterIndex() -> Int { placements.last?.end ?? 0 }
    /// The first glyph that has no place.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Drawing (NSLayoutManager+Drawing.swift)

    /// Draws backgrounds of glyphs in the current context, with the container's corner at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .background)
    }
    /// Draws glyphs and lines through and under them in the current context, with the container's corner at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .glyphs)
    }
}
