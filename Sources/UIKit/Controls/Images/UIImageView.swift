/// Shows an image, or a sequence of images (Apple documentation: *UIImageView*).
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var animation = ImageSequence()

    /// Makes a view without image.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// Makes a view from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
    /// Makes a view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }
    /// Makes a view of the image's size, with another image for while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }
    /// The image while highlighted; `image` when `nil`.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { setNeedsDisplay() } } }
    /// Whether the highlighted image is shown; default false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The configuration of symbol images.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsDisplay() } }
    /// Whether the image may be drawn in more than standard range; unspecified takes the trait's.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    /// Whether the image moves while an ancestor has the focus; nothing has on a phone. Default false.
    open var adjustsImageWhenAncestorFocused = false

    // MARK: Sequence

    /// The images shown one after the other while animating.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The images shown one after the other while animating and highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { if isHighlighted { stopAnimating() } } }
    /// How long one round takes, in seconds; 0 is a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// How many rounds; 0 for endless. Default 0.
    open var animationRepeatCount = 0
    /// Whether the sequence runs.
    open var isAnimating: Bool { animation.isRunning }

    /// Starts the sequence from its first image.
    open func startAnimating() {
        guard let images = sequenceImages, !images.isEmpty else { return }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animation.start(duration: duration, rounds: animationRepeatCount) { [weak self] in self?.setNeedsDisplay() }
        setNeedsDisplay()
    }
    /// Stops the sequence; `image` is shown again.
    open func stopAnimating() {
        guard animation.isRunning else { return }
        animation.stop()
        setNeedsDisplay()
    }

    private var sequenceImages: [UIImage]? { isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages }

    // MARK: Drawing

    private var shownImage: UIImage? {
        if animation.isRunning, let images = sequenceImages, !images.isEmpty {
            return images[animation.index(of: images.count)]
        }
        return isHighlighted ? highlightedImage ?? image : image
    }

    open override func draw(_ rect: CGRect) {
        guard let shown = shownImage else { return }
        shown.tintedIfTemplate(tintColor).draw(in: contentMode.place(shown.size, in: bounds))
    }

    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsDisplay() } } }
    open override var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsDisplay() } } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if image?.isTemplate == true { setNeedsDisplay() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}
