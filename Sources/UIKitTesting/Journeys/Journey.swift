/// Takes a controller through the ways in which screens come and go, on the virtual clock; gestures are
/// real synthetic touches.
///
/// ```swift
/// let trace = Journey(.open, .push, .swipeBack(0.4, .cancel), .sheet, .dragDismiss(0.3, .cancel), .pop)
///     .run { ProfileController() }
/// print(trace.text)
/// trace.expect(["ProfileController.viewWillAppear", "ProfileController.viewDidAppear"], of: .willsAndDids, .inOrder)
/// ```
public struct Journey: Sendable {
    /// One thing that is done.
    public typealias Step = JourneyStep

    /// What is done, in order.
    public let steps: [Step]

    /// A journey of these steps.
    public init(_ steps: Step...) { self.steps = steps }

    /// A journey of these steps.
    public init(steps: [Step]) { self.steps = steps }

    /// A journey that a text describes, as `understudy trace --journey` takes it: `open,push,swipe-back:0.4:cancel`.
    public init(_ text: String) throws(JourneyStep.Mistake) { steps = try JourneyStep.steps(text) }

    /// Makes the journey in a window of its own and returns what happened.
    ///
    /// - Parameters:
    ///   - device: the simulated device.
    ///   - make: makes a controller; called once for `open` and once for each step that shows another.
    @MainActor
    public func run(on device: SimulatedDevice = .iPhone16, _ make: @escaping () -> UIViewController) -> JourneyTrace {
        var maker = RecordMaker()
        var events: [LifecycleEvent] = []
        var records: [LifecycleRecord] = []
        let registration = LifecycleEventCenter.shared.addListener(detailed: true) { event in
            records.append(maker.record(event))
            events.append(event)
        }
        defer { LifecycleEventCenter.shared.removeListener(registration) }
        return TestClock.withVirtualTime {
            let traveller = Traveller(device: device, make: make)
            for step in steps { traveller.take(step) }
            let trace = JourneyTrace(records: records, events: events)
            LifecycleEventCenter.shared.removeListener(registration)
            traveller.goHome()
            return trace
        }
    }
}

/// What happened on a journey.
public struct JourneyTrace: Sendable {
    /// The lines of an event file (`docs/events.md`).
    public let records: [LifecycleRecord]
    /// The events themselves.
    public let events: [LifecycleEvent]

    /// Makes a trace of what was kept.
    public init(records: [LifecycleRecord], events: [LifecycleEvent]) {
        self.records = records
        self.events = events
    }

    /// The trace for people to read.
    public var text: String { TraceText(records).text }
    /// The trace as JSON Lines.
    public var json: String { records.map { $0.json + "\n" }.joined() }
    /// The trace as a Mermaid sequence diagram.
    public var mermaid: String { TraceMermaid(records).text }
    /// Steps that were left out or went otherwise than asked, with the reason.
    public var notes: [String] { records.filter { $0.event == .note }.compactMap(\.text) }

    /// The callbacks as lines, `ProfileController.viewWillAppear(true)`; further controllers of a class have a
    /// number, `ProfileController#2`.
    public func lines(of filter: CallbackRecorder.Filter = .all) -> [String] {
        var names: [ObjectIdentifier: String] = [:]
        var counts: [String: Int] = [:]
        return events.compactMap { event in
            guard event.stage == .begin, let controller = event.controller, case .callback(let callback) = event.kind else {
                return nil
            }
            let type = event.controllerType.split(separator: ".").last.map(String.init) ?? event.controllerType
            if names[controller] == nil {
                counts[type, default: 0] += 1
                names[controller] = counts[type] == 1 ? type : "\(type)#\(counts[type] ?? 1)"
            }
            let name = names[controller] ?? type
            if callback == .deinitialize { names[controller] = nil }
            guard filter.includes(event) else { return nil }
            return "\(name).\(callback.spelling)" + (event.animated.map { "(\($0))" } ?? "")
        }
    }
}
