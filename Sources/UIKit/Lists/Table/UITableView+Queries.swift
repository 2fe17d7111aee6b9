extension UITableView {
    private func rect(_ start: CGFloat, _ height: CGFloat, isRow: Bool = false) -> CGRect {
        let inset = isRow ? sideInset : 0
        return CGRect(x: inset, y: start, width: max(0, bounds.width - 2 * inset), height: height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        readCountsIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rect(geometry.starts[section], geometry.sections[section].height)
    }

    /// Headers of the plain style stay in view while their section is (Apple documentation:
    /// *UITableView.Style*).
    func headerRect(_ section: Int) -> CGRect {
        readCountsIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let content = geometry.sections[section]
        var start = geometry.starts[section] + content.padding
        if style == .plain {
            let end = geometry.starts[section] + content.height - content.headerHeight - content.footerHeight
            start = max(start, min(bounds.minY + adjustedContentInset.top, end))
        }
        return rect(start, content.headerHeight)
    }

    func footerRect(_ section: Int) -> CGRect {
        readCountsIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let content = geometry.sections[section]
        var start = geometry.starts[section] + content.height - content.footerHeight
        if style == .plain {
            let lowest = bounds.maxY - adjustedContentInset.bottom - content.footerHeight
            start = min(start, max(lowest, geometry.rowsStart(section)))
        }
        return rect(start, content.footerHeight)
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        readCountsIfNeeded()
        guard geometry.contains(path) else { return .zero }
        let span = geometry.rowSpan(path)
        return rect(span.start, span.height, isRow: true)
    }

    func rows(in rect: CGRect) -> [IndexPath]? {
        readCountsIfNeeded()
        guard rect.maxX >= 0, rect.minX <= bounds.width else { return [] }
        return geometry.rows(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
    }
}
