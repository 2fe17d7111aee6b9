/// Wheels of rows, of which the middle one is chosen (Apple documentation: *UIPickerView*). The wheels are
/// drawn flat.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The height of rows unless the delegate says otherwise, in points.
    nonisolated static let standardRowHeight: CGFloat = 32
    /// What the default of `widthForComponent` answers.
    nonisolated static let notImplemented: CGFloat = -1
    /// What the default of `viewForRow` answers.
    static let noRowView = UIView(frame: .zero)

    private static let naturalSize = CGSize(width: 320, height: 216)
    private static let gap: CGFloat = 5
    private static let margin: CGFloat = 9

    private var wheels: [PickerWheel] = []
    private let middle = UIView(frame: .zero)
    private var needsReload = true

    /// Makes a picker view; without a size it is 320 by 216 points.
    public required init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
        setUp()
    }
    /// Makes a picker view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        middle.backgroundColor = .tertiarySystemFill
        middle.layer.cornerRadius = 8
        middle.isUserInteractionEnabled = false
        addSubview(middle)
    }

    /// The object that counts wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { markNeedsReload() }
    }
    /// The object that says what rows show, and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { markNeedsReload() }
    }

    // MARK: Counts

    /// The number of wheels.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }
    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }
    /// The size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        placeWheels()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }
    /// The view of a row, when it is on screen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.shown[row] }

    // MARK: Reloading

    private func markNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { reload(wheel) }
    }

    private func reload(_ wheel: PickerWheel) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? Self.standardRowHeight
        wheel.reload(rowCount: max(0, count), rowHeight: max(1, height))
        setNeedsLayout()
    }

    /// Reads everything anew; the chosen rows stay where they exist.
    open func reloadAllComponents() {
        needsReload = true
        reloadIfNeeded()
    }
    /// Reads a wheel anew.
    open func reloadComponent(_ component: Int) {
        if needsReload { return reloadIfNeeded() }
        if let wheel = wheel(component) { reload(wheel) }
    }

    // MARK: Selection

    /// Turns a wheel to a row; the delegate does not hear of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component), row >= 0, row < wheel.rowCount else { return }
        placeWheels()
        wheel.select(row, animated: animated && window != nil)
    }
    /// The chosen row of a wheel; -1 when it has none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    /// Called by a wheel that the user turned.
    func userSelected(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        placeWheels()
        let height = wheels.map(\.rowHeight).max() ?? Self.standardRowHeight
        middle.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
    }

    private func placeWheels() {
        guard !wheels.isEmpty else { return }
        let free = max(0, bounds.width - 2 * Self.margin - CGFloat(wheels.count - 1) * Self.gap)
        let asked = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? Self.notImplemented }
        let known = asked.filter { $0 >= 0 }.reduce(0, +)
        let others = asked.filter { $0 < 0 }.count
        let shared = others == 0 ? 0 : max(0, free - known) / CGFloat(others)
        let widths = asked.map { $0 < 0 ? shared : $0 }
        var x = (bounds.width - widths.reduce(0, +) - CGFloat(wheels.count - 1) * Self.gap) / 2
        for (wheel, width) in zip(wheels, widths) {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width + Self.gap
        }
    }
}
