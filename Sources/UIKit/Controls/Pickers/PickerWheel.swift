/// One wheel of a picker view: rows that scroll and stop with one of them in the middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = UIPickerView.standardRowHeight
    /// The chosen row; -1 when there is none.
    private(set) var selected = -1
    /// The views of the rows on screen.
    private(set) var shown: [Int: UIView] = [:]
    private var unused: [UIView] = []

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
        let tap = UITapGestureRecognizer()
        tap.addTarget(of: self) { [weak self] recognizer in
            if recognizer.state == .ended { self?.tapped(recognizer) }
        }
        addGestureRecognizer(tap)
    }

    required init(frame: CGRect) {
        component = 0
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Rows

    func reload(rowCount: Int, rowHeight: CGFloat) {
        self.rowCount = rowCount
        self.rowHeight = rowHeight
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        unused = []
        selected = rowCount == 0 ? -1 : min(max(selected, 0), rowCount - 1)
        laidOutHeight = -1
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool) {
        selected = row
        setContentOffset(offset(of: row), animated: animated)
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    /// The row that is nearest to the middle at an offset.
    private func row(at offset: CGFloat) -> Int {
        min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(0, rowCount - 1))
    }

    private var laidOutHeight: CGFloat = -1

    override func layoutSubviews() {
        super.layoutSubviews()
        if laidOutHeight != bounds.height {
            laidOutHeight = bounds.height
            let space = max(0, (bounds.height - rowHeight) / 2)
            contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
            contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
            if selected >= 0 { setContentOffset(offset(of: selected), animated: false) }
        }
        showRows()
    }

    private func showRows() {
        guard rowCount > 0, bounds.height > 0 else { return }
        let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
        let last = min(rowCount - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
        guard first <= last else { return }
        for row in shown.keys where row < first || row > last {
            guard let view = shown.removeValue(forKey: row) else { continue }
            view.removeFromSuperview()
            unused.append(view)
        }
        for row in first...last {
            if shown[row] == nil, let view = makeView(row) {
                shown[row] = view
                if view.superview !== self { addSubview(view) }
            }
            shown[row]?.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
        }
    }

    /// The delegate's view, or a label with its text.
    private func makeView(_ row: Int) -> UIView? {
        guard let picker, let delegate = picker.delegate else { return nil }
        let old = unused.popLast()
        let own = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
        if own !== UIPickerView.noRowView { return own }
        let label = old as? UILabel ?? UILabel(frame: .zero)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        label.textColor = .label
        label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        if let styled = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = styled
        }
        return label
    }

    // MARK: Choosing

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard rowCount > 0 else { return }
        let row = Int((recognizer.location(in: self).y / rowHeight).rounded(.down))
        guard row >= 0, row < rowCount, row != selected else { return }
        setContentOffset(offset(of: row), animated: true)
        choose(row)
    }

    private func choose(_ row: Int) {
        guard row != selected, rowCount > 0 else { return }
        selected = row
        picker?.userSelected(row, component)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)).y
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard !decelerate else { return }
        let row = row(at: contentOffset.y)
        setContentOffset(offset(of: row), animated: true)
        choose(row)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { choose(row(at: contentOffset.y)) }
}
