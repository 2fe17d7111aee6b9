/// Draws a background configuration.
@MainActor
final class BackgroundConfigurationView: UIView {
    private let imageView = UIImageView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var customView: UIView?
    /// The outline, where it is not on the background's own edge.
    private var outline: UIView?
    private var outset: CGFloat = 0
    private var insets = NSDirectionalEdgeInsets.zero
    private var edgesWithMargins: NSDirectionalRectEdge = []

    required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a configuration in a tint.
    func show(_ configuration: UIBackgroundConfiguration, tintColor: UIColor, radius: CGFloat) {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = radius
        showOutline(configuration, tintColor: tintColor, radius: radius)
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        clipsToBounds = configuration.image != nil || configuration.visualEffect != nil
        insets = configuration.backgroundInsets
        edgesWithMargins = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let effect = configuration.visualEffect {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            if view.superview == nil { insertSubview(view, at: 0) }
            view.effect = effect
            effectView = view
        } else {
            effectView?.removeFromSuperview()
            effectView = nil
        }
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func showOutline(_ configuration: UIBackgroundConfiguration, tintColor: UIColor, radius: CGFloat) {
        outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
        let color = configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
        layer.borderWidth = outset == 0 ? configuration.strokeWidth : 0
        layer.borderColor = outset == 0 ? color : nil
        guard outset != 0 else {
            outline?.removeFromSuperview()
            return outline = nil
        }
        let view = outline ?? UIView(frame: .zero)
        if view.superview == nil { addSubview(view) }
        view.layer.cornerRadius = max(0, radius + outset)
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = color
        outline = view
    }

    /// The frame that the configuration's insets leave of `bounds`.
    func place(in bounds: CGRect) {
        var insets = insets
        if let margins = superview?.directionalLayoutMargins {
            if edgesWithMargins.contains(.top) { insets.top += margins.top }
            if edgesWithMargins.contains(.leading) { insets.leading += margins.leading }
            if edgesWithMargins.contains(.bottom) { insets.bottom += margins.bottom }
            if edgesWithMargins.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = view === outline ? bounds.insetBy(dx: -outset, dy: -outset) : bounds }
    }
}
