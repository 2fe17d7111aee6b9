/// Shows an effect over what is behind it, and its content over that (Apple documentation: *UIVisualEffectView*).
///
/// A blur is drawn as a translucent layer of the material's tone; what is behind is not blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let materialView = UIView(frame: .zero)
    private let ownContentView = UIView(frame: .zero)

    /// Makes a view that shows `effect`.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        showMaterial()
    }

    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [materialView, ownContentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        materialView.isUserInteractionEnabled = false
    }

    /// Where subviews go: adding them to the effect view itself is a mistake.
    open var contentView: UIView { ownContentView }
    /// The effect; changes inside an animation block are animated.
    open var effect: UIVisualEffect? { didSet { showMaterial() } }

    private func showMaterial() {
        let color = effect?.color(for: traitCollection)
        if UIAccessibility.isReduceTransparencyEnabled {
            materialView.backgroundColor = color?.withAlphaComponent(1)
        } else {
            materialView.backgroundColor = color ?? .clear
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showMaterial()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showMaterial()
    }
}
