@_spi(UIKit) import QuartzCore

/// An object that manages the content of a rectangle on the screen (Apple documentation: *UIView*).
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UICoordinateSpace, UITraitEnvironment {
    // MARK: Stored state

    /// The layer that backs this view; its class is `layerClass`.
    public nonisolated(unsafe) let layer: CALayer

    /// The children, back to front; parents own children, children know parents without owning them.
    nonisolated(unsafe) var children: [UIView] = []
    /// `weak` by hand: a parent clears it in its `deinit`, which costs no side table per view.
    nonisolated var parentView: UIView? {
        @inline(__always) get { parentLink.object }
        @inline(__always) set { parentLink.object = newValue }
    }
    nonisolated(unsafe) var parentLink = Uncounted<UIView>()
    /// The window this view is in, kept up to date when a subtree moves.
    nonisolated var currentWindow: UIWindow? {
        @inline(__always) get { windowLink.object }
        @inline(__always) set { windowLink.object = newValue }
    }
    nonisolated(unsafe) var windowLink = Uncounted<UIWindow>()
    /// The controller whose `view` this is; the controller clears it when it lets the view go.
    nonisolated var managingController: UIViewController? {
        @inline(__always) get { controllerLink.object }
        @inline(__always) set { controllerLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var controllerLink = Uncounted<UIViewController>()
    /// What this view still owes at the next layout pass.
    var pending: PendingWork = .layout
    /// The bits of `autoresizingMask`, which the view of nearly every controller has.
    var autoresizingBits: UInt8 = 0
    /// Plain yes-or-no properties.
    var traitsOfBehaviour: BehaviourFlags = .initial
    /// Fields that most views never set.
    nonisolated(unsafe) var rare: RareViewState?
    /// Fields of Auto Layout, made when the view first takes part in it.
    var layoutState: ViewLayoutState?
    /// The traits this view last reported.
    var knownTraits: UITraitCollection?
    /// The size that autoresizing last saw, in points.
    var sizeLastSeen: CGSize = .zero
    /// The safe area this view last reported, in points.
    var knownSafeArea: UIEdgeInsets = .zero

    // MARK: Making a view

    /// The class of the layer made for each view of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public required init(frame: CGRect) {
        layer = UIView.makeLayer(of: type(of: self).layerClass)
        super.init()
        adoptLayer()
        setFrame(frame)
    }

    /// Makes a view with an empty frame.
    public required convenience override init() { self.init(frame: .zero) }

    /// Makes a view from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        layer = UIView.makeLayer(of: type(of: self).layerClass)
        super.init()
        adoptLayer()
    }

    deinit {
        for child in children {
            child.parentView = nil
            if child.currentWindow != nil { child.forgetWindow() }
        }
        if let rare { for recognizer in rare.gestureRecognizers { recognizer.attachedView = nil } }
        layer.owner = nil
        layoutState?.viewIsGone()
    }

    /// The window goes away under a view that somebody else keeps.
    private nonisolated func forgetWindow() {
        currentWindow = nil
        for child in children { child.forgetWindow() }
    }

    /// Called after a view was read from a nib and its outlets are connected.
    open func awakeFromNib() {}
    /// Called in a design-time preparation; nothing on a device.
    open func prepareForInterfaceBuilder() {}

    open override var next: UIResponder? { managingController ?? parentView }

    // MARK: Geometry (UIView+Geometry.swift)

    /// The rectangle in the superview's coordinates, in points; setting it moves and resizes.
    open var frame: CGRect {
        get {
            EngineHooks.read(.frame, self)
            return layer.frame
        }
        set { setFrame(newValue) }
    }
    /// The rectangle in the view's own coordinates, in points.
    open var bounds: CGRect {
        get {
            EngineHooks.read(.bounds, self)
            return layer.bounds
        }
        set { setBounds(newValue) }
    }
    /// The middle of the frame in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// The transform applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// The size that fits `size` best; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to `sizeThatFits(_:)` of its present size.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    /// Whether a point in the view's coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Replacing.isOn ? askPointInside(point, event) : ownPointInside(point, event)
    }
    /// The deepest view, front first, that takes touches at `point` (view coordinates).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Replacing.isOn ? askHitTest(point, event) : ownHitTest(point, event)
    }

    /// Whether this is a window; a cast to find out costs several times as much.
    var isWindow: Bool { false }

    /// What follows a change of position or size: autoresizing, layout and safe areas.
    func geometryDidChange(oldSize: CGSize) {
        let size = layer.bounds.size
        sizeLastSeen = size
        if currentWindow != nil, isReachedBySafeArea { markNeedsSafeArea() }
        if layoutState != nil { layoutGeometryChanged() }
        guard size.width != oldSize.width || size.height != oldSize.height else { return }
        if !children.isEmpty && traitsOfBehaviour.contains(.autoresizesSubviews) {
            for child in children { child.autoresize(from: oldSize, to: size) }
        }
        if rare?.contentMode == .redraw { layer.setNeedsDisplay() }
        markNeedsLayout()
    }

    // MARK: Appearance (UIView+Appearance.swift)

    /// The opacity, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { tellObservers(of: ["alpha"]) { layer.opacity = Float(newValue) } }
    }
    /// Whether the view and its subviews are drawn and touched.
    open var isHidden: Bool {
        get { layer.isHidden || rare?.isLeavingStack ?? false }
        set { setHidden(newValue) }
    }
    /// The colour behind the view's content; `nil` is transparent.
    open var backgroundColor: UIColor? {
        get { rare?.backgroundColor }
        set { setBackgroundColor(newValue) }
    }
    /// The colour of interactive content; inherited from the superview when not set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether subviews are cut off at the bounds; default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// In which direction the content of this view is laid out.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }
    /// Called when the effective tint colour changed.
    open func tintColorDidChange() {}
    /// How the content is fitted when the bounds change.
    open var contentMode: UIView.ContentMode {
        get { rare?.contentMode ?? .scaleToFill }
        set { rareState.contentMode = newValue; setNeedsDisplay() }
    }
    /// Draws the view's content in the current graphics context; draws nothing unless overridden.
    open func draw(_ rect: CGRect) {}
    /// Marks the whole view for drawing at the next commit.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
        drawSoon()
    }
    /// Marks part of the view (view coordinates) for drawing at the next commit.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
        drawSoon()
    }

    // MARK: Hierarchy (UIView+Hierarchy.swift)

    /// The views inside this one, back to front.
    open var subviews: [UIView] { children }
    /// The view this one is in; not retained.
    open var superview: UIView? { parentView }
    /// The window this view is in.
    open var window: UIWindow? {
        EngineHooks.read(.window, self)
        return currentWindow
    }
    /// Puts `view` in front of the other subviews; it leaves its present superview first.
    open func addSubview(_ view: UIView) {
        if Replacing.isOn { return askAddSubview(view) }
        ownAddSubview(view)
    }
    /// Puts `view` at `index` of the subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        if Replacing.isOn { return askInsertSubview(view, index) }
        ownInsertSubview(view, index)
    }
    /// Puts `view` just behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if Replacing.isOn { return askInsertBelow(view, siblingSubview) }
        ownInsertBelow(view, siblingSubview)
    }
    /// Puts `view` just in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if Replacing.isOn { return askInsertAbove(view, siblingSubview) }
        ownInsertAbove(view, siblingSubview)
    }
    /// Swaps the subviews at two indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }
    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    /// Takes the view out of its superview and window.
    open func removeFromSuperview() {
        if Replacing.isOn { return askRemoveFromSuperview() }
        ownRemoveFromSuperview()
    }
    /// Called after `subview` was added.
    open func didAddSubview(_ subview: UIView) {
        if Replacing.isOn { return askDidAddSubview(subview) }
        ownDidAddSubview(subview)
    }
    /// Called before `subview` is removed.
    open func willRemoveSubview(_ subview: UIView) {
        if Replacing.isOn { return askWillRemoveSubview(subview) }
        ownWillRemoveSubview(subview)
    }
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {
        if Replacing.isOn { return askWillMoveToSuperview(newSuperview) }
        ownWillMoveToSuperview(newSuperview)
    }
    /// Called after the superview changed.
    open func didMoveToSuperview() {
        if Replacing.isOn { return askDidMoveToSuperview() }
        ownDidMoveToSuperview()
    }
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {
        if Replacing.isOn { return askWillMoveToWindow(newWindow) }
        ownWillMoveToWindow(newWindow)
    }
    /// Called after the window changed.
    open func didMoveToWindow() {
        if Replacing.isOn { return askDidMoveToWindow() }
        ownDidMoveToWindow()
    }
    /// Whether this view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// Makes this view, or the first responder inside it, give up that status; `force` does not ask.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }
    /// The view with this tag, here or below.
    open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

    // MARK: Layout (UIView+LayoutPass.swift)

    /// Places the subviews; Auto Layout's frames are set before subclasses' code after `super` runs.
    open func layoutSubviews() {
        if Replacing.isOn { return askLayoutSubviews() }
        ownLayoutSubviews()
    }
    /// Asks for a layout of this view at the next commit.
    open func setNeedsLayout() {
        if Replacing.isOn { return askSetNeedsLayout() }
        ownSetNeedsLayout()
    }
    /// Lays out the subtree, and any ancestor that needs it, at once.
    open func layoutIfNeeded() {
        if Replacing.isOn { return askLayoutIfNeeded() }
        ownLayoutIfNeeded()
    }
    /// Called when the safe area of the view changed.
    open func safeAreaInsetsDidChange() {
        if Replacing.isOn { return askSafeAreaInsetsDidChange() }
        ownSafeAreaInsetsDidChange()
    }
    /// Called when the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// The space between the view's edges and its content, in points.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The part of each edge covered by bars and device features, in points.
    open var safeAreaInsets: UIEdgeInsets {
        EngineHooks.read(.safeAreaInsets, self)
        return currentSafeArea
    }

    // MARK: Auto Layout (Layout/)

    /// Updates the view's constraints; subclasses call `super` last. Called bottom up before layout.
    open func updateConstraints() {
        if Replacing.isOn { return askUpdateConstraints() }
        ownUpdateConstraints()
    }
    /// The natural size of the content, in points; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// The insets from the frame to the rectangle that is aligned, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The size that satisfies the view's constraints and is closest to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    /// The same, with the priority with which each axis keeps to `targetSize`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        solveFittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
    /// Whether the class works only with constraints; then an engine is used even without any.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The view whose first baseline stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this view's.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose baseline stands for this view's; older than iOS 9.
    open func forBaselineLayout() -> UIView { self }
    /// What constraints inside a scroll view mean by the scroll view's edges; `nil` for other views.
    var contentGuideForConstraints: UILayoutGuide? { nil }
    /// Asks for `updateConstraints()` at the next commit.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Updates the constraints of the subtree at once.
    open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
    /// Tells Auto Layout that `intrinsicContentSize` changed.
    open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }

    // MARK: Traits (UIView+Traits.swift)

    /// The traits in force for this view.
    open var traitCollection: UITraitCollection {
        EngineHooks.read(.traitCollection, self)
        return effectiveTraits
    }
    /// The smallest size of text that this view and its subviews have among their traits; no limit where nil.
    ///
    /// Source: Apple documentation, "minimumContentSizeCategory".
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.smallestTextSize }
        set { limitTextSize(\.smallestTextSize, newValue) }
    }
    /// The largest size of text that this view and its subviews have among their traits; no limit where nil.
    ///
    /// Source: Apple documentation, "maximumContentSizeCategory".
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.largestTextSize }
        set { limitTextSize(\.largestTextSize, newValue) }
    }
    /// Which limits of text sizes are in force for this view, its own and those of views around it, for people to read.
    ///
    /// Source: Apple documentation, "appliedContentSizeCategoryLimitsDescription".
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
    /// Called when traits changed after the first display (`docs/lifecycle.md`, section 10).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if Replacing.isOn { return askTraitCollectionDidChange(previousTraitCollection) }
        ownTraitCollectionDidChange(previousTraitCollection)
    }

    // MARK: Interaction

    /// Whether the view and its subviews take touches.
    open var isUserInteractionEnabled: Bool {
        get { traitsOfBehaviour.contains(.userInteraction) }
        set { traitsOfBehaviour.set(.userInteraction, newValue) }
    }
    /// Called before a gesture recognizer of this view or of an ancestor may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The recognizers attached to the view, in the order in which they were added; `nil` when none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
        set { setGestureRecognizers(newValue) }
    }
    /// Attaches a recognizer, which is retained; it leaves the view it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        EngineHooks.tell(.gestureAdded(gestureRecognizer, to: self))
        attach(gestureRecognizer)
    }
    /// Detaches a recognizer; a gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The interactions attached to the view.
    open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { setInteractions(newValue) }
    }
    /// Attaches an interaction, which is retained; it hears `willMove(to:)` and `didMove(to:)`.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Detaches an interaction; it hears `willMove(to: nil)` and `didMove(to: nil)`.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Snapshots

    /// A view that shows this one's present look; `nil` when it has no size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }
    /// A view that shows part of this one's present look.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
    }
    /// Draws the view and its subviews into the current graphics context; `true` when it did.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: CALayerDelegate

    /// Provides the layer's content; by default its bitmap, which `draw(_:)` fills.
    open func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws into the layer's backing context by way of `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
    /// Called by the layer before it draws.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the backing layer: the controller hears before and after `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layOutBackingLayer(layer) }
    /// The action for a change of the layer: none outside animation blocks.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }

    /// A name by which user interface tests find the view; never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { accessibilityState.identifier = newValue }
    }

    open override var description: String { viewDescription }

    /// Whether the view's content covers everything behind it; default true.
    open var isOpaque: Bool {
        get { storedOpaque }
        set { storedOpaque = newValue }
    }
    /// A number by which `viewWithTag(_:)` finds the view; default 0.
    open var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }
    /// The margins by leading and trailing edge, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { storedDirectionalMargins }
        set { storedDirectionalMargins = newValue }
    }
    /// How strongly the view resists growing beyond its natural size along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { storedHugging(for: axis) }
    /// Sets how strongly the view resists growing beyond its natural size along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        storeHugging(priority, for: axis)
    }
    /// How strongly the view resists shrinking below its natural size along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { storedCompression(for: axis) }
    /// Sets how strongly the view resists shrinking below its natural size along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        storeCompression(priority, for: axis)
    }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// Gives a guide to the view; it leaves its present owner.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { baseAddLayoutGuide(layoutGuide) }
    /// Takes a guide from the view, with the constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { baseRemoveLayoutGuide(layoutGuide) }
    /// The rectangle inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { baseLayoutMarginsGuide }
    /// The rectangle inside the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { baseSafeAreaLayoutGuide }
    /// The rectangle inside the layout margins that is no wider than text is easily read.
    open var readableContentGuide: UILayoutGuide { baseReadableContentGuide }
    /// The keyboard's part of the view, or the bottom safe area while there is none (Apple documentation:
    /// *keyboardLayoutGuide*).
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { baseKeyboardLayoutGuide }
    /// The active constraints that this view holds.
    open var constraints: [NSLayoutConstraint] { baseConstraints }
    /// Makes a constraint active and held by this view, which must be, or contain, its items.
    open func addConstraint(_ constraint: NSLayoutConstraint) { baseAddConstraint(constraint) }
    /// Makes constraints active and held by this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
    /// Deactivates a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }
    /// Deactivates constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
    /// Whether constraints leave the view's position or size open. For debugging.
    open var hasAmbiguousLayout: Bool { baseHasAmbiguousLayout }
    /// Whether the view's frame and autoresizing mask count as constraints; true unless the view is to be placed by
    /// constraints of one's own.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storedTranslatesAutoresizingMaskIntoConstraints }
        set { storedTranslatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { baseNeedsUpdateConstraints() }
    /// Adds an effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { baseAddMotionEffect(effect) }
    /// Takes an effect out.
    open func removeMotionEffect(_ effect: UIMotionEffect) { baseRemoveMotionEffect(effect) }
    /// Whether the drawing area is cleared before `draw(_:)`; default true.
    open var clearsContextBeforeDrawing: Bool {
        get { storedClearsContextBeforeDrawing }
        set { storedClearsContextBeforeDrawing = newValue }
    }
    /// A view whose alpha masks this view's content.
    open var mask: UIView? {
        get { storedMask }
        set { storedMask = newValue }
    }
    /// Whether the tint is dimmed; `automatic` takes the superview's mode.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { storedTintAdjustmentMode }
        set { storedTintAdjustmentMode = newValue }
    }
    /// How the frame follows the superview's size when no constraints place the view.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { storedAutoresizingMask }
        set { storedAutoresizingMask = newValue }
    }
    /// Whether subviews are resized by their masks when this view's size changes; default true.
    open var autoresizesSubviews: Bool {
        get { storedAutoresizesSubviews }
        set { storedAutoresizesSubviews = newValue }
    }
    /// The three-dimensional transform applied about the anchor point.
    open var transform3D: CATransform3D {
        get { storedTransform3D }
        set { storedTransform3D = newValue }
    }
    /// The scale from points to pixels of the view's content.
    open var contentScaleFactor: CGFloat {
        get { storedContentScaleFactor }
        set { storedContentScaleFactor = newValue }
    }
    /// The name under which the view's state is kept, for views that keep state; default nil.
    open var restorationIdentifier: String? {
        get { storedRestorationIdentifier }
        set { storedRestorationIdentifier = newValue }
    }
    /// Whether touches beyond the first reach the view; default false.
    open var isMultipleTouchEnabled: Bool {
        get { storedIsMultipleTouchEnabled }
        set { storedIsMultipleTouchEnabled = newValue }
    }
    /// Whether the view keeps touches from other views while it has one; default false.
    open var isExclusiveTouch: Bool {
        get { storedIsExclusiveTouch }
        set { storedIsExclusiveTouch = newValue }
    }
    /// Whether layout goes from right to left here.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { baseEffectiveUserInterfaceLayoutDirection }
    /// Whether the margins are measured from the safe area; default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedInsetsLayoutMarginsFromSafeArea }
        set { storedInsetsLayoutMarginsFromSafeArea = newValue }
    }
    /// Whether the superview's margins hold here too where they reach in; default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { storedPreservesSuperviewLayoutMargins }
        set { storedPreservesSuperviewLayoutMargins = newValue }
    }
    /// A style that this view and its subviews take instead of the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedOverrideUserInterfaceStyle }
        set { storedOverrideUserInterfaceStyle = newValue }
    }
}
