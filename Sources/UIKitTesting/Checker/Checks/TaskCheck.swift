internal import LifecycleRules

/// Tasks that are begun as a controller appears and go on after it has disappeared, or that each appearance
/// begins once more.
///
/// A task that has had no turn of the main queue yet is not judged: in a test that never waits, none runs.
final class TaskCheck: RunTimeCheck {
    private var records: [TaskRecord] = []

    func began(_ task: TaskRecord, _ engine: CheckEngine) {
        guard let callback = task.callback, CheckFrame.appearing.contains(callback), let controller = task.controller,
            !isOwnClass(type(of: controller))
        else { return }
        records.removeAll { !$0.isRunning || $0.controller == nil }
        records.append(task)
        let calls = Set(
            records.filter {
                $0.controller === controller && $0.callback == callback && $0.site == task.site && ($0 === task || $0.goesOn)
            }.map(\.call))
        guard calls.count > 1 else { return }
        engine.find(
            TaskNotCancelled.self, TaskNotCancelled.message(callback: callback.signature, times: calls.count), type: task.type,
            callback: callback, sites: [task.site])
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        guard frame.callback == .viewDidDisappear else { return }
        for record in records where record.controller === frame.controller && record.isRunning && !record.isCancelled {
            // What is about to end has two turns for it.
            later(turns: 2) { [weak engine, weak record] in
                guard let engine, let record, record.goesOn, let callback = record.callback,
                    record.controller.map({ $0.viewIfLoaded?.window == nil }) ?? true
                else { return }
                engine.find(
                    TaskNotCancelled.self, TaskNotCancelled.message(callback: callback.signature), type: record.type,
                    callback: callback, sites: [record.site])
            }
        }
    }

    private func later(turns: Int, _ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { [self] in
            if turns == 1 { body() } else { later(turns: turns - 1, body) }
        }
    }
}
