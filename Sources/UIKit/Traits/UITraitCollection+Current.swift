import Dispatch
import Foundation

extension UITraitCollection {
    /// The traits in which dynamic colours and images are resolved.
    ///
    /// UIKit sets it around drawing, layout and trait callbacks to the traits of the view or
    /// controller concerned; else it has the traits of the main screen. The main actor and every
    /// other thread have a value each. Source: UIKit, "current".
    public class var current: UITraitCollection {
        get { CurrentTraits.value ?? SimulatedDevice.current.screenTraits }
        set { CurrentTraits.value = newValue }
    }

    /// Runs `actions` with this collection as the current one.
    ///
    /// Source: UIKit, "performAsCurrent(_:)".
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = CurrentTraits.value
        CurrentTraits.value = self
        defer { CurrentTraits.value = outer }
        actions()
    }
}

/// Where the current traits are kept.
private enum CurrentTraits {
    /// The main actor's value. Read and written on the main queue or thread only.
    nonisolated(unsafe) static var ofMainActor: UITraitCollection?

    /// Marks the main queue, whose work need not run on the main thread (Swift Testing on Linux).
    static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static let threadKey = "UITraitCollection.current"

    static var isMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
    }

    static var value: UITraitCollection? {
        get {
            if isMainActor { return ofMainActor }
            return Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set {
            if isMainActor {
                ofMainActor = newValue
            } else {
                Thread.current.threadDictionary[threadKey] = newValue
            }
        }
    }
}
