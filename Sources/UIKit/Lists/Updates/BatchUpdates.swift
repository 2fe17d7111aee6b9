// In Apple's headers the closure of changes does not escape. A parameter of a closure that may be nil always escapes in
// Swift, so that closures which are not nil have methods of their own.

extension UITableView {
    func basePerformBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    func basePerformBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
