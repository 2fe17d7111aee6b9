internal import CCairo

/// A bitmap to draw into (Core Graphics, `CGContext`). The origin is at the bottom left, y goes up;
/// coordinates are pixels until the transform is changed.
public class CGContext: @unchecked Sendable {
    let bitmap: Bitmap
    let layout: PixelLayout
    /// The Cairo context; its matrix is always the current transform.
    let cairo: OpaquePointer
    /// From base space (y up) to Cairo's (y down).
    private let base: CGAffineTransform
    var state = GraphicsState()
    private var stack: [GraphicsState] = []
    /// The current path in base space.
    final var currentPath = CGMutablePath()
    /// The client's memory or that of `data`, kept like the bitmap when the layouts differ.
    private var mirror: UnsafeMutableRawPointer?
    private let ownsMirror: Bool

    /// The space of the bitmap's colours.
    public let colorSpace: CGColorSpace?
    /// The bytes for each row of `data`.
    public let bytesPerRow: Int

    /// Creates a context that draws into `data`, or into memory of its own when that is nil. Layouts:
    /// eight bits for each component, RGB with alpha (or without: four bytes a pixel), grey, alpha only.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard let layout = PixelLayout(bitmapInfo: bitmapInfo, bitsPerComponent: bitsPerComponent, space: space),
            layout.bytesPerPixel != 3
        else { return nil }
        self.init(data: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, layout: layout)
    }

    private init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace?,
        layout: PixelLayout
    ) {
        let least = width * layout.bytesPerPixel
        let stride = bytesPerRow == 0 ? (least + 15) / 16 * 16 : bytesPerRow
        guard width > 0, height > 0, stride >= least else { return nil }
        let isNative = layout == .native && stride % 4 == 0
        let made: Bitmap?
        if isNative, let data {
            made = Bitmap(pixels: data, width: width, height: height, stride: stride)
        } else {
            made = Bitmap(width: width, height: height)
        }
        guard let bitmap = made, let cairo = cairo_create(bitmap.surface) else { return nil }
        self.bitmap = bitmap
        self.cairo = cairo
        self.layout = layout
        colorSpace = space
        if isNative {
            self.bytesPerRow = bitmap.stride
            ownsMirror = false
        } else {
            self.bytesPerRow = stride
            mirror = data
            ownsMirror = data == nil
            if let data { bitmap.read(data, bytesPerRow: stride, layout: layout) }
        }
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        applyTransform()
    }

    /// Creates a context with memory of its own in the layout that needs no conversion.
    @_spi(UIKit)
    public convenience init?(width: Int, height: Int) {
        self.init(
            data: nil, width: width, height: height, bytesPerRow: 0, space: .standardRGB, layout: .native)
    }

    deinit {
        cairo_destroy(cairo)
        if ownsMirror { mirror?.deallocate() }
    }

    // MARK: Bitmap

    /// The width in pixels.
    public final var width: Int { bitmap.width }
    /// The height in pixels.
    public final var height: Int { bitmap.height }
    /// The bits for each component: 8.
    public final var bitsPerComponent: Int { 8 }
    /// The bits for each pixel.
    public final var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// Where the alpha is.
    public final var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// The layout of a pixel.
    public final var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// The pixels, in the layout of the context.
    public final var data: UnsafeMutableRawPointer? {
        cairo_surface_flush(bitmap.surface)
        if layout == .native, mirror == nil, !ownsMirror { return bitmap.pixels }
        if mirror == nil {
            mirror = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            mirror?.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        }
        writeMirror()
        return mirror
    }

    /// An image with what has been drawn until now.
    public final func makeImage() -> CGImage? {
        bitmap.copy().map { CGImage(bitmap: $0, layout: layout, colorSpace: colorSpace) }
    }

    /// Brings the memory up to date.
    public final func flush() { cairo_surface_flush(bitmap.surface) }

    /// Brings the memory up to date.
    public final func synchronize() { flush() }

    /// To be called after each drawing.
    final func didDraw() {
        if mirror != nil { writeMirror() }
    }

    private func writeMirror() {
        guard let mirror else { return }
        bitmap.write(mirror, bytesPerRow: bytesPerRow, layout: layout)
    }

    // MARK: State

    /// Puts the graphics state on a stack.
    public final func saveGState() {
        stack.append(state)
        cairo_save(cairo)
    }

    /// Takes the graphics state from the stack.
    public final func restoreGState() {
        guard let last = stack.popLast() else { return }
        cairo_restore(cairo)
        state = last
        applyTransform()
    }

    // MARK: Transform

    /// From user space to base space.
    public final var ctm: CGAffineTransform { state.ctm }

    /// Moves the origin.
    public final func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn from now on.
    public final func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what is drawn from now on, by radians.
    public final func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform before the present one.
    public final func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyTransform()
    }

    /// From user space to pixels; here the same as `ctm`.
    public final var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public final func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public final func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public final func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public final func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public final func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public final func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    final func applyTransform() { setMatrix(state.ctm.concatenating(base)) }

    /// Draws in base space for a while, in which paths are kept.
    final func inBaseSpace(_ body: () -> Void) {
        setMatrix(base)
        body()
        applyTransform()
    }

    private func setMatrix(_ transform: CGAffineTransform) {
        var transform = transform
        // Cairo refuses all further work after a matrix without inverse; nothing would be seen anyway.
        if transform.a * transform.d - transform.b * transform.c == 0 {
            transform.a = 1e-6
            transform.d = 1e-6
            transform.b = 0
            transform.c = 0
        }
        var matrix = transform.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
    }
}
