import Foundation

/// A picture or file that stands in text in place of a character.
///
/// Source: UIKit, "NSTextAttachment".
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that text has where an attachment stands, U+FFFC.
    public static let character = 0xFFFC

    private let mark = CoreFoundationMark()
    /// The content of the file.
    open var contents: Data?
    /// The uniform type identifier of the content.
    open var fileType: String?
    /// The picture shown; drawn from `contents` where none is set.
    open var image: UIImage?
    /// The place of the picture in the line, in points from the baseline's start, y upwards.
    ///
    /// Zero stands for the picture's own size, with its bottom on the baseline.
    open var bounds = CGRect.zero
    /// Room left at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// The place of the picture from the baseline's start, y upwards, in points: `bounds`, or the picture's own size.
    ///
    /// Called when the text is laid out; `lineFrag` is the room of the line.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }
    /// The picture that is drawn in `imageBounds`.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        image
    }

    /// Makes an attachment from the content of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Makes an attachment with nothing in it.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }
}

extension NSAttributedString {
    /// Makes text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
