import Dispatch
import Foundation

/// Values of which the main actor has one and every other thread has its own, such as the current
/// traits and the current graphics context.
struct CallingContextValue<Value> {
    /// The main actor's value; on the main queue or thread only.
    private var ofMainActor: Value
    private let initial: Value
    private let key: String

    init(_ key: String, initial: Value) {
        self.key = key
        self.initial = initial
        ofMainActor = initial
    }

    /// The value of whoever calls.
    var value: Value {
        get {
            if CallingContext.isMainActor { return ofMainActor }
            return Thread.current.threadDictionary[key] as? Value ?? initial
        }
        set {
            if CallingContext.isMainActor {
                ofMainActor = newValue
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }
}

/// Who calls.
enum CallingContext {
    /// Marks the main queue, whose work need not run on the main thread (Swift Testing on Linux).
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main actor.
    static var isMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }
}
