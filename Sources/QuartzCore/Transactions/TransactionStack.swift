import Foundation

/// The transactions of one thread: the implicit one at the bottom, explicit ones above it.
final class TransactionStack {
    /// The stack of the main queue, whichever thread serves it.
    nonisolated(unsafe) static let main = TransactionStack()

    private static let threadKey = "CATransactionStack"

    /// The stack of the running thread.
    static var current: TransactionStack {
        if MainQueue.isCurrent { return main }
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[threadKey] as? TransactionStack { return stack }
        let stack = TransactionStack()
        dictionary[threadKey] = stack
        return stack
    }

    private var levels: [TransactionLevel] = []

    /// The innermost transaction; makes the implicit one if there is none.
    var top: TransactionLevel {
        if let last = levels.last { return last }
        let level = TransactionLevel(parent: nil, isImplicit: true)
        levels.append(level)
        CommitScheduler.setNeedsCommit()
        return level
    }

    func begin() {
        levels.append(TransactionLevel(parent: levels.last, isImplicit: false))
    }

    func commit() {
        guard let last = levels.last, !last.isImplicit else { return }
        levels.removeLast()
        last.close()
        CommitScheduler.setNeedsCommit()
    }

    /// Ends the implicit transaction, unless an explicit one is still open in it.
    func commitImplicit() {
        guard levels.count == 1, let last = levels.last, last.isImplicit else { return }
        levels.removeLast()
        last.close()
    }

    var animationDuration: CFTimeInterval { nearest { $0.animationDuration } ?? 0.25 }
    var animationTimingFunction: CAMediaTimingFunction? { nearest { $0.animationTimingFunction } }
    var disableActions: Bool { levels.isEmpty ? false : nearest { $0.disableActions } ?? false }

    func value(_ key: String) -> Any? { nearest { $0.values[key] } }

    private func nearest<Value>(_ read: (TransactionLevel) -> Value?) -> Value? {
        for level in levels.reversed() { if let value = read(level) { return value } }
        return nil
    }
}

/// One transaction's settings and the group of its animations.
final class TransactionLevel {
    let isImplicit: Bool
    var animationDuration: CFTimeInterval?
    var animationTimingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var values: [String: Any] = [:]
    private(set) var group: TransactionGroup
    private let parentGroup: TransactionGroup?

    init(parent: TransactionLevel?, isImplicit: Bool) {
        self.isImplicit = isImplicit
        parentGroup = parent?.group
        group = TransactionGroup(parent: parent?.group)
    }

    func setCompletion(_ block: (() -> Void)?) {
        // A group that has animations already, or another block, is left to itself.
        if group.completion != nil || group.hasWaited {
            let old = group
            group = TransactionGroup(parent: parentGroup)
            old.leave()
        }
        group.completion = block
    }

    func close() { group.leave() }
}

/// The animations that a completion block waits for. A group is open until its transaction is
/// committed, and its parent waits for it as for an animation.
@_spi(UIKit)
public final class TransactionGroup: @unchecked Sendable {
    private let parent: TransactionGroup?
    private let lock = NSLock()
    /// The open transaction counts as one, each group inside as another.
    private var pending = 1
    /// Whether there was an animation in this group or in one inside.
    fileprivate var hasWaited = false
    fileprivate(set) var completion: (() -> Void)?

    init(parent: TransactionGroup?) {
        self.parent = parent
        parent?.hold()
    }

    /// One more thing to wait for.
    public func enter() {
        hold()
        var next: TransactionGroup? = self
        while let group = next, !group.hasWaited {
            group.hasWaited = true
            next = group.parent
        }
    }

    private func hold() {
        lock.withLock { pending += 1 }
    }

    /// One thing less to wait for; after the last one the completion block runs.
    public func leave() {
        let isLast = lock.withLock {
            pending -= 1
            return pending == 0
        }
        guard isLast else { return }
        guard let block = completion else {
            parent?.leave()
            return
        }
        completion = nil
        let hasWaited = hasWaited
        MainQueue.run { [parent] in
            if hasWaited {
                block()
                parent?.leave()
            } else {
                CommitScheduler.shared.enqueue {
                    block()
                    parent?.leave()
                }
            }
        }
    }
}

extension CATransaction {
    /// The group of the present transaction: whoever enters it holds the completion block back until
    /// it leaves. For work that stands for an animation without being one.
    @_spi(UIKit)
    public class func currentGroup() -> TransactionGroup { TransactionStack.current.top.group }
}
