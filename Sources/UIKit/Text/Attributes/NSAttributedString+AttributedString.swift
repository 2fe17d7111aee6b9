import Foundation

// Foundation converts between the two kinds of attributed text on Apple's platforms, not on Linux.

extension NSAttributedString {
    /// Makes text with those attributes that UIKit and Foundation know.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let piece = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: piece, attributes: run.attributes.uiKitAttributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Makes text with those attributes that UIKit and Foundation know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = nsStr.string as NSString
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            append(
                AttributedString(string.substring(with: range), attributes: AttributeContainer(uiKit: attributes)))
        }
    }
}

extension AttributeContainer {
    /// The attributes as `NSAttributedString` has them.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [:]
        func take<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
            if let value = self[key] { all[NSAttributedString.Key(K.name)] = value }
        }
        take(AttributeScopes.UIKitAttributes.FontAttribute.self)
        take(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self)
        take(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.LigatureAttribute.self)
        take(AttributeScopes.UIKitAttributes.KernAttribute.self)
        take(AttributeScopes.UIKitAttributes.TrackingAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self)
        take(AttributeScopes.UIKitAttributes.ShadowAttribute.self)
        take(AttributeScopes.UIKitAttributes.AttachmentAttribute.self)
        take(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
        take(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
        take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
        // Styles of lines are numbers in `NSAttributedString`.
        if let style = self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] {
            all[.underlineStyle] = style.rawValue
        }
        if let style = self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] {
            all[.strikethroughStyle] = style.rawValue
        }
        return all
    }

    /// Takes attributes as `NSAttributedString` has them.
    init(uiKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        var taken = AttributeContainer()
        func take<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
            taken[key] = value(key)
        }
        func value<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
            let value = attributes[NSAttributedString.Key(K.name)]
            if let value = value as? K.Value { return value }
            guard let number = value as? NSNumber else { return nil }
            if K.Value.self == CGFloat.self { return CGFloat(number.doubleValue) as? K.Value }
            if K.Value.self == Int.self { return number.intValue as? K.Value }
            return NSUnderlineStyle(rawValue: number.intValue) as? K.Value
        }
        take(AttributeScopes.UIKitAttributes.FontAttribute.self)
        take(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self)
        take(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.LigatureAttribute.self)
        take(AttributeScopes.UIKitAttributes.KernAttribute.self)
        take(AttributeScopes.UIKitAttributes.TrackingAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self)
        take(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self)
        take(AttributeScopes.UIKitAttributes.ShadowAttribute.self)
        take(AttributeScopes.UIKitAttributes.AttachmentAttribute.self)
        take(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
        take(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
        take(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
        if let link = attributes[.link] as? URL {
            taken[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        }
        self = taken
    }
}
