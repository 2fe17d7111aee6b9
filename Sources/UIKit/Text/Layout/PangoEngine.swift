internal import CPango
import Foundation

/// The one font map and context with which text is measured and drawn.
///
/// Pango's objects are not safe to share between threads: everything that touches them holds `lock`.
enum PangoEngine {
    /// Held by whoever touches an object of Pango.
    static let lock = NSRecursiveLock()

    /// Points in Pango's units.
    static let unit: CGFloat = 1024

    /// The context; one point is one unit of the device, so that sizes are in points.
    nonisolated(unsafe) static let context: OpaquePointer = {
        let map = pango_cairo_font_map_new()
        let context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        // Whole-pixel advances and hinting would make widths depend on the scale of the screen.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        guard let context else { fatalError("Pango could not make a context: is libpangocairo whole?") }
        return context
    }()

    /// The families that are installed.
    static let installedFamilies: [String] = lock.withLock {
        guard let map = pango_context_get_font_map(context) else { return [] }
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { index in
            families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
    }

    /// Describes a face in a size to Pango; the caller frees the result.
    static func description(_ face: FontFace, size: CGFloat) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, FontLibrary.installedFamily(for: face))
        pango_font_description_set_weight(description, PangoWeight(weight(face.weight)))
        pango_font_description_set_style(
            description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, Double(size * unit))
        return description
    }

    /// The weight from 100 to 900 that stands for one of UIKit's.
    private static func weight(_ weight: UIFont.Weight) -> UInt32 {
        let steps: [(UIFont.Weight, UInt32)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        let nearest = steps.min {
            abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
        }
        return nearest?.1 ?? 400
    }

    /// The vertical measures of the installed font in which a face is set, for a size of one point.
    static func metrics(of face: FontFace) -> FontMetrics {
        lock.withLock {
            let description = description(face, size: 100)
            defer { pango_font_description_free(description) }
            guard let metrics = pango_context_get_metrics(context, description, nil) else { return .system }
            defer { pango_font_metrics_unref(metrics) }
            let ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) / unit / 100
            let descender = CGFloat(pango_font_metrics_get_descent(metrics)) / unit / 100
            return FontMetrics(
                ascender: ascender, descender: -descender,
                capHeight: inkHeight(of: "H", description), xHeight: inkHeight(of: "x", description))
        }
    }

    private static func inkHeight(of letter: String, _ description: OpaquePointer?) -> CGFloat {
        let layout = pango_layout_new(context)
        defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(ink.height) / unit / 100
    }
}
