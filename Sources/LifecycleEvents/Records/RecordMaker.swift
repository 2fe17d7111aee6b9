/// Turns events into lines of a file: numbers them and names the objects.
public struct RecordMaker {
    private var number = 0
    private var controllers = Names(letter: "c")
    private var windows = Names(letter: "w")

    /// Starts to count.
    public init() {}

    /// The first line of a process.
    public mutating func start(
        process: String, identifier: Int, behavior: String, device: String, time: Double
    ) -> LifecycleRecord {
        var record = next(.start, time)
        record.text = process
        record.process = identifier
        record.behavior = behavior
        record.device = device
        return record
    }

    /// The line of an event.
    public mutating func record(_ event: LifecycleEvent) -> LifecycleRecord {
        var record: LifecycleRecord
        switch event.kind {
        case .callback(let callback):
            record = next(.callback, event.time)
            record.stage = event.stage
            record.callback = callback.spelling
            record.animated = event.animated
        case .message(let text):
            record = next(.message, event.time)
            record.text = text
        case .application(let state):
            record = next(.application, event.time)
            record.text = state
        case .exception(let name, let reason):
            record = next(.exception, event.time)
            record.name = name
            record.text = reason
        case .step(let text):
            record = next(.step, event.time)
            record.text = text
        case .note(let text):
            record = next(.note, event.time)
            record.text = text
        }
        if let controller = event.controller {
            record.controller = controllers.name(of: controller, type: event.controllerType)
            record.type = Self.typeName(event.controllerType)
        }
        if let details = event.details { add(details, to: &record) }
        // The memory of a controller that is gone may become another's.
        if event.kind == .callback(.deinitialize), let controller = event.controller { controllers.forget(controller) }
        return record
    }

    /// A class's full name without the address that the runtime puts into names of private classes, which is
    /// another in each process.
    public static func typeName(_ name: String) -> String {
        var rest = name[...]
        var result = ""
        while let start = rest.firstIndex(of: "(") {
            guard let end = rest[start...].firstIndex(of: ")"), rest[start...].hasPrefix("(unknown context at ") else { break }
            result += rest[..<start]
            rest = rest[rest.index(after: end)...]
            if rest.first == "." { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private mutating func add(_ details: LifecycleEvent.Details, to record: inout LifecycleRecord) {
        record.depth = details.depth
        record.parent = details.parent.map { controllers.name(of: $0, type: nil) }
        if record.event == .callback { record.flags = details.flags.names }
        record.transition = details.transition
        record.cause = details.cause
        record.view = details.viewSize
        record.safeArea = details.safeArea
        record.window = details.window.map { windows.name(of: $0, type: nil) }
        switch details.argument {
        case .parent(let parent, let type):
            record.toParent = parent.map { controllers.name(of: $0, type: type) } ?? "nil"
        case .size(let size): record.toSize = size
        case nil: break
        }
    }

    private mutating func next(_ event: LifecycleRecord.Event, _ time: Double) -> LifecycleRecord {
        var record = LifecycleRecord(event)
        record.number = number
        record.time = time
        number += 1
        return record
    }

    /// Short names for objects, each for as long as the object lives.
    private struct Names {
        let letter: String
        private var known: [ObjectIdentifier: (name: String, type: String?)] = [:]
        private var count = 0

        init(letter: String) { self.letter = letter }

        /// An identity that comes back with another type belongs to another object.
        mutating func name(of object: ObjectIdentifier, type: String?) -> String {
            if let entry = known[object], type == nil || entry.type == nil || entry.type == type {
                if entry.type == nil, type != nil { known[object] = (entry.name, type) }
                return entry.name
            }
            count += 1
            let name = "\(letter)\(count)"
            known[object] = (name, type)
            return name
        }

        mutating func forget(_ object: ObjectIdentifier) { known[object] = nil }
    }
}
