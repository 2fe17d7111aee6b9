/// The views that wait to be used again, and what new ones are made from.
@MainActor
struct CollectionReuse {
    private struct Key: Hashable {
        let kind: String?
        let identifier: String
    }

    private var sources: [Key: TableReuse.Source] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ source: TableReuse.Source?, kind: String?, _ identifier: String) {
        sources[Key(kind: kind, identifier: identifier)] = source
    }
    func isRegistered(kind: String?, _ identifier: String) -> Bool {
        sources[Key(kind: kind, identifier: identifier)] != nil
    }
    mutating func keep(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// A waiting view, or one made from what is registered; ends the process where nothing is.
    mutating func dequeue(kind: String?, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        if let view = waiting[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view: UICollectionReusableView
        switch sources[key] {
        case .type(let type as UICollectionReusableView.Type): view = type.init(frame: frame)
        case .type(let type):
            raise(
                .invalidArgumentException,
                "must pass a class of kind UICollectionReusableView to register for identifier \(identifier), "
                    + "not \(NSStringFromClass(type))")
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            guard objects.count == 1, let found = objects.first as? UICollectionReusableView else {
                raise(
                    .internalInconsistencyException,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UICollectionReusableView instance")
            }
            view = found
        case nil:
            raise(
                .internalInconsistencyException,
                "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier "
                    + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell "
                    + "in a storyboard")
        }
        view.reuseIdentifier = identifier
        return view
    }
}
