import Foundation

/// How text is measured and drawn. Source: UIKit, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The origin is the top left corner and text has several lines; else one line at its baseline.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The fonts' leading adds to the height of lines.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// The box is that of the glyphs instead of the lines.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
    /// The last line that fits ends with "…" if there is more text.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What measuring and drawing tells besides the box. Source: UIKit, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
    /// The least factor by which fonts may shrink to fit; data only.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which fonts shrank in the last call.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The box of the text in the last call, in points.
    open internal(set) var totalBounds = CGRect.zero
}

extension TextLayout {
    /// Lays out text as the drawing methods of strings do.
    convenience init(_ text: NSAttributedString, size: CGSize, drawing: NSStringDrawingOptions) {
        var options = Options()
        options.usesFontLeading = drawing.contains(.usesFontLeading)
        if drawing.contains(.usesLineFragmentOrigin) {
            options.width = size.width
            options.height = size.height > 0 ? size.height : .infinity
            if drawing.contains(.truncatesLastVisibleLine) { options.lineBreakMode = .byTruncatingTail }
        } else {
            options.numberOfLines = 1
        }
        self.init(text, options: options)
    }
}

extension NSAttributedString {
    /// The size of the text, with no limit to the length of lines, in points.
    public func size() -> CGSize { TextLayout(self).size }

    /// The box of the text in the room given, in points. Round it up before using it as a frame.
    ///
    /// With `usesLineFragmentOrigin` lines are broken at the width. Source: UIKit,
    /// "boundingRect(with:options:context:)".
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = TextLayout(self, size: size, drawing: options)
        var box = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesLineFragmentOrigin) {
            // Lines that do not fit the height are not drawn and do not count, but the first.
            if size.height > 0, size.height < box.height {
                box.size.height = layout.lines.last { $0.frame.maxY <= size.height }?.frame.maxY
                    ?? layout.lines.first?.frame.maxY ?? 0
            }
        } else {
            box.origin.y = -layout.firstBaseline
        }
        context?.totalBounds = box
        context?.actualScaleFactor = 1
        return box
    }
}

extension NSString {
    /// The size of the text with the attributes, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: swiftString, attributes: attrs).size()
    }

    /// The box of the text with the attributes in the room given, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: swiftString, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// The text as Swift's string.
    final var swiftString: String { substring(from: 0) }
}

// On Apple's platforms a String has the methods of NSString.
extension String {
    /// The size of the text with the attributes, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The box of the text with the attributes in the room given, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
