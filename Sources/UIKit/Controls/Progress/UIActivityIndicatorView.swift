/// Shows that work of unknown length goes on (Apple documentation: *UIActivityIndicatorView*).
///
/// The spinning mark is drawn as the clock has it whenever the view is drawn; it keeps no clock busy.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the mark is (Apple documentation: *UIActivityIndicatorView.Style*).
    public enum Style: Int, Sendable {
        /// The former large white mark.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// The former medium white mark.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// The former medium grey mark.
        @available(*, deprecated, renamed: "medium")
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// The side of the mark, in points.
        var side: CGFloat { self == .large || rawValue == 0 ? 37 : 20 }
    }

    private var runs = false
    private var start: CFTimeInterval = 0

    /// Makes a mark of a style, of the style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }
    /// Makes a medium mark.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a mark from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = hidesWhenStopped
    }

    /// How large the mark is; default medium.
    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// Whether the view is hidden while nothing spins; default true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !runs } }
    /// The colour of the mark; the system's grey unless set.
    open var color: UIColor! {
        get { ownColor ?? (style.rawValue < 2 ? .white : .systemGray) }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }
    private var ownColor: UIColor?

    /// Whether the mark spins.
    open var isAnimating: Bool { runs }

    /// Starts spinning; shows the view.
    open func startAnimating() {
        if !runs { start = MainClock.shared.now }
        runs = true
        isHidden = false
        setNeedsDisplay()
    }
    /// Stops spinning; hides the view unless `hidesWhenStopped` is false.
    open func stopAnimating() {
        runs = false
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight spokes, the foremost darkest; one round takes a second.
    open override func draw(_ rect: CGRect) {
        let spokes = 8
        let side = style.side
        let progress = runs ? (MainClock.shared.now - start).truncatingRemainder(dividingBy: 1) : 0
        let first = Int(progress * Double(spokes))
        let size = CGSize(width: side * 0.12, height: side * 0.28)
        for index in 0..<spokes {
            let age = (first - index + spokes) % spokes
            let opacity = runs ? max(0.15, 0.8 - CGFloat(age) * 0.09) : 0.4
            let angle = CGFloat(index) * 2 * .pi / CGFloat(spokes)
            let path = UIBezierPath(
                roundedRect: CGRect(x: -size.width / 2, y: -side / 2, width: size.width, height: size.height),
                cornerRadius: size.width / 2)
            path.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: angle))
            color.withAlphaComponent(opacity).setFill()
            path.fill()
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: runs ? "In progress" : "Progress halted", traits: .updatesFrequently)
    }
}
