extension NSLayoutConstraint {
    /// The form in which UIKit shows constraints:
    /// `<NSLayoutConstraint:0x… 'identifier' UIView:0x….width == 10   (active)>`.
    var constraintDescription: String {
        var text = "<NSLayoutConstraint:\(address(of: self)) "
        if let identifier { text += "'\(identifier)' " }
        return text + equation + "   (\(isActive ? "active" : "inactive"))>"
    }

    private var equation: String {
        var text = side(first, firstAttribute, minuend: offsets?.first)
        switch relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if secondAttribute == .notAnAttribute {
            text += GeometryText.number(constant)
        } else {
            if multiplier != 1 { text += GeometryText.number(multiplier) + "*" }
            text += side(second, secondAttribute, minuend: offsets?.second)
            if constant > 0 { text += " + " + GeometryText.number(constant) }
            if constant < 0 { text += " - " + GeometryText.number(-constant) }
        }
        if priority != .required { text += " @" + GeometryText.number(CGFloat(priority.rawValue)) }
        return text
    }

    private func side(
        _ item: LayoutItem?, _ attribute: Attribute, minuend: (item: LayoutItem, attribute: Attribute)?
    ) -> String {
        let subtrahend = "\(item?.name ?? "nil").\(attribute.name)"
        guard let minuend else { return subtrahend }
        return "(\(minuend.item.name).\(minuend.attribute.name) - \(subtrahend))"
    }
}

/// An object's address, as UIKit's descriptions show it.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
