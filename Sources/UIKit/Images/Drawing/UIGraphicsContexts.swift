import Foundation
@_spi(UIKit) import CoreGraphics

/// The graphics contexts into which UIKit draws, the current one last. Each thread has its own.
enum GraphicsStack {
    /// One context.
    struct Entry {
        let context: CGContext
        /// Pixels per point; nil for a context that was pushed and is no image context.
        var imageScale: CGFloat?
    }

    nonisolated(unsafe) private static var stored = CallingContextValue<[Entry]>(
        "UIKit.graphicsContexts", initial: [])

    static var entries: [Entry] {
        get { stored.value }
        set { stored.value = newValue }
    }

    /// Makes a context of a size in points whose origin is at the top left, y downwards.
    static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0, let context = CGContext(width: width, height: height) else { return nil }
        if opaque {
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        return context
    }

    /// Draws into a context as the current one.
    static func draw(in context: CGContext, scale: CGFloat? = nil, _ actions: () -> Void) {
        entries.append(Entry(context: context, imageScale: scale))
        defer { entries.removeLast() }
        actions()
    }
}

/// The context into which UIKit draws at present; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.entries.last?.context
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the context current that was so before the last push.
public func UIGraphicsPopContext() {
    _ = GraphicsStack.entries.popLast()
}

/// Begins drawing a translucent image of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image of a size in points; a scale of 0 is that of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : SimulatedDevice.current.scale
    guard let context = GraphicsStack.makeContext(size: size, scale: scale, opaque: opaque) else {
        StandardError.write(
            "UIGraphicsBeginImageContext() failed to allocate a context of size \(NSCoder.string(for: size))")
        return
    }
    GraphicsStack.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// What has been drawn in the current image context; nil if the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.entries.last, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the drawing of the current image.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.entries.last?.imageScale != nil else { return }
    GraphicsStack.entries.removeLast()
}

/// Fills a rectangle of the current context with its fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle of the current context with its fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle of the current context in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Narrows the clip of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
