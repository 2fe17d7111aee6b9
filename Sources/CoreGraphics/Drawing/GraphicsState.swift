/// What `saveGState()` saves, apart from what Cairo keeps itself: the clip.
struct GraphicsState {
    /// From user space to the context's base space.
    var ctm = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var interpolationQuality = CGInterpolationQuality.default
    var antialiases = true
    var shadow: Shadow?
    /// How far what is drawn shows, by its alpha, pixel for pixel.
    var mask: Bitmap?
    /// Whether ending the transparency layer also ends the clip around it.
    var endsTwice = false

    /// A shadow; offset and blur are in base space.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }
}
