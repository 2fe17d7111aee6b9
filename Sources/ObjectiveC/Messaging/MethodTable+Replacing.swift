import Foundation

// What `method_exchangeImplementations` and its relatives do to the table.
extension MethodTable {
    /// The class, this one or the nearest above it, that has a method for a selector.
    func owner(of selector: Selector, from type: AnyClass) -> AnyClass? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current {
                if isDeclared(candidate, selector) { return candidate }
                current = _getSuperclass(candidate)
            }
            return nil
        }
    }

    /// Whether the class itself has a method, by a declaration or because it was given one.
    func isDeclared(_ type: AnyClass, _ selector: Selector) -> Bool {
        lock.withLock {
            registerPending()
            guard let entry = methods[MethodKey(type, selector)] else { return false }
            return entry.replacement != nil || (entry.call != nil && !entry.isMentioned)
        }
    }

    /// What the class itself does for a selector now; nil when it has no method of its own.
    func current(_ type: AnyClass, _ selector: Selector) -> IMP? {
        lock.withLock {
            guard let entry = methods[MethodKey(type, selector)] else { return nil }
            if let replacement = entry.replacement { return replacement }
            guard let call = entry.call else { return nil }
            return IMP(
                origin: MethodKey(type, selector),
                run: { [self] object, first, second, third in
                    guard entry.own != nil || entry.asks else { return call(object, first, second, third) }
                    begin(type, selector, for: object, isPassing: entry.own == nil)
                    defer { end() }
                    return (entry.own ?? call)(object, first, second, third)
                })
        }
    }

    /// Puts an implementation in the place of the class's own, and returns what was there.
    @discardableResult
    func replace(_ type: AnyClass, _ selector: Selector, with implementation: IMP) -> IMP? {
        lock.withLock {
            let key = MethodKey(type, selector)
            let old = current(type, selector)
            let isRestored = implementation.origin == key
            let change = (isRestored ? 0 : 1) - (methods[key]?.replacement == nil ? 0 : 1)
            methods[key, default: MethodEntry()].replacement = isRestored ? nil : implementation
            methods[key]?.isMentioned = false
            forgetFound()
            replacements.count(selector, by: change)
            tellOfReplacements()
            return old
        }
    }

    /// What a method of `type` that is about to run has to do instead.
    ///
    /// It was reached by a call, which the nearest class has to answer, or by `super` in an implementation that runs
    /// for the same object: then only classes above that one count.
    func entry(_ selector: Selector, of object: AnyObject, in type: AnyClass) -> _MethodEntry {
        lock.withLock {
            if let meant = replacements.passingClass(selector, for: object) {
                guard meant == type else { return .inherited }
                replacements.arrive()
                _methodsAreReplaced = replacements.isNeeded
                return .own
            }
            guard replacements.contains(selector) else { return .own }
            var candidate: AnyClass? = Swift.type(of: object)
            if let running = replacements.runningClass(selector, for: object), running != type, isBelow(running, type) {
                candidate = _getSuperclass(running)
            }
            while let current: AnyClass = candidate {
                if let replacement = methods[MethodKey(current, selector)]?.replacement {
                    return .replaced { [self] object, first, second, third in
                        begin(current, selector, for: object, isPassing: false)
                        defer { end() }
                        return replacement.run(object, first, second, third)
                    }
                }
                if current == type { break }
                candidate = _getSuperclass(current)
            }
            return .own
        }
    }

    private func isBelow(_ type: AnyClass, _ ancestor: AnyClass) -> Bool {
        var current: AnyClass? = _getSuperclass(type)
        while let candidate = current {
            if candidate == ancestor { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    private func begin(_ type: AnyClass, _ selector: Selector, for object: AnyObject, isPassing: Bool) {
        lock.withLock {
            replacements.begin(type, selector, for: object, isPassing: isPassing)
            if isPassing { _methodsAreReplaced = true }
        }
    }

    private func end() { lock.withLock { replacements.end() } }

    private func tellOfReplacements() {
        _methodsAreReplaced = replacements.isNeeded
        for hear in hearers { hear(replacements.isAny) }
    }

    /// Has `hear` told, now and whenever it changes, whether methods have something else in their place.
    func addHearer(_ hear: @escaping (Bool) -> Void) {
        lock.withLock {
            hearers.append(hear)
            hear(replacements.isAny)
        }
    }
}
