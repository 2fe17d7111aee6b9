import Foundation
import Synchronization

/// The drawing of a symbol: its box, in hundredths of the text's size, and its shapes.
struct SymbolDrawing: Sendable {
    let width: CGFloat
    let height: CGFloat
    let parts: [SymbolPart]

    init(_ width: CGFloat, _ height: CGFloat, _ parts: SymbolPart...) {
        self.width = width
        self.height = height
        self.parts = parts
    }
}

/// The symbols that are drawn here, our own drawings of what the names say.
enum SymbolDrawings {
    /// All drawings by name.
    static let table: [String: SymbolDrawing] = arrows.merging(signs) { $1 }.merging(things) { $1 }

    /// Writes once that a symbol has no drawing.
    static func reportMissing(_ name: String) {
        guard missing.withLock({ $0.insert(name).inserted }) else { return }
        StandardError.write("No symbol named '\(name)' is drawn on this system; UIImage(systemName:) returns nil")
    }

    private static let missing = Mutex<Set<String>>([])

    private static let ring = "O 60 60 50 50"

    /// Arrows and chevrons.
    private static let arrows: [String: SymbolDrawing] = {
        let left = SymbolDrawing(70, 110, .stroke("M 52 15 L 15 55 L 52 95"))
        let right = SymbolDrawing(70, 110, .stroke("M 18 15 L 55 55 L 18 95"))
        let arrowLeft = SymbolDrawing(120, 110, .stroke("M 108 55 L 12 55 M 50 17 L 12 55 L 50 93"))
        let arrowRight = SymbolDrawing(120, 110, .stroke("M 12 55 L 108 55 M 70 17 L 108 55 L 70 93"))
        return [
            "chevron.left": left, "chevron.backward": left,
            "chevron.right": right, "chevron.forward": right,
            "chevron.up": SymbolDrawing(110, 70, .stroke("M 15 52 L 55 15 L 95 52")),
            "chevron.down": SymbolDrawing(110, 70, .stroke("M 15 18 L 55 55 L 95 18")),
            "chevron.up.chevron.down": SymbolDrawing(
                90, 120, .stroke("M 18 45 L 45 15 L 72 45 M 18 75 L 45 105 L 72 75")),
            "arrow.left": arrowLeft, "arrow.backward": arrowLeft,
            "arrow.right": arrowRight, "arrow.forward": arrowRight,
            "arrow.up": SymbolDrawing(110, 120, .stroke("M 55 108 L 55 12 M 17 50 L 55 12 L 93 50")),
            "arrow.down": SymbolDrawing(110, 120, .stroke("M 55 12 L 55 108 M 17 70 L 55 108 L 93 70")),
            "arrow.clockwise": SymbolDrawing(
                110, 125, .stroke("M 97 65 C 97 88 78 107 55 107 C 32 107 13 88 13 65 C 13 42 32 23 55 23 L 72 23 "
                    + "M 55 6 L 73 23 L 55 41")),
            "arrow.counterclockwise": SymbolDrawing(
                110, 125, .stroke("M 13 65 C 13 88 32 107 55 107 C 78 107 97 88 97 65 C 97 42 78 23 55 23 L 38 23 "
                    + "M 55 6 L 37 23 L 55 41")),
            "square.and.arrow.up": SymbolDrawing(
                110, 135, .stroke("M 36 55 L 15 55 L 15 122 L 95 122 L 95 55 L 74 55 M 55 85 L 55 12 M 33 34 L 55 12 L 77 34")),
            "square.and.arrow.down": SymbolDrawing(
                110, 135, .stroke("M 36 45 L 15 45 L 15 122 L 95 122 L 95 45 L 74 45 M 55 12 L 55 85 M 33 63 L 55 85 L 77 63")),
        ]
    }()

    /// Signs in rings and without.
    private static let signs: [String: SymbolDrawing] = {
        let plus = "M 60 36 L 60 84 M 36 60 L 84 60"
        let minus = "M 36 60 L 84 60"
        let cross = "M 42 42 L 78 78 M 78 42 L 42 78"
        let tick = "M 38 62 L 53 78 L 82 42"
        let info = "M 60 55 L 60 86 M 60 36 L 60 37"
        let warning = "M 60 34 L 60 66 M 60 84 L 60 85"
        var table: [String: SymbolDrawing] = [
            "plus": SymbolDrawing(110, 110, .stroke("M 55 10 L 55 100 M 10 55 L 100 55")),
            "minus": SymbolDrawing(110, 110, .stroke("M 10 55 L 100 55")),
            "xmark": SymbolDrawing(100, 100, .stroke("M 12 12 L 88 88 M 88 12 L 12 88")),
            "checkmark": SymbolDrawing(110, 105, .stroke("M 12 58 L 42 92 L 98 12")),
            "ellipsis": SymbolDrawing(120, 40, .fill("O 20 20 11 11 O 60 20 11 11 O 100 20 11 11")),
            "circle": SymbolDrawing(120, 120, .stroke(ring)),
            "circle.fill": SymbolDrawing(120, 120, .fill("O 60 60 55 55")),
            "square": SymbolDrawing(115, 115, .stroke("R 10 10 95 95 16")),
            "square.fill": SymbolDrawing(115, 115, .fill("R 6 6 103 103 18")),
            "line.3.horizontal": SymbolDrawing(125, 100, .stroke("M 12 18 L 113 18 M 12 50 L 113 50 M 12 82 L 113 82")),
            "list.bullet": SymbolDrawing(
                125, 100, .fill("O 14 18 8 8 O 14 50 8 8 O 14 82 8 8"),
                .stroke("M 40 18 L 113 18 M 40 50 L 113 50 M 40 82 L 113 82")),
        ]
        for (name, sign) in [
            ("plus", plus), ("minus", minus), ("xmark", cross), ("checkmark", tick), ("info", info),
            ("exclamationmark", warning),
        ] {
            table["\(name).circle"] = SymbolDrawing(120, 120, .stroke(ring), .stroke(sign))
            table["\(name).circle.fill"] = SymbolDrawing(120, 120, .fill("O 60 60 55 55"), .cut(sign))
        }
        table["ellipsis.circle"] = SymbolDrawing(
            120, 120, .stroke(ring), .fill("O 35 60 7 7 O 60 60 7 7 O 85 60 7 7"))
        table["ellipsis.circle.fill"] = SymbolDrawing(
            120, 120, .fill("O 60 60 55 55 O 35 60 7 7 O 60 60 7 7 O 85 60 7 7"))
        let triangle = "M 65 12 L 120 108 L 10 108 Z"
        let bang = "M 65 48 L 65 74 M 65 90 L 65 91"
        table["exclamationmark.triangle"] = SymbolDrawing(130, 120, .stroke(triangle), .stroke(bang))
        table["exclamationmark.triangle.fill"] = SymbolDrawing(
            130, 120, .fill(triangle), .stroke(triangle), .cut(bang))
        return table
    }()

    /// Things.
    private static let things: [String: SymbolDrawing] = {
        let star = "M 65 8 L 82 47 L 124 50 L 92 78 L 102 119 L 65 97 L 28 119 L 38 78 L 6 50 L 48 47 Z"
        let heart = "M 62 105 C 10 70 8 42 12 32 C 20 8 52 6 62 32 C 72 6 104 8 112 32 C 116 42 114 70 62 105 Z"
        let house = "M 10 62 L 65 12 L 120 62 M 26 52 L 26 108 L 104 108 L 104 52"
        let bookmark = "M 15 12 L 75 12 L 75 115 L 45 86 L 15 115 Z"
        let bell = "M 15 92 C 28 80 24 62 28 44 C 32 24 42 14 55 14 C 68 14 78 24 82 44 C 86 62 82 80 95 92 Z"
        let person = "M 10 112 C 10 66 100 66 100 112 Z"
        let folder = "M 10 100 L 10 16 L 48 16 L 60 28 L 120 28 L 120 100 Z"
        let envelope = "R 10 12 110 82 12"
        let trash = "M 24 28 L 32 118 L 78 118 L 86 28 M 10 28 L 100 28 M 38 26 L 40 12 L 70 12 L 72 26"
        let flag = "M 15 120 L 15 14 L 95 14 L 78 42 L 95 70 L 15 70"
        let pencil = "M 14 96 L 20 72 L 82 10 L 100 28 L 38 90 Z"
        let gear = "O 60 60 34 34"
        let teeth = (0..<8).map { index -> String in
            let angle = Double(index) * .pi / 4
            func at(_ radius: Double) -> String { "\(60 + radius * cos(angle)) \(60 + radius * sin(angle))" }
            return "M \(at(36)) L \(at(52))"
        }.joined(separator: " ")
        return [
            "magnifyingglass": SymbolDrawing(120, 120, .stroke("O 50 50 38 38 M 78 78 L 110 110")),
            "star": SymbolDrawing(130, 125, .stroke(star)),
            "star.fill": SymbolDrawing(130, 125, .fill(star), .stroke(star)),
            "heart": SymbolDrawing(124, 115, .stroke(heart)),
            "heart.fill": SymbolDrawing(124, 115, .fill(heart), .stroke(heart)),
            "house": SymbolDrawing(130, 120, .stroke(house)),
            "house.fill": SymbolDrawing(
                130, 120, .fill("M 65 12 L 120 62 L 104 62 L 104 112 L 26 112 L 26 62 L 10 62 Z"), .stroke(house)),
            "bookmark": SymbolDrawing(90, 125, .stroke(bookmark)),
            "bookmark.fill": SymbolDrawing(90, 125, .fill(bookmark), .stroke(bookmark)),
            "bell": SymbolDrawing(110, 125, .stroke(bell), .fill("O 55 106 14 10")),
            "bell.fill": SymbolDrawing(110, 125, .fill(bell), .stroke(bell), .fill("O 55 106 14 10")),
            "person": SymbolDrawing(110, 122, .stroke("O 55 38 25 27"), .stroke(person)),
            "person.fill": SymbolDrawing(110, 122, .fill("O 55 38 29 31"), .fill(person), .stroke(person)),
            "person.circle": SymbolDrawing(
                120, 120, .stroke(ring), .fill("O 60 48 17 19 M 26 96 C 34 70 86 70 94 96 C 76 112 44 112 26 96 Z")),
            "folder": SymbolDrawing(130, 112, .stroke(folder)),
            "folder.fill": SymbolDrawing(130, 112, .fill(folder), .stroke(folder)),
            "envelope": SymbolDrawing(130, 106, .stroke(envelope), .stroke("M 14 18 L 65 62 L 116 18")),
            "envelope.fill": SymbolDrawing(130, 106, .fill("R 6 8 118 90 14"), .cut("M 14 18 L 65 62 L 116 18")),
            "trash": SymbolDrawing(110, 130, .stroke(trash)),
            "trash.fill": SymbolDrawing(110, 130, .fill("M 20 30 L 90 30 L 80 120 L 30 120 Z"), .stroke(trash)),
            "flag": SymbolDrawing(110, 130, .stroke(flag)),
            "flag.fill": SymbolDrawing(110, 130, .fill("M 15 14 L 95 14 L 78 42 L 95 70 L 15 70 Z"), .stroke(flag)),
            "pencil": SymbolDrawing(112, 108, .stroke(pencil)),
            "gear": SymbolDrawing(120, 120, .stroke(gear), .stroke(teeth), .stroke("O 60 60 12 12")),
            "gearshape": SymbolDrawing(120, 120, .stroke(gear), .stroke(teeth), .stroke("O 60 60 12 12")),
            "gearshape.fill": SymbolDrawing(120, 120, .fill("O 60 60 40 40 O 60 60 13 13"), .stroke(teeth)),
            "photo": SymbolDrawing(
                130, 106, .stroke(envelope), .fill("O 40 40 10 10"), .stroke("M 14 88 L 52 58 L 72 76 L 90 60 L 116 84")),
            "calendar": SymbolDrawing(120, 115, .stroke("R 10 14 100 92 14"), .stroke("M 12 42 L 108 42 M 36 8 L 36 22 M 84 8 L 84 22")),
            "clock": SymbolDrawing(120, 120, .stroke(ring), .stroke("M 60 30 L 60 62 L 84 72")),
            "doc": SymbolDrawing(100, 125, .stroke("M 14 12 L 58 12 L 86 42 L 86 113 L 14 113 Z M 58 12 L 58 42 L 86 42")),
            "camera": SymbolDrawing(
                135, 110, .stroke("R 10 24 115 76 14"), .stroke("O 67 62 24 24"), .stroke("M 44 24 L 52 10 L 84 10 L 92 24")),
            "lock": SymbolDrawing(90, 125, .stroke("R 12 56 66 58 10"), .stroke("M 25 56 L 25 36 C 25 8 65 8 65 36 L 65 56")),
            "lock.fill": SymbolDrawing(90, 125, .fill("R 8 52 74 66 12"), .stroke("M 25 56 L 25 36 C 25 8 65 8 65 36 L 65 56")),
            "eye": SymbolDrawing(140, 100, .stroke("M 8 50 C 35 4 105 4 132 50 C 105 96 35 96 8 50 Z"), .stroke("O 70 50 20 20")),
            "cart": SymbolDrawing(
                130, 115, .stroke("M 6 12 L 24 12 L 40 78 L 106 78 L 120 28 L 29 28"), .fill("O 48 98 9 9 O 96 98 9 9")),
            "play.fill": SymbolDrawing(105, 115, .fill("M 14 8 L 98 57 L 14 107 Z")),
            "pause.fill": SymbolDrawing(100, 110, .fill("R 12 8 26 94 6 R 60 8 26 94 6")),
            "stop.fill": SymbolDrawing(110, 110, .fill("R 12 12 86 86 12")),
        ]
    }()
}
