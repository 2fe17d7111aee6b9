/// Renders records for people: steps, times, controllers indented by their parents, wills joined to their
/// dids, and the cause wherever it changes.
public struct TraceText {
    private let isColoured: Bool
    private let records: [LifecycleRecord]
    private let names: ControllerNames

    /// Prepares to render records, with colours of a terminal or without.
    public init(_ records: [LifecycleRecord], coloured: Bool = false) {
        self.records = records
        isColoured = coloured
        names = ControllerNames(records)
    }

    /// The lines, without an end after the last.
    public var text: String { lines.joined(separator: "\n") }

    /// The lines of the rendering.
    public var lines: [String] {
        var lines: [String] = []
        var pairing = Pairing()
        var parents: [String: String] = [:]
        var cause: LifecycleCause?
        var seen: Set<String> = []
        var repeated = 0
        var index = 0
        while index < records.count {
            let record = records[index]
            index += 1
            if record.event == .callback, record.stage == .end { continue }
            if let controller = record.controller { parents[controller] = record.parent }
            if let callback = record.callback, Self.layoutCallbacks.contains(callback) {
                // A finger that drags lays everything out with each movement: once is enough to read.
                let passes = layoutPasses(at: index - 1)
                guard seen.insert("\(record.controller ?? "").\(callback)").inserted else {
                    index += passes.skipped
                    repeated += 1
                    continue
                }
            } else {
                if repeated > 0 { lines.append(paint("           … and again, \(repeated == 1 ? "once" : "\(repeated) times")", .dim)) }
                seen = []
                repeated = 0
            }
            if let of = record.cause, of != cause {
                cause = of
                lines.append(paint("           by \(Self.describe(of))", .dim))
            }
            switch record.event {
            case .start, .application: lines.append(other(record))
            case .step:
                cause = nil
                if !lines.isEmpty { lines.append("") }
                lines.append(paint(record.text ?? "", .bold))
            case .note: lines.append("  " + paint("· \(record.text ?? "")", .yellow))
            case .message: lines.append("  " + paint("! \(record.text ?? "")", .red))
            case .exception: lines.append("  " + paint("✗ \(record.name ?? ""): \(record.text ?? "")", .red))
            case .callback:
                let passes = layoutPasses(at: index - 1)
                index += passes.skipped
                lines.append(callback(record, passes.count, &pairing, parents))
            }
        }
        for open in pairing.unfinished {
            lines.append("  " + paint("· \(names.name(open.controller)).\(open.will) was not followed by its did", .yellow))
        }
        return lines
    }

    private static let layoutCallbacks: Set<String> = [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
        "updateViewConstraints",
    ]

    private func callback(
        _ record: LifecycleRecord, _ passes: Int, _ pairing: inout Pairing, _ parents: [String: String]
    ) -> String {
        let (mark, remark) = pairing.mark(record)
        var indent = record.depth ?? 0
        var ancestor = record.controller.flatMap { parents[$0] }
        var seen: Set<String> = []
        while let current = ancestor, seen.insert(current).inserted {
            indent += 1
            ancestor = parents[current]
        }
        let controller = record.controller.map(names.name) ?? ""
        var what = "\(controller).\(names.callback(of: record))"
        if passes > 0 { what = "\(controller) layout" + (passes > 1 ? " (\(passes) passes)" : "") }
        var tail = (record.flags ?? []).isEmpty ? "" : "  [\((record.flags ?? []).joined(separator: ", "))]"
        if let remark { tail += "  \(remark)" }
        return paint(time(record.time), .dim) + " " + String(repeating: "  ", count: indent) + mark.rawValue + " "
            + paint(what, passes > 0 ? .dim : Self.colour(of: record.callback)) + paint(tail, remark == nil ? .dim : .yellow)
    }

    /// Layout callbacks of one controller that follow each other are one line.
    private func layoutPasses(at start: Int) -> (count: Int, skipped: Int) {
        var count = 0
        var index = start
        while index < records.count, let callback = records[index].callback, records[index].controller == records[start].controller,
            callback == "viewWillLayoutSubviews" || callback == "viewDidLayoutSubviews"
        {
            if callback == "viewWillLayoutSubviews", records[index].stage != .end { count += 1 }
            index += 1
        }
        return count == 0 ? (0, 0) : (count, index - start - 1)
    }

    private func other(_ record: LifecycleRecord) -> String {
        if record.event == .application { return paint("\(time(record.time))   application \(record.text ?? "")", .dim) }
        let device = [record.device, record.behavior.map { "iOS \($0)" }].compactMap { $0 }.joined(separator: ", ")
        return paint("\(record.text ?? "process") \(record.process ?? 0) on \(device)", .dim)
    }

    private static func describe(_ cause: LifecycleCause) -> String {
        let what = cause.kind == .gesture ? "a person's \(cause.name)" : cause.name
        return what + (cause.code.map { " in \($0)" } ?? "")
    }

    /// Seconds from the first line on, with thousandths, right-aligned.
    private func time(_ seconds: Double) -> String {
        let thousandths = Int(((seconds - (records.first?.time ?? 0)) * 1000).rounded())
        let fraction = String(abs(thousandths) % 1000)
        let text = "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }

    // MARK: Colours

    private enum Colour: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case magenta = "35"
        case cyan = "36"
    }

    private static func colour(of callback: String?) -> Colour {
        switch callback {
        case "viewWillAppear", "viewIsAppearing", "viewDidAppear": return .green
        case "viewWillDisappear", "viewDidDisappear": return .magenta
        case "loadView", "viewDidLoad", "deinit": return .cyan
        default: return .plain
        }
    }

    private func paint(_ text: String, _ colour: Colour) -> String {
        guard isColoured, colour != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
