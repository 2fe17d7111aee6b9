import Foundation

/// Makes objects of classes known only at run time, as `[[cls alloc] init]` does on Apple's platforms:
/// native Swift cannot call an initializer of a class that it does not know, so translated sources
/// register one for each class that the system makes by name, such as application and scene delegates.
public enum ObjectFactories {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]

    /// Registers how an object of `type` is made; a second registration replaces the first.
    public static func register(_ type: AnyClass, _ make: @escaping @MainActor () -> AnyObject) {
        lock.withLock { makers[ObjectIdentifier(type)] = make }
    }

    /// Makes an object of `type`, or `nil` when nobody registered how.
    @MainActor
    public static func make(_ type: AnyClass) -> AnyObject? {
        lock.withLock { makers[ObjectIdentifier(type)] }?()
    }
}
