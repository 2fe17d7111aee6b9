import Foundation

/// The vertical measures of a face for a size of one point.
struct FontMetrics {
    var ascender: CGFloat
    var descender: CGFloat
    var leading: CGFloat = 0
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// San Francisco's, of 2048 units: a line is 1.193 times as high as the font size.
    static let system = FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
    /// Helvetica's.
    static let helvetica = FontMetrics(
        ascender: 0.92, descender: -0.23, capHeight: 0.7207, xHeight: 0.5225)
    /// Helvetica Neue's.
    static let helveticaNeue = FontMetrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.523)

    /// The measures of a face: Apple's where they are known, else those of the font that stands in.
    static func of(_ face: FontFace) -> FontMetrics {
        switch face.family {
        case nil: return system
        case "Helvetica": return helvetica
        case "Helvetica Neue": return helveticaNeue
        default: return PangoEngine.metrics(of: face)
        }
    }
}
