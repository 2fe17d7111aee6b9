/// Changes properties of views by how the device is tilted (Apple documentation: *UIMotionEffect*).
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Makes an effect.
    public override init() { super.init() }

    /// What is added to which key path when people look from `viewerOffset`, each axis −1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Interpolates between two values of one key path (Apple documentation: *UIInterpolatingMotionEffect*).
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis an effect follows.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
    }

    /// The property that changes.
    public let keyPath: String
    /// The axis that is followed.
    public let type: EffectType
    /// The value at offset −1, a number.
    open var minimumRelativeValue: Any?
    /// The value at offset 1, a number.
    open var maximumRelativeValue: Any?

    /// Makes an effect for a key path and an axis.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue) else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let fraction = (min(max(offset, -1), 1) + 1) / 2
        return [keyPath: least + (most - least) * fraction]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

/// Applies several effects together (Apple documentation: *UIMotionEffectGroup*).
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var merged: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            merged.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
        return merged.isEmpty ? nil : merged
    }
}

extension UIView {
    /// The effects of this view; the simulated device lies still, so they add nothing until it is tilted.
    public var motionEffects: [UIMotionEffect] {
        get { rare?.motionEffects ?? [] }
        set { rareState.motionEffects = newValue }
    }

    func baseAddMotionEffect(_ effect: UIMotionEffect) { rareState.motionEffects.append(effect) }

    func baseRemoveMotionEffect(_ effect: UIMotionEffect) { rare?.motionEffects.removeAll { $0 === effect } }
}
