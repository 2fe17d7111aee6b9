internal import CCairo

extension CGContext {
    /// Draws the current path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        beginPath()
        switch mode {
        case .fill: fill(path, rule: .winding)
        case .eoFill: fill(path, rule: .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke, .eoFillStroke:
            fill(path, rule: mode == .fillStroke ? .winding : .evenOdd)
            stroke(path)
        }
    }

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

    /// Strokes the current path and forgets it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle's outline.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle's outline with a line of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = old
    }

    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle clear, whatever the blend mode.
    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(cairo)
        let r = rect.standardized
        cairo_rectangle(cairo, Double(r.minX), Double(r.minY), Double(r.width), Double(r.height))
        cairo_fill(cairo)
        cairo_restore(cairo)
        didDraw()
    }

    private func fill(_ path: CGPath, rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        paint { cairo in
            setSource(state.fillColor)
            inBaseSpace { emit(path) }
            cairo_set_fill_rule(cairo, rule.cairoRule)
            guard state.blendMode.isUnbounded else { return cairo_fill(cairo) }
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint(cairo)
            cairo_restore(cairo)
        }
    }

    private func stroke(_ path: CGPath) {
        guard !path.isEmpty, state.lineWidth > 0 else { return }
        if state.blendMode.isUnbounded {
            var inverse = state.ctm.inverted()
            guard let own = path.copy(using: &inverse) else { return }
            let outline = own.copy(
                strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
                miterLimit: state.miterLimit, transform: state.ctm)
            let fillColor = state.fillColor
            state.fillColor = state.strokeColor
            fill(outline, rule: .winding)
            state.fillColor = fillColor
            return
        }
        paint { cairo in
            setSource(state.strokeColor)
            inBaseSpace { emit(path) }
            cairo_set_line_width(cairo, Double(state.lineWidth))
            cairo_set_line_cap(cairo, state.lineCap.cairoCap)
            cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
            cairo_set_miter_limit(cairo, Double(state.miterLimit))
            let lengths = state.dashLengths.map(Double.init)
            let usable = lengths.reduce(0, +) > 0 && lengths.allSatisfy { $0 >= 0 }
            cairo_set_dash(cairo, lengths, usable ? Int32(lengths.count) : 0, Double(state.dashPhase))
            cairo_stroke(cairo)
        }
    }

    /// Sets a colour, with the context's alpha, as what Cairo paints.
    func setSource(_ color: CGColor) {
        let c = color.sRGBComponents
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * Double(state.alpha))
    }

    /// Runs a body that draws with Cairo; blend mode and shadow are seen to.
    func paint(_ body: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        if let mask = state.mask {
            paint(through: mask) { composite(with: CAIRO_OPERATOR_OVER, body) }
        } else {
            composite(with: state.blendMode.cairoOperator, body)
        }
        cairo_restore(cairo)
        didDraw()
    }

    private func composite(with blend: cairo_operator_t, _ body: (OpaquePointer) -> Void) {
        if let shadow = state.shadow, shadow.color.alpha > 0 {
            cairo_push_group(cairo)
            body(cairo)
            if let pattern = cairo_pop_group(cairo) {
                cairo_set_operator(cairo, blend)
                inBaseSpace { drawShadow(shadow, of: pattern) }
                cairo_set_source(cairo, pattern)
                cairo_paint(cairo)
                cairo_pattern_destroy(pattern)
            }
        } else {
            cairo_set_operator(cairo, blend)
            body(cairo)
        }
    }

    /// Runs a body that draws with Cairo (`cairo_t`) in user space: its source is the fill colour, its
    /// matrix the current transform. Blend mode and shadow are seen to.
    @_spi(UIKit)
    public func drawWithCairo(_ body: (OpaquePointer) -> Void) {
        paint { cairo in
            setSource(state.fillColor)
            cairo_new_path(cairo)
            body(cairo)
        }
    }

    // MARK: Images

    /// Draws an image into a rectangle; it stands upright where y goes up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let r = rect.standardized
        guard r.width > 0, r.height > 0 else { return }
        paint { cairo in
            cairo_new_path(cairo)
            if !byTiling {
                cairo_rectangle(cairo, Double(r.minX), Double(r.minY), Double(r.width), Double(r.height))
                cairo_clip(cairo)
            }
            cairo_translate(cairo, Double(r.minX), Double(r.maxY))
            cairo_scale(cairo, Double(r.width) / Double(image.width), -Double(r.height) / Double(image.height))
            cairo_set_source_surface(cairo, image.bitmap.surface, 0, 0)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(pattern, state.interpolationQuality.cairoFilter)
            cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
    }

    // MARK: Gradients

    /// Draws a gradient between two points, over the whole clip across them.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_linear(
                Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        else { return }
        draw(gradient, pattern) { cairo in
            // A side that is not to be drawn is cut off by a half-plane.
            let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
            if !options.contains(.drawsBeforeStartLocation) { clipToHalfPlane(at: startPoint, towards: dx, dy) }
            if !options.contains(.drawsAfterEndLocation) { clipToHalfPlane(at: endPoint, towards: -dx, -dy) }
        }
    }

    /// Draws a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius))
        else { return }
        draw(gradient, pattern) { cairo in
            if options.contains(.drawsAfterEndLocation) { return }
            if options.contains(.drawsBeforeStartLocation) || startRadius == 0 {
                cairo_new_path(cairo)
                cairo_arc(cairo, Double(endCenter.x), Double(endCenter.y), Double(endRadius), 0, 2 * .pi)
                cairo_clip(cairo)
            } else {
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
            }
        }
    }

    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer, clip: (OpaquePointer) -> Void) {
        gradient.addStops(to: pattern, alpha: Double(state.alpha))
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint { cairo in
            clip(cairo)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
    }

    private func clipToHalfPlane(at p: CGPoint, towards dx: CGFloat, _ dy: CGFloat) {
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        // As far as any bitmap reaches.
        let (ux, uy) = (dx / length * 1e5, dy / length * 1e5)
        let corners = [
            CGPoint(x: p.x - uy, y: p.y + ux), CGPoint(x: p.x + uy, y: p.y - ux),
            CGPoint(x: p.x + uy + ux, y: p.y - ux + uy), CGPoint(x: p.x - uy + ux, y: p.y + ux + uy),
        ]
        cairo_new_path(cairo)
        for corner in corners { cairo_line_to(cairo, Double(corner.x), Double(corner.y)) }
        cairo_close_path(cairo)
        cairo_clip(cairo)
    }
}
