/// A view that lays its arranged subviews out in a row or column, by constraints of its own.
///
/// Source: UIKit, "UIStackView".
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// Stands for `spacing` as the custom spacing after a view.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// Stands for the system's space between neighbouring views, as a spacing.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var stackConstraints: [NSLayoutConstraint] = []
    private var isArrangementDirty = true

    /// Makes an empty stack.
    public required init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack from an archive.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Makes a stack of views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The views that the stack lays out, in order; all of them are subviews.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview too if it is not one yet.
    open func addArrangedSubview(_ view: UIView) {
        if let index = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: index) }
        arrange(view, at: arranged.count)
    }

    /// Inserts a view at an index of the arranged views, as a subview too if it is not one yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: index) }
        guard (0...arranged.count).contains(stackIndex) else {
            raise(
                .internalInconsistencyException,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arrange(view, at: stackIndex)
    }

    /// Stops laying a view out; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    private func arrange(_ view: UIView, at index: Int) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: index)
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// Whether the views stand side by side or one above another; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    /// How the views share the stack's length; `fill` by default.
    open var distribution: UIStackView.Distribution = .fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// How the views stand across the stack; `fill` by default.
    open var alignment: UIStackView.Alignment = .fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }
    /// The space between neighbours, in points; the least space in distributions that widen it.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    /// Whether vertical spaces are measured from last baseline to first baseline; false by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the views are laid out inside the stack's layout margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Sets the space after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The space that was set after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The space after a view in points.
    func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? SystemSpacing.standard : space
    }

    // MARK: Constraints

    func arrangementChanged() {
        guard !isArrangementDirty || !needsUpdateConstraints() else { return }
        isArrangementDirty = true
        setNeedsUpdateConstraints()
    }

    /// Makes the constraints of the present arrangement; called bottom up before layout.
    open override func updateConstraints() {
        if isArrangementDirty {
            isArrangementDirty = false
            NSLayoutConstraint.deactivate(stackConstraints)
            var builder = StackConstraints(stack: self)
            stackConstraints = builder.build()
            NSLayoutConstraint.activate(stackConstraints)
        }
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        if axis == .horizontal { return arranged.first { !$0.isHidden }?.forLastBaselineLayout ?? self }
        return arranged.last { !$0.isHidden }?.forLastBaselineLayout ?? self
    }
}

extension UIStackView {
    /// How the views share the stack's length (Apple documentation: *UIStackView.Distribution*).
    public enum Distribution: Int, Sendable {
        /// They fill it by their hugging and compression priorities.
        case fill = 0
        /// They fill it and are equally long.
        case fillEqually = 1
        /// They fill it in proportion to their natural lengths.
        case fillProportionally = 2
        /// They keep their lengths; the spaces between them are equal.
        case equalSpacing = 3
        /// They keep their lengths; the distances between their centres are equal.
        case equalCentering = 4
    }

    /// How the views stand across the stack (Apple documentation: *UIStackView.Alignment*).
    public enum Alignment: Int, Sendable {
        /// They fill it.
        case fill = 0
        /// They stand at the leading edge of a column, or the top of a row.
        case leading = 1
        /// Their first baselines are level, in a row.
        case firstBaseline = 2
        /// They are centred.
        case center = 3
        /// They stand at the trailing edge of a column, or the bottom of a row.
        case trailing = 4
        /// Their last baselines are level, in a row.
        case lastBaseline = 5

        /// They stand at the top of a row.
        public static let top = Alignment.leading
        /// They stand at the bottom of a row.
        public static let bottom = Alignment.trailing
    }
}

extension UIStackView {
    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// An arranged view was hidden or shown: room is made or taken back, inside an animation gradually.
    func visibilityChanged() {
        arrangementChanged()
        if AnimationState.current != nil, window != nil { layoutIfNeeded() }
    }
}
