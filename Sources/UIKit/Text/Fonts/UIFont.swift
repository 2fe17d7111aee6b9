import Foundation

/// A font of a size. Immutable.
///
/// The system's font is San Francisco on iOS; here Inter stands for it, with San Francisco's
/// vertical measures. Source: UIKit, "UIFont".
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The attributes by which the font was found.
    public let fontDescriptor: UIFontDescriptor
    /// The size in points.
    public let pointSize: CGFloat

    /// The face.
    final let face: FontFace
    private let metrics: FontMetrics

    /// Makes the font of a descriptor; a size other than 0 replaces the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.pointSize = size > 0 ? size : 12
        face = FontFace(descriptor: descriptor)
        metrics = FontMetrics.of(face)
        fontDescriptor = descriptor.pointSize == self.pointSize ? descriptor : descriptor.withSize(self.pointSize)
        super.init()
    }

    /// Makes the system's font of 12 points (`docs/decisions.md`).
    public override convenience init() { self.init(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: 12) }

    /// Makes a font by its PostScript name or its family's; nil where there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard FontLibrary.face(named: fontName) != nil else { return nil }
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: fontDescriptor, size: fontSize)
    }

    /// The PostScript name.
    open var fontName: String { face.fontName }
    /// The name of the family.
    open var familyName: String { face.familyName }

    /// The height above the baseline, in points.
    open var ascender: CGFloat { metrics.ascender * pointSize }
    /// The depth below the baseline, in points, as a negative number.
    open var descender: CGFloat { metrics.descender * pointSize }
    /// Room between lines, in points.
    open var leading: CGFloat { metrics.leading * pointSize }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { metrics.capHeight * pointSize }
    /// The height of the letter x, in points.
    open var xHeight: CGFloat { metrics.xHeight * pointSize }
    /// The height of a line, in points: from ascender to descender.
    open var lineHeight: CGFloat { (metrics.ascender - metrics.descender) * pointSize }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are of the same face, size and text style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || other.pointSize == pointSize && other.fontDescriptor == fontDescriptor
    }

    open override var hash: Int { fontDescriptor.hash }

    open override var description: String {
        let slant = face.isItalic ? "italic" : "normal"
        let weight = face.weight.rawValue >= Weight.semibold.rawValue ? "bold" : "normal"
        return "<UICTFont: \(ObjectIdentifier(self))> font-family: \"\(familyName)\"; font-weight: \(weight); "
            + "font-style: \(slant); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }
}
