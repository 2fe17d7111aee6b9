// In Apple's headers the closure of changes does not escape. A parameter of a closure that may be nil always escapes in
// Swift, so that closures which are not nil have methods of their own.

extension UITableView {
    /// Does changes as one, animated; `completion` hears whether the animation ran to its end.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Does changes as one, animated; `completion` hears whether the animation ran to its end.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
