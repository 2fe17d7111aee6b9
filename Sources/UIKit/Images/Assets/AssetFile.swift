import Foundation

/// The `Contents.json` of a set or folder of an asset catalogue.
struct AssetFile: Decodable {
    var images: [Variant]?
    var colors: [Variant]?
    var data: [Variant]?
    var properties: Properties?

    /// Properties of the whole set.
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    /// One member of a set, and the traits that it is for.
    struct Variant: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var widthClass: String?
        var heightClass: String?
        var displayGamut: String?
        var languageDirection: String?
        var universalTypeIdentifier: String?
        var resizing: Resizing?
        var alignmentInsets: Insets?
        var color: Color?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, appearances, resizing, color
            case widthClass = "width-class"
            case heightClass = "height-class"
            case displayGamut = "display-gamut"
            case languageDirection = "language-direction"
            case universalTypeIdentifier = "universal-type-identifier"
            case alignmentInsets = "alignment-insets"
        }
    }

    /// An appearance that a member is for, such as luminosity dark.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// Distances in pixels.
    struct Insets: Decodable {
        var top: CGFloat?
        var left: CGFloat?
        var bottom: CGFloat?
        var right: CGFloat?
    }

    /// How an image is resized; lengths in pixels.
    struct Resizing: Decodable {
        var mode: String?
        var center: Center?
        var capInsets: Insets?

        struct Center: Decodable {
            var mode: String?
        }

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    /// A colour, by components or by the name of a system colour.
    struct Color: Decodable {
        var colorSpace: String?
        var components: [String: Component]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case colorSpace = "color-space"
        }
    }

    /// A component: a fraction ("0.5"), a byte ("128") or a byte in hexadecimal ("0x80").
    struct Component: Decodable {
        var value: CGFloat

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = CGFloat(number)
                return
            }
            let text = try container.decode(String.self)
            if text.lowercased().hasPrefix("0x") {
                value = CGFloat(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else if text.contains(".") {
                value = CGFloat(Double(text) ?? 0)
            } else {
                value = CGFloat(Double(text) ?? 0) / 255
            }
        }
    }

    /// Reads the file of a set or folder; nil where there is none or it is malformed.
    static func read(_ folder: URL) -> AssetFile? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(AssetFile.self, from: data)
        } catch {
            StandardError.write("\(file.path) cannot be read as an asset catalogue's: \(error)")
            return nil
        }
    }
}
