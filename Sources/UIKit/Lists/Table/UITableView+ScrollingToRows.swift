extension UITableView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        readCountsIfNeeded()
        // A row of `NSNotFound` stands for the section alone.
        let isSection = path.count == 2 && path.row == NSNotFound
        guard path.count == 2, geometry.sections.indices.contains(path.section) else {
            raise(
                .rangeException,
                "Attempted to scroll the table view to an out-of-bounds section (\(path.first ?? 0)) when there are "
                    + "only \(geometry.sections.count) sections.")
        }
        if !isSection && !geometry.contains(path) {
            raise(
                .rangeException,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                    + "\(geometry.sections[path.section].rowCount) rows in section \(path.section).")
        }
        if pending.contains(.layout) { layoutIfNeeded() }
        let target = isSection ? sectionRect(path.section) : rowRect(path)
        // The rows there may be guessed; what they are is known once they are on screen.
        setContentOffset(offset(for: target, at: position, section: path.section), animated: animated)
        guard !animated else { return }
        layoutIfNeeded()
        let measured = isSection ? sectionRect(path.section) : rowRect(path)
        if measured != target {
            setContentOffset(offset(for: measured, at: position, section: path.section), animated: false)
            layoutIfNeeded()
        }
    }

    private func offset(for rect: CGRect, at position: ScrollPosition, section: Int) -> CGPoint {
        let inset = adjustedContentInset
        let header = style == .plain ? geometry.sections[section].headerHeight : 0
        let top = rect.minY - inset.top - header
        let bottom = rect.maxY + inset.bottom - bounds.height
        let middle = rect.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        let y: CGFloat
        switch position {
        case .top: y = top
        case .bottom: y = bottom
        case .middle: y = middle
        case .none:
            if contentOffset.y > top { y = top } else { y = max(contentOffset.y, bottom) }
        }
        return clamp(CGPoint(x: contentOffset.x, y: y))
    }
}
