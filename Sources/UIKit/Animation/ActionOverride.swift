@_spi(UIKit) import QuartzCore

/// Tells whether a class of views overrides `action(for:forKey:)`, so that layers ask only those views for
/// actions outside animation blocks.
@MainActor
enum ActionOverride {
    private class Plain: UIView {}
    private final class PlainTwin: Plain {}
    private final class Answering: Plain {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            super.action(for: layer, forKey: event + "")
        }
    }

    private static let slot = MethodSlot(plain: Plain.self, twin: PlainTwin.self, overriding: Answering.self)

    /// Whether `type` answers by itself; assumed where it cannot be told.
    static func exists(in type: UIView.Type) -> Bool { !slot.isKnown || slot.override(in: type) != nil }
}
