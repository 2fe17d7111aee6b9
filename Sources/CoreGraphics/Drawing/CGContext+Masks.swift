internal import CCairo

extension CGContext {
    /// Lets what is drawn from now on show inside a rectangle as far as an image does: where the image has alpha, by
    /// that; else by how light it is.
    ///
    /// Source: Apple documentation, "clip(to:mask:)".
    public func clip(to rect: CGRect, mask: CGImage) {
        let r = rect.standardized
        guard r.width > 0, r.height > 0, let made = Bitmap(width: width, height: height),
            let source = mask.coverage, let painter = cairo_create(made.surface)
        else { return }
        defer { cairo_destroy(painter) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(painter, &matrix)
        cairo_rectangle(painter, Double(r.minX), Double(r.minY), Double(r.width), Double(r.height))
        cairo_clip(painter)
        cairo_translate(painter, Double(r.minX), Double(r.maxY))
        cairo_scale(painter, Double(r.width) / Double(source.width), -Double(r.height) / Double(source.height))
        cairo_set_source_surface(painter, source.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD)
        cairo_paint(painter)
        if let outer = state.mask {
            // What an earlier mask hides stays hidden.
            cairo_reset_clip(painter)
            cairo_identity_matrix(painter)
            cairo_set_operator(painter, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(painter, outer.surface, 0, 0)
            cairo_paint(painter)
        }
        state.mask = made
    }

    /// Runs a body that draws with Cairo into a group of its own, which shows as far as the mask does.
    func paint(through mask: Bitmap, _ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_mask_surface(cairo, mask.surface, 0, 0)
    }
}

extension CGImage {
    /// A bitmap of which the alpha says how far the image shows as a mask.
    fileprivate var coverage: Bitmap? {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: break
        default: return bitmap
        }
        guard let copy = bitmap.copy() else { return nil }
        for y in 0..<copy.height {
            let row = copy.row(y)
            for x in 0..<copy.width {
                let (red, green, blue) = (row[x] >> 16 & 0xFF, row[x] >> 8 & 0xFF, row[x] & 0xFF)
                row[x] = ((red * 299 + green * 587 + blue * 114 + 500) / 1000) << 24
            }
        }
        cairo_surface_mark_dirty(copy.surface)
        return copy
    }
}
