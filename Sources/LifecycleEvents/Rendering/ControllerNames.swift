/// What controllers are called in a rendering: their class, numbered where there are several.
struct ControllerNames {
    private var names: [String: String] = [:]
    private var depths: [String: Int] = [:]

    init(_ records: [LifecycleRecord]) {
        var counts: [String: Int] = [:]
        for record in records {
            if let controller = record.controller, record.type != nil, names[controller] == nil {
                let type = record.shortType
                counts[type, default: 0] += 1
                names[controller] = counts[type] == 1 ? type : "\(type)#\(counts[type] ?? 1)"
            }
            if let controller = record.controller {
                depths[controller] = record.parent.map { (depths[$0] ?? 0) + 1 } ?? 0
            }
        }
    }

    /// The name of a controller that has a line of its own; others keep the name they have in the file.
    func name(_ controller: String) -> String { names[controller] ?? controller }

    /// The callback with its arguments, as the contract's traces write it.
    func callback(of record: LifecycleRecord) -> String {
        let callback = record.callback ?? ""
        if let parent = record.toParent, callback.hasSuffix("(toParent:)") {
            return callback.dropLast() + " \(parent == "nil" ? "nil" : name(parent)))"
        }
        if let size = record.toSize { return callback.replacing("to:with:", with: "to: \(Int(size.width))×\(Int(size.height))") }
        return callback + (record.animated.map { "(\($0))" } ?? "")
    }
}

extension String {
    /// This text with the first occurrence of another replaced.
    fileprivate func replacing(_ text: String, with other: String) -> String {
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(text) { return self[..<rest.startIndex] + other + rest.dropFirst(text.count) }
            rest = rest.dropFirst()
        }
        return self
    }
}

/// Which will is still open for each controller, so that dids can be paired with them.
struct Pairing {
    enum Mark: String {
        case none = " "
        case opens = "┌"
        case inside = "│"
        case closes = "└"
        /// A will that takes back the one before it.
        case turns = "├"
    }

    private var open: [String: String] = [:]

    /// The mark of a callback, and a remark where the pair is not the usual one.
    mutating func mark(_ record: LifecycleRecord) -> (mark: Mark, remark: String?) {
        guard let controller = record.controller, let callback = record.callback else { return (.none, nil) }
        switch callback {
        case "viewWillAppear", "viewWillDisappear":
            let earlier = open.updateValue(callback, forKey: controller)
            return earlier.map { (.turns, "takes back \($0)") } ?? (.opens, nil)
        case "viewDidAppear", "viewDidDisappear":
            let will = callback == "viewDidAppear" ? "viewWillAppear" : "viewWillDisappear"
            guard open[controller] == will else { return (.closes, "without \(will)") }
            open[controller] = nil
            return (.closes, nil)
        default:
            return (open[controller] == nil ? .none : .inside, nil)
        }
    }

    /// The wills that no did has followed, with their controllers.
    var unfinished: [(controller: String, will: String)] {
        open.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
