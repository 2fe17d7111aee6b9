/// The column of titles at the trailing edge of a plain table view, which scrolls to the section of the
/// title that is touched (Apple documentation: *UITableViewDataSource*, `sectionIndexTitles(for:)`).
final class SectionIndexView: UIControl {
    /// How wide the column is, and how far apart its titles are at most, in points.
    static let width: CGFloat = 15, lineHeight: CGFloat = 14

    weak var table: UITableView?
    private(set) var titles: [String] = []
    private var marks: [UIView] = []
    private var chosen: Int?

    func show(_ titles: [String]) {
        self.titles = titles
        for mark in marks { mark.removeFromSuperview() }
        marks = titles.map(Self.mark)
        for mark in marks { addSubview(mark) }
        setNeedsLayout()
    }

    private static func mark(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let image = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            image.contentMode = .scaleAspectFit
            return image
        }
        let label = UILabel(frame: .zero)
        label.text = title
        label.font = .boldSystemFont(ofSize: 11)
        label.textAlignment = .center
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color = table?.edges.sectionIndexColor ?? tintColor
        backgroundColor = isTracking
            ? table?.edges.sectionIndexTrackingBackgroundColor ?? table?.edges.sectionIndexBackgroundColor
            : table?.edges.sectionIndexBackgroundColor
        for (index, mark) in marks.enumerated() {
            mark.frame = CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
            if let label = mark as? UILabel { label.textColor = color } else { mark.tintColor = color }
        }
    }

    private var step: CGFloat { titles.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(titles.count)) }
    private var top: CGFloat { (bounds.height - step * CGFloat(titles.count)) / 2 }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        chosen = nil
        choose(touch)
        setNeedsLayout()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        setNeedsLayout()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setNeedsLayout()
    }

    private func choose(_ touch: UITouch) {
        guard !titles.isEmpty, step > 0 else { return }
        let line = Int(((touch.location(in: self).y - top) / step).rounded(.down))
        let index = min(max(line, 0), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        table?.jump(toIndexTitle: index, titles[index])
    }
}

extension UITableView {
    func baseReloadSectionIndexTitles() {
        let isPossible = style == .plain && rowCount >= edges.sectionIndexMinimumDisplayRowCount
        let titles = isPossible ? tableDataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            guard let view = edges.sectionIndex else { return }
            view.removeFromSuperview()
            edges.sectionIndex = nil
            return layOutCellsAgain()
        }
        let view = edges.sectionIndex ?? SectionIndexView(frame: .zero)
        view.show(titles)
        guard edges.sectionIndex == nil else { return }
        edges.sectionIndex = view
        view.table = self
        view.accessibilityLabel = "Section index"
        view.accessibilityTraits = .adjustable
        addSubview(view)
        layOutCellsAgain()
        setNeedsLayout()
    }

    private var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rowCount } }

    private func layOutCellsAgain() {
        for cell in visible.cells.values { cell.setNeedsLayout() }
    }

    /// How much of the cells' width the section index takes, in points.
    var sectionIndexWidth: CGFloat { edges.sectionIndex == nil ? 0 : SectionIndexView.width }

    /// Shows a header or footer: above the rows, and below the section index.
    func addEdge(_ view: UIView) {
        if let index = edges.sectionIndex { insertSubview(view, belowSubview: index) } else { addSubview(view) }
    }

    /// Keeps the section index where it is seen.
    func placeSectionIndex() {
        guard let view = edges.sectionIndex else { return }
        let insets = adjustedContentInset
        let frame = CGRect(
            x: bounds.maxX - insets.right - SectionIndexView.width, y: bounds.minY + insets.top,
            width: SectionIndexView.width, height: max(0, bounds.height - insets.top - insets.bottom))
        if view.frame != frame { view.frame = frame }
    }

    /// Scrolls to the section that the data source names for a title, or to the very top for none.
    func jump(toIndexTitle index: Int, _ title: String) {
        guard let source = tableDataSource else { return }
        let section = source.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard section != NSNotFound else {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        guard geometry.sections.indices.contains(section) else { return }
        let insets = adjustedContentInset
        let lowest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
        let top = sectionRect(section).minY - insets.top
        setContentOffset(CGPoint(x: contentOffset.x, y: min(top, lowest)), animated: false)
    }
}
