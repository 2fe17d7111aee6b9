internal import CCairo

extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the colour of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of fills to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the colour of strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of strokes to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the opacity that everything is drawn with, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets how what is drawn is combined with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the width of strokes, in user space.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Sets the shape of strokes' ends.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the shape of strokes' corners.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how long a pointed corner may be, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Sets the dashes of strokes: lengths of dashes and gaps in turn, and where in them a line starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// How images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets a shadow, a third black; offset and blur are in base space.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets a shadow; no colour takes it away.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: $0) }
    }

    /// Draws from now on into a layer of its own, which `endTransparencyLayer()` draws as one thing with
    /// the present alpha, shadow and blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        cairo_push_group(cairo)
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        state.blendMode = .normal
    }

    /// Draws from now on into a layer that is cut off at a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        state.endsTwice = true
    }

    /// Draws the layer that was begun last.
    public func endTransparencyLayer() {
        let twice = state.endsTwice
        guard let pattern = cairo_pop_group(cairo) else { return }
        restoreGState()
        paint { cairo in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
        cairo_pattern_destroy(pattern)
        if twice { restoreGState() }
    }

    // MARK: Clip

    /// Narrows the clip to the current path.
    public func clip(using rule: CGPathFillRule = .winding) {
        inBaseSpace {
            emit(currentPath)
            cairo_set_fill_rule(cairo, rule.cairoRule)
            cairo_clip(cairo)
        }
        beginPath()
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Narrows the clip to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect) }
        clip()
    }

    /// Takes the clip away.
    public func resetClip() { cairo_reset_clip(cairo) }

    /// The box around the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
