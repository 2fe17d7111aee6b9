import Foundation

/// Groups changes of layers: how long their implicit animations take, and what follows them
/// (Core Animation, `CATransaction`). Each thread has its own stack. Changes outside of any explicit
/// transaction belong to an implicit one, which is committed at the end of the turn.
open class CATransaction: NSObject {
    /// Begins a transaction inside the present one, whose settings it inherits.
    open class func begin() { TransactionStack.current.begin() }

    /// Ends the innermost transaction that `begin()` began.
    open class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction now: layout, appearance and display of this turn's changes. A
    /// thread other than the main one has to call it, as nothing else ends its implicit transaction.
    open class func flush() {
        guard !MainQueue.isCurrent else { return MainQueue.assume { CommitScheduler.shared.flush() } }
        TransactionStack.current.commitImplicit()
        DispatchQueue.main.async { CommitScheduler.shared.flush() }
    }

    /// Takes the lock that protects layer trees from other threads; it may be taken repeatedly.
    open class func lock() { treeLock.lock() }

    /// Gives the lock back.
    open class func unlock() { treeLock.unlock() }

    private static let treeLock = NSRecursiveLock()

    /// The duration of animations that state none, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }

    /// Sets the duration of the present transaction's animations that state none.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.top.animationDuration = dur
    }

    /// The timing function of implicit animations; nil stands for the default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.animationTimingFunction
    }

    /// Sets the timing function of the present transaction's implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.top.animationTimingFunction = function
    }

    /// Whether property changes run no actions.
    open class func disableActions() -> Bool { TransactionStack.current.disableActions }

    /// Sets whether property changes in the present transaction run no actions.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.top.disableActions = flag }

    /// The block that follows the present transaction's animations.
    open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.group.completion }

    /// Sets the block that runs once all animations that are added from now on in this transaction have
    /// ended or were removed; without any, in the commit after this transaction's. A block set before
    /// then waits only for the animations added until now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.top.setCompletion(block)
    }

    /// A value of the present transaction: one of the settings, or what was set by the same key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
        case kCATransactionDisableActions: return NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return TransactionStack.current.value(key)
        }
    }

    /// Sets a value of the present transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current.top.values[key] = anObject
        }
    }
}

/// The key of the duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch for actions, a Boolean number.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
