import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed against the one before
/// (Core Animation, `CAReplicatorLayer`).
open class CAReplicatorLayer: CALayer {
    private struct Copies {
        var count = 1
        var preservesDepth = false
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var redOffset: Float = 0
        var greenOffset: Float = 0
        var blueOffset: Float = 0
        var alphaOffset: Float = 0
    }

    private var copies = Copies()

    /// How often the sublayers are shown, the sublayers themselves included; 1 by default.
    open var instanceCount: Int {
        get { copies.count }
        set { copies.count = newValue }
    }

    /// Whether the copies keep their depth. Layers are drawn without perspective, so nothing looks different.
    open var preservesDepth: Bool {
        get { copies.preservesDepth }
        set { copies.preservesDepth = newValue }
    }

    /// How much later than the one before each copy runs the sublayers' animations, in seconds. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { copies.delay }
        set { change("instanceDelay", copies.delay) { copies.delay = newValue } }
    }

    /// How each copy is placed against the one before, about the middle of the layer. Animatable.
    open var instanceTransform: CATransform3D {
        get { copies.transform }
        set { change("instanceTransform", copies.transform) { copies.transform = newValue } }
    }

    /// What the colours of the first copy are multiplied with; opaque white by default. Animatable.
    open var instanceColor: CGColor? {
        get { copies.color }
        set { change("instanceColor", copies.color) { copies.color = newValue } }
    }

    /// What is added to the red of the colour for each copy. Animatable.
    open var instanceRedOffset: Float {
        get { copies.redOffset }
        set { change("instanceRedOffset", copies.redOffset) { copies.redOffset = newValue } }
    }

    /// What is added to the green of the colour for each copy. Animatable.
    open var instanceGreenOffset: Float {
        get { copies.greenOffset }
        set { change("instanceGreenOffset", copies.greenOffset) { copies.greenOffset = newValue } }
    }

    /// What is added to the blue of the colour for each copy. Animatable.
    open var instanceBlueOffset: Float {
        get { copies.blueOffset }
        set { change("instanceBlueOffset", copies.blueOffset) { copies.blueOffset = newValue } }
    }

    /// What is added to the alpha of the colour for each copy. Animatable.
    open var instanceAlphaOffset: Float {
        get { copies.alphaOffset }
        set { change("instanceAlphaOffset", copies.alphaOffset) { copies.alphaOffset = newValue } }
    }

    override func take(_ other: CALayer) {
        super.take(other)
        if let other = other as? CAReplicatorLayer { copies = other.copies }
    }

    override class var animatableKeys: Set<String> {
        super.animatableKeys.union([
            "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset", "instanceGreenOffset",
            "instanceBlueOffset", "instanceAlphaOffset",
        ])
    }

    override func property(_ key: String) -> Any?? {
        switch key {
        case "instanceCount": return instanceCount
        case "instanceDelay": return LayerKeys.number(CGFloat(instanceDelay))
        case "instanceTransform": return instanceTransform
        case "instanceColor": return .some(instanceColor)
        case "instanceRedOffset": return LayerKeys.number(CGFloat(instanceRedOffset))
        case "instanceGreenOffset": return LayerKeys.number(CGFloat(instanceGreenOffset))
        case "instanceBlueOffset": return LayerKeys.number(CGFloat(instanceBlueOffset))
        case "instanceAlphaOffset": return LayerKeys.number(CGFloat(instanceAlphaOffset))
        default: return super.property(key)
        }
    }

    override func setProperty(_ key: String, _ value: Any?) -> Bool {
        switch key {
        case "instanceCount": if let number = LayerKeys.number(value) { instanceCount = Int(number) }
        case "instanceDelay": if let number = LayerKeys.number(value) { instanceDelay = number }
        case "instanceTransform": if let transform = LayerKeys.transform(value) { instanceTransform = transform }
        case "instanceColor": instanceColor = value as? CGColor
        case "instanceRedOffset": if let number = LayerKeys.number(value) { instanceRedOffset = Float(number) }
        case "instanceGreenOffset": if let number = LayerKeys.number(value) { instanceGreenOffset = Float(number) }
        case "instanceBlueOffset": if let number = LayerKeys.number(value) { instanceBlueOffset = Float(number) }
        case "instanceAlphaOffset": if let number = LayerKeys.number(value) { instanceAlphaOffset = Float(number) }
        default: return super.setProperty(key, value)
        }
        return true
    }

    // MARK: Drawing

    override func drawSublayers(in renderer: LayerRenderer) {
        let context = renderer.context
        var placement = CGAffineTransform.identity
        let step = CATransform3DGetAffineTransform(copies.transform)
        for index in 0..<max(0, copies.count) {
            let layers = sublayers(of: index)
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.concatenate(placement)
            context.translateBy(x: -bounds.midX, y: -bounds.midY)
            renderer.draw(layers, of: self, multipliedWith: color(of: index))
            context.restoreGState()
            placement = step.concatenating(placement)
        }
    }

    /// The sublayers as they look in a copy, whose animations are behind those of the one before.
    private func sublayers(of index: Int) -> [CALayer] {
        guard index > 0, copies.delay != 0, let info = presentationInfo else { return shownSublayers }
        return info.model._sublayers.map { layer in
            layer.delayedCopy(at: info.time - copies.delay * Double(index), in: self)
        }
    }

    /// What the colours of a copy are multiplied with; nil for white.
    private func color(of index: Int) -> CGColor? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let parts = copies.color?.converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
        else { return nil }
        let offsets = [copies.redOffset, copies.greenOffset, copies.blueOffset, copies.alphaOffset]
        let moved = zip(parts, offsets).map { min(max($0 + CGFloat($1) * CGFloat(index), 0), 1) }
        if moved == [1, 1, 1, 1] { return nil }
        return CGColor(red: moved[0], green: moved[1], blue: moved[2], alpha: moved[3])
    }
}
