/// Values of Interface Builder documents.
@MainActor
enum NibValues {
    static func rect(_ element: NibElement?) -> CGRect? {
        guard let element, let x = element.number("x"), let y = element.number("y"),
            let width = element.number("width"), let height = element.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    static func color(_ element: NibElement?, bundle: Bundle) -> UIColor? {
        guard let element else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name) }
        if let name = element["name"] { return UIColor(named: name, in: bundle, compatibleWith: nil) }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func systemColor(_ name: String) -> UIColor? {
        let colors: [String: UIColor] = [
            "systemBackgroundColor": .systemBackground,
            "secondarySystemBackgroundColor": .secondarySystemBackground,
            "tertiarySystemBackgroundColor": .tertiarySystemBackground,
            "systemGroupedBackgroundColor": .systemGroupedBackground,
            "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
            "groupTableViewBackgroundColor": .systemGroupedBackground,
            "labelColor": .label, "darkTextColor": .darkText, "lightTextColor": .lightText,
            "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
            "separatorColor": .separator, "linkColor": .link,
            "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
            "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
            "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
            "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
            "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        ]
        return colors[name]
    }

    static func font(_ element: NibElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize") ?? 17
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size, weight: weight(element["weight"]))
        default: return element["name"].flatMap { UIFont(name: $0, size: size) }
        }
    }

    private static func weight(_ name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    static func alignment(_ name: String?) -> NSTextAlignment? {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    /// The text of an attribute, or of a longer text's own element.
    static func text(_ key: String, of element: NibElement) -> String? {
        if let short = element[key] { return short }
        guard let long = element.children.first(where: { $0.name == "string" && $0["key"] == key }) else { return nil }
        let text = long.text
        return text.hasPrefix("\n") ? String(text.dropFirst()) : text
    }
}
