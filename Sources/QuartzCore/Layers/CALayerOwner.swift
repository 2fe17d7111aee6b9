import CoreGraphics

/// Which part of a layer's geometry changed.
@_spi(UIKit)
public struct CALayerGeometry: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The origin of the bounds: what a scroll view moves.
    public static let boundsOrigin = CALayerGeometry(rawValue: 1)
    /// The size of the bounds.
    public static let boundsSize = CALayerGeometry(rawValue: 2)
    /// The place of the anchor point in the superlayer.
    public static let position = CALayerGeometry(rawValue: 4)
    /// The anchor point, in unit coordinates.
    public static let anchorPoint = CALayerGeometry(rawValue: 8)
    /// The transform.
    public static let transform = CALayerGeometry(rawValue: 16)
}

/// The view that a layer belongs to: its delegate, and told of every change of geometry, whoever made
/// it. A layer does not retain its owner and does not watch it: the owner takes itself off in `deinit`.
@_spi(UIKit)
public protocol CALayerOwner: CALayerDelegate {
    /// Called after a change, before a property's action runs.
    func layer(_ layer: CALayer, didChangeGeometry change: CALayerGeometry)

    /// Whether the owner has anything to say when it is asked for an action; the layer does not ask otherwise.
    var mayAnswerWithActions: Bool { get }
}

/// The layer's yes-no state, in one word.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    static let hidden = LayerFlags(rawValue: 1 << 0)
    static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    static let needsLayout = LayerFlags(rawValue: 1 << 2)
    static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 3)
    static let needsDisplay = LayerFlags(rawValue: 1 << 4)
    static let descendantNeedsDisplay = LayerFlags(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 6)
    static let opaque = LayerFlags(rawValue: 1 << 7)
    static let geometryFlipped = LayerFlags(rawValue: 1 << 8)
    static let singleSided = LayerFlags(rawValue: 1 << 9)
    static let drawsAsynchronously = LayerFlags(rawValue: 1 << 10)
    static let shouldRasterize = LayerFlags(rawValue: 1 << 11)
    static let refusesEdgeAntialiasing = LayerFlags(rawValue: 1 << 12)
    static let refusesGroupOpacity = LayerFlags(rawValue: 1 << 13)
    /// The layer is the root of a tree that is shown.
    static let root = LayerFlags(rawValue: 1 << 14)
    /// A delegate was set; it may be gone.
    static let hasDelegate = LayerFlags(rawValue: 1 << 15)
    /// The layer is a presentation copy.
    static let presentation = LayerFlags(rawValue: 1 << 16)
}
