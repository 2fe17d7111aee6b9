extension UITableView {
    /// Heights of headers and footers where nothing else is said, in points.
    private enum Standard {
        static let plainTitle: CGFloat = 28
        static let groupedTitle: CGFloat = 38
        static let firstGrouped: CGFloat = 35
        static let grouped: CGFloat = 17.5
        static let plainPadding: CGFloat = 22
    }

    /// The space above headers of the plain style, in points.
    var topPadding: CGFloat {
        heights.sectionHeaderTopPadding >= 0 ? heights.sectionHeaderTopPadding : Standard.plainPadding
    }

    func headerMeasure(_ section: Int) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? heights.sectionHeader
        let isOwn = height != heights.sectionHeader
        if height >= 0 && (isOwn || style != .plain) { return height }
        if tableDataSource?.tableView(self, titleForHeaderInSection: section) != nil {
            return height >= 0 ? height : (style == .plain ? Standard.plainTitle : Standard.groupedTitle)
        }
        if let view = visible.headers[section] ?? tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            if visible.headers[section] == nil { waitingHeaders[section] = view }
            return height >= 0 ? height : fitted(view)
        }
        if style == .plain { return 0 }
        return section == 0 ? Standard.firstGrouped : Standard.grouped
    }

    func footerMeasure(_ section: Int) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? heights.sectionFooter
        let isOwn = height != heights.sectionFooter
        if height >= 0 && (isOwn || style != .plain) { return height }
        if tableDataSource?.tableView(self, titleForFooterInSection: section) != nil {
            return height >= 0 ? height : (style == .plain ? Standard.plainTitle : Standard.groupedTitle)
        }
        if let view = visible.footers[section] ?? tableDelegate?.tableView(self, viewForFooterInSection: section) {
            if visible.footers[section] == nil { waitingFooters[section] = view }
            return height >= 0 ? height : fitted(view)
        }
        return style == .plain ? 0 : Standard.grouped
    }

    private func fitted(_ view: UIView) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return size.height }
        return view.bounds.height > 0 ? view.bounds.height : Standard.plainTitle
    }

    /// The view of a section's header or footer: the delegate's, or one with the data source's title.
    func makeHeader(_ section: Int) -> UIView? {
        if let view = waitingHeaders.removeValue(forKey: section) { return view }
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
        guard let title = tableDataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
        return titleView(title)
    }

    func makeFooter(_ section: Int) -> UIView? {
        if let view = waitingFooters.removeValue(forKey: section) { return view }
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
        guard let title = tableDataSource?.tableView(self, titleForFooterInSection: section) else { return nil }
        return titleView(title)
    }

    private func titleView(_ title: String) -> UIView {
        let identifier = "UITableViewSectionTitle"
        let view = dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.text = style == .grouped ? title.uppercased() : title
        return view
    }
}
