import Foundation

extension LifecycleRecord {
    /// The line, without its end. Keys stand in the order of `docs/events.md`; those without a value are left out.
    public var json: String {
        var writer = JSONWriter()
        writer.add("v", version)
        writer.add("n", number)
        writer.add("t", time)
        writer.add("event", event.rawValue)
        writer.add("stage", stage?.rawValue)
        writer.add("callback", callback)
        writer.add("controller", controller)
        writer.add("type", type)
        writer.add("parent", parent)
        writer.add("depth", depth)
        writer.add("animated", animated)
        writer.add("flags", flags)
        writer.add("transition", transition)
        if let cause {
            writer.begin("cause")
            writer.add("kind", cause.kind.rawValue)
            writer.add("name", cause.name)
            writer.add("code", cause.code)
            writer.end()
        }
        writer.add("view", view)
        if let safeArea {
            writer.begin("safeArea")
            writer.add("top", safeArea.top)
            writer.add("left", safeArea.left)
            writer.add("bottom", safeArea.bottom)
            writer.add("right", safeArea.right)
            writer.end()
        }
        writer.add("window", window)
        writer.add("toParent", toParent)
        writer.add("toSize", toSize)
        writer.add("text", text)
        writer.add("name", name)
        writer.add("process", process)
        writer.add("behavior", behavior)
        writer.add("device", device)
        return writer.finish()
    }

    /// The records of a file's text; lines that are no record, such as one that was cut off, are left out.
    public static func records(in text: String) -> [LifecycleRecord] {
        let decoder = JSONDecoder()
        return text.split(separator: "\n").compactMap { try? decoder.decode(LifecycleRecord.self, from: Data($0.utf8)) }
    }
}

/// Writes one flat object in a given order, which Foundation's encoder does not keep.
private struct JSONWriter {
    private var text = "{"
    private var isFirst = true

    mutating func add(_ key: String, _ value: String?) {
        guard let value else { return }
        self.key(key)
        quote(value)
    }

    mutating func add(_ key: String, _ value: Int?) {
        guard let value else { return }
        self.key(key)
        text += String(value)
    }

    mutating func add(_ key: String, _ value: Bool?) {
        guard let value else { return }
        self.key(key)
        text += value ? "true" : "false"
    }

    /// Thousandths are enough for points and seconds.
    mutating func add(_ key: String, _ value: Double) {
        self.key(key)
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite else { return text += "null" }
        text += rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    mutating func add(_ key: String, _ values: [String]?) {
        guard let values else { return }
        self.key(key)
        text += "["
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            quote(value)
        }
        text += "]"
    }

    mutating func add(_ key: String, _ size: LifecycleEvent.Size?) {
        guard let size else { return }
        begin(key)
        add("width", size.width)
        add("height", size.height)
        end()
    }

    mutating func begin(_ key: String) {
        self.key(key)
        text += "{"
        isFirst = true
    }

    mutating func end() {
        text += "}"
        isFirst = false
    }

    mutating func finish() -> String { text + "}" }

    private mutating func key(_ key: String) {
        if !isFirst { text += "," }
        isFirst = false
        quote(key)
        text += ":"
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                text += "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
