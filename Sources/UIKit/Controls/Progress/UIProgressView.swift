/// Shows how far a task is (Apple documentation: *UIProgressView*).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Where the bar is meant to be (Apple documentation: *UIProgressView.Style*).
    public enum Style: Int, Sendable {
        /// In content; 4 points high.
        case `default` = 0
        /// At a bar's edge; 2.5 points high, square ends.
        case bar
    }

    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)
    private var current: Float = 0

    /// Makes a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        show()
        bounds.size.height = naturalHeight
    }
    /// Makes a bar at 0.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a bar from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        for view in [track, fill] { addSubview(view) }
        show()
    }

    /// Where the bar is meant to be; default in content.
    open var progressViewStyle: Style = .default {
        didSet {
            invalidateIntrinsicContentSize()
            show()
        }
    }
    /// How far the task is, 0 to 1; values outside are brought inside.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    /// Sets how far the task is.
    open func setProgress(_ progress: Float, animated: Bool) {
        current = min(max(progress, 0), 1)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    /// A progress object that the bar follows.
    open var observedProgress: Progress? {
        didSet {
            guard let observedProgress else { return observation = nil }
            observation = ProgressFollower(observedProgress) { [weak self] in self?.setProgress($0, animated: true) }
        }
    }
    private var observation: ProgressFollower?

    /// The colour of the done part; the tint colour when `nil`.
    open var progressTintColor: UIColor? { didSet { show() } }
    /// The colour of the rest; grey when `nil`.
    open var trackTintColor: UIColor? { didSet { show() } }
    /// The image of the done part.
    open var progressImage: UIImage? { didSet { show() } }
    /// The image of the rest.
    open var trackImage: UIImage? { didSet { show() } }

    private func show() {
        track.image = trackImage
        fill.image = progressImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .tertiarySystemFill : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let radius = progressViewStyle == .default ? naturalHeight / 2 : 0
        for view in [track, fill] { view.layer.cornerRadius = radius }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = naturalHeight
        track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        fill.frame = track.frame
        fill.frame.size.width = bounds.width * CGFloat(current)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fill.frame.origin.x = bounds.width - fill.frame.width }
    }

    private var naturalHeight: CGFloat { progressViewStyle == .default ? 4 : 2.5 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: "\(Int((current * 100).rounded()))%", traits: .updatesFrequently)
    }
}

/// Looks at a progress object ten times a second until it is finished.
@MainActor
final class ProgressFollower {
    private let progress: Progress
    private let report: (Float) -> Void
    private var token: MainClock.Token?

    init(_ progress: Progress, report: @escaping (Float) -> Void) {
        self.progress = progress
        self.report = report
        look()
    }

    private func look() {
        report(Float(progress.fractionCompleted))
        guard !progress.isFinished && !progress.isCancelled else { return }
        token = MainClock.shared.schedule(after: 0.1) { [weak self] in self?.look() }
    }
}
