/// A round control that shows a colour (Apple documentation: *UIColorWell*).
///
/// The picker that a tap presents on a device is not here: the colour changes in code, and `.valueChanged` is sent by
/// whoever stands for the person.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let size = CGSize(width: 28, height: 28)
    private let spot = UIView(frame: .zero)

    /// Makes a well without a colour.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a well from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The title of the picker; none by default.
    open var title: String?
    /// Whether a person may choose how much shines through; true by default.
    open var supportsAlpha = true
    /// The colour that is shown; none by default. Setting it sends no action.
    open var selectedColor: UIColor? {
        willSet { willChangeValue(forKey: "selectedColor") }
        didSet {
            spot.backgroundColor = selectedColor
            didChangeValue(forKey: "selectedColor")
        }
    }

    private func setUp() {
        spot.isUserInteractionEnabled = false
        layer.borderWidth = 2
        layer.borderColor = UIColor.systemGray3.cgColor
        addSubview(spot)
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        layer.cornerRadius = side / 2
        spot.frame = bounds.insetBy(dx: 4, dy: 4)
        spot.layer.cornerRadius = min(spot.bounds.width, spot.bounds.height) / 2
    }
}
