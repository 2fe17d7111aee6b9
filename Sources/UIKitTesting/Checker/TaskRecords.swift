internal import CTaskCreation

/// A task that code on the main thread began.
@MainActor
final class TaskRecord {
    private let task: Unmanaged<AnyObject>
    /// The words that the task's closure holds strongly: addresses of objects, while the task runs.
    private let words: [UInt]
    /// The callback during which it was begun; nil outside callbacks.
    let callback: LifecycleCallback?
    private(set) weak var controller: UIViewController?
    let type: String
    /// The number of the callback's call.
    let call: Int
    let site: String?
    /// How many turns of the main queue have ended since it was begun: in the first of them it began to run.
    fileprivate(set) var turns = 0

    fileprivate init(_ task: Unmanaged<AnyObject>, words: [UInt], frame: CheckFrame?) {
        self.task = task.retain()
        self.words = words
        callback = frame?.callback
        controller = frame?.controller
        type = frame.map { shortName($0.controller) } ?? ""
        call = frame?.number ?? 0
        site = EngineHooks.callSite()
    }

    deinit { task.release() }

    /// Whether it has not come to its end.
    var isRunning: Bool { task_has_ended(task.toOpaque()) == 0 }
    var isCancelled: Bool { task_was_cancelled(task.toOpaque()) != 0 }
    /// Whether it goes on although it could have ended: it had its turn, and nobody cancelled it.
    var goesOn: Bool { turns > 0 && isRunning && !isCancelled }

    /// Whether the task's closure captured the object strongly and has not been left.
    func holds(_ object: AnyObject) -> Bool {
        words.contains(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())) && isRunning
    }

    /// The task as it is named in a chain of references.
    var name: String { "a Task" + (callback.map { " begun in \(type).\($0.signature)" } ?? "") }
}

/// The tasks that were begun on the main thread since the checker watches and have not ended.
@MainActor
final class TaskRecords {
    private var records: [TaskRecord] = []
    private var hear: ((TaskRecord) -> Void)?
    /// Who hears of tasks; there is one engine at a time.
    private static weak var current: TaskRecords?
    /// The frame of the engine that is running.
    var frame: (() -> CheckFrame?) = { nil }

    func watch(_ hear: @escaping (TaskRecord) -> Void) {
        self.hear = hear
        Self.current = self
        _ = task_creation_watch { task, context in
            guard let task, EngineHooks.isOnMain else { return }
            let words = context.map { ClosureContexts.objects(in: $0) } ?? []
            let object = Unmanaged<AnyObject>.fromOpaque(task)
            nonisolated(unsafe) let safe = object
            MainActor.assumeIsolated { TaskRecords.current?.began(safe, words) }
        }
    }

    func end() {
        _ = task_creation_watch(nil)
        Self.current = nil
        records = []
        hear = nil
    }

    private func began(_ task: Unmanaged<AnyObject>, _ words: [UInt]) {
        records.removeAll { !$0.isRunning }
        let record = TaskRecord(task, words: words, frame: frame())
        records.append(record)
        // The main queue keeps its order: once this has its turn, a task of the main actor had its own.
        DispatchQueue.main.async { [weak record] in record?.turns += 1 }
        hear?(record)
    }

    /// The task that holds the object, one that goes on before one that only waits for its turn.
    func holder(of object: AnyObject) -> TaskRecord? {
        let holders = records.filter { $0.holds(object) }
        return holders.first { $0.turns > 0 } ?? holders.first
    }

    /// The tasks that were begun by callbacks of a controller and have not ended.
    func begun(by controller: UIViewController) -> [TaskRecord] {
        records.filter { $0.controller === controller && $0.isRunning }
    }
}
