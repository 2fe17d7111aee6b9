internal import CCairo

extension CGContext {
    /// Paints the blurred shadow of what a pattern shows; base space.
    func drawShadow(_ shadow: GraphicsState.Shadow, of pattern: OpaquePointer) {
        let margin = Int((shadow.blur * 2).rounded(.up)) + 1
        let mask = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(width + 2 * margin), Int32(height + 2 * margin))
        defer { cairo_surface_destroy(mask) }
        guard cairo_surface_status(mask) == CAIRO_STATUS_SUCCESS, let painter = cairo_create(mask) else { return }
        // The pattern belongs to the context's matrix; the mask has the same, moved by the margin.
        var matrix = state.ctm.concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: CGFloat(margin), ty: CGFloat(height + margin))
        ).cairoMatrix
        cairo_set_matrix(painter, &matrix)
        cairo_set_source(painter, pattern)
        cairo_paint(painter)
        cairo_destroy(painter)
        cairo_surface_flush(mask)
        if let bytes = cairo_image_surface_get_data(mask) {
            // Core Graphics' blur is twice the standard deviation.
            AlphaBlur(deviation: shadow.blur / 2).apply(
                to: bytes, width: width + 2 * margin, height: height + 2 * margin,
                stride: Int(cairo_image_surface_get_stride(mask)))
        }
        cairo_surface_mark_dirty(mask)
        let c = shadow.color.sRGBComponents
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(
            cairo, mask, Double(shadow.offset.width) - Double(margin), -Double(shadow.offset.height) - Double(margin))
    }
}

/// A Gaussian blur of one channel, as three box blurs.
struct AlphaBlur {
    let deviation: CGFloat

    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard deviation > 0.1 else { return }
        // The width of three boxes with the variance of the Gaussian: 3·(w² − 1)/12 = σ².
        let radius = max(1, Int(((4 * deviation * deviation + 1).squareRoot() / 2).rounded()))
        var line = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height { box(bytes + y * stride, step: 1, count: width, radius: radius, line: &line) }
            for x in 0..<width { box(bytes + x, step: stride, count: height, radius: radius, line: &line) }
        }
    }

    private func box(
        _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int, line: inout [UInt8]
    ) {
        for index in 0..<count { line[index] = bytes[index * step] }
        let size = 2 * radius + 1
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(line[index]) }
        for index in 0..<count {
            if index + radius < count { sum += Int(line[index + radius]) }
            if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
            bytes[index * step] = UInt8((sum + size / 2) / size)
        }
    }
}

extension CGContext {
    /// Draws only the shadow that a filled path throws.
    package func drawShadow(of path: CGPath) {
        guard let shadow = state.shadow, !path.isEmpty else { return }
        cairo_save(cairo)
        cairo_push_group(cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, Double(state.alpha))
        inBaseSpace {
            var ctm = state.ctm
            if let path = path.copy(using: &ctm) { emit(path) }
        }
        cairo_fill(cairo)
        if let pattern = cairo_pop_group(cairo) {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            inBaseSpace { drawShadow(shadow, of: pattern) }
            cairo_pattern_destroy(pattern)
        }
        cairo_restore(cairo)
        didDraw()
    }
}
