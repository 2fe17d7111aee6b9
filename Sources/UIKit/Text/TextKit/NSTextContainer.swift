import Foundation

/// A region in which a layout manager lays out text (Apple documentation: *NSTextContainer*).
open class NSTextContainer: NSObject {
    /// Makes a container; a length of 0 or less stands for no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Makes a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// The layout manager that fills the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The text view that shows the container's text.
    weak var textView: UITextView?

    /// The size of the region, in points.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// How the last line ends that has no room; default at words.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// The room at both ends of each line, in points; default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The greatest number of lines; default 0, no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// Whether the container becomes as wide as its text view; default false.
    open var widthTracksTextView = false
    /// Whether the container becomes as high as its text view; default false.
    open var heightTracksTextView = false
    /// Whether the region is a rectangle; true.
    open var isSimpleRectangular: Bool { true }

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        guard let textView, CallingContext.isMainActor else { return }
        let box = UncheckedBox(textView)
        MainActor.assumeIsolated { box.value.textContainerDidChange() }
    }

    /// The region as limits of a text layout.
    func options(usesFontLeading: Bool) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.width = size.width > 0 ? max(1, size.width - 2 * lineFragmentPadding) : .infinity
        options.height = size.height > 0 ? size.height : .infinity
        options.numberOfLines = maximumNumberOfLines
        options.lineBreakMode = lineBreakMode.truncates ? lineBreakMode : nil
        options.usesFontLeading = usesFontLeading
        return options
    }

    /// The width of the region, or of what is in it where there is no limit.
    func width(around used: CGFloat) -> CGFloat { size.width > 0 && size.width < 1e6 ? size.width : used }
}
