/// The cells, headers and footers that wait to be used again, and what new ones are made from.
@MainActor
struct TableReuse {
    /// What makes a view for an identifier.
    enum Source {
        case type(AnyClass)
        case nib(UINib)
    }

    private var cellSources: [String: Source] = [:]
    private var headerFooterSources: [String: Source] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func registerCell(_ type: AnyClass?, _ identifier: String) {
        cellSources[identifier] = type.map { .type($0) }
    }
    mutating func registerCell(_ nib: UINib?, _ identifier: String) {
        cellSources[identifier] = nib.map { .nib($0) }
    }
    mutating func registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
        headerFooterSources[identifier] = type.map { .type($0) }
    }
    mutating func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
        headerFooterSources[identifier] = nib.map { .nib($0) }
    }

    mutating func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }
    mutating func keep(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        headerFooters[identifier, default: []].append(view)
    }
    mutating func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
    mutating func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        headerFooters[identifier]?.popLast()
    }

    func cellSource(_ identifier: String) -> Source? { cellSources[identifier] }
    func headerFooterSource(_ identifier: String) -> Source? { headerFooterSources[identifier] }
}

extension UITableView {
    func dequeueCell(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
        // A row that is configured again gets the cell it has.
        if let path, let kept = batch.reconfigured, kept.path == path, kept.cell.reuseIdentifier == identifier {
            return kept.cell
        }
        if let cell = reuse.takeCell(identifier) {
            cell.prepareForReuse()
            return cell
        }
        switch reuse.cellSource(identifier) {
        case nil: return nil
        case .type(let type):
            guard let cellType = type as? UITableViewCell.Type else {
                raise(
                    .invalidArgumentException,
                    "must pass a class of kind UITableViewCell to register(_:forCellReuseIdentifier:)")
            }
            return cellType.init(style: .default, reuseIdentifier: identifier)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
                raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UITableViewCell instance")
            }
            if let own = cell.reuseIdentifier, own != identifier {
                raise(
                    .internalInconsistencyException,
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))")
            }
            return cell
        }
    }

    func requireCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier, for: path) { return cell }
        raise(
            .internalInconsistencyException,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard")
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.takeHeaderFooter(identifier) {
            view.prepareForReuse()
            return view
        }
        switch reuse.headerFooterSource(identifier) {
        case nil: return nil
        case .type(let type):
            guard let viewType = type as? UITableViewHeaderFooterView.Type else {
                raise(
                    .invalidArgumentException,
                    "must pass a class of kind UITableViewHeaderFooterView to "
                        + "register(_:forHeaderFooterViewReuseIdentifier:)")
            }
            return viewType.init(reuseIdentifier: identifier)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
                raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UITableViewHeaderFooterView instance")
            }
            return view
        }
    }
}
