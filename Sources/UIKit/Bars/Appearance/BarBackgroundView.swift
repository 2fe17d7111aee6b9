/// The background of a bar: material, colour, picture and the line at its edge.
@MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shadowView = UIImageView(frame: .zero)
    /// Whether the line stands above the bar (bars at the bottom) instead of below.
    var isShadowOnTop = false { didSet { setNeedsLayout() } }

    required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, colorView, imageView, shadowView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what an appearance says.
    func show(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        colorView.backgroundColor = appearance.backgroundColor
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        shadowView.image = appearance.shadowImage
        shadowView.tintColor = appearance.shadowColor
        shadowView.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        shadowView.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] { view.frame = bounds }
        let scale = traitCollection.displayScale
        let line = shadowView.image?.size.height ?? 1 / (scale > 0 ? scale : 1)
        shadowView.frame = CGRect(
            x: 0, y: isShadowOnTop ? -line : bounds.height, width: bounds.width, height: line)
    }
}
