import Foundation

/// A class whose initializer gives an object that exists already.
private protocol SharedObject {}

extension SharedObject {
    fileprivate init(existing: Self) { self = existing }
}

extension ProcessInfo: SharedObject {
    /// The information about this process, as `processInfo` is.
    ///
    /// Darwin's class can be made with `init()`; Linux Foundation keeps that to itself.
    public convenience init() { self.init(existing: unsafeDowncast(ProcessInfo.processInfo, to: Self.self)) }
}
