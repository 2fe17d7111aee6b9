/// Sets the properties that a document gives to views.
@MainActor
enum NibProperties {
    static func apply(_ element: NibElement, to view: UIView, bundle: Bundle) {
        if let frame = NibValues.rect(element.value("frame")) { view.frame = frame }
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let mask = element.value("autoresizingMask") { view.autoresizingMask = autoresizing(mask) }
        if let color = NibValues.color(element.value("backgroundColor"), bundle: bundle) { view.backgroundColor = color }
        if let color = NibValues.color(element.value("tintColor"), bundle: bundle) { view.tintColor = color }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let hidden = element.flag("hidden") { view.isHidden = hidden }
        if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
        if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
        if let opaque = element.flag("opaque") { view.isOpaque = opaque }
        if let enabled = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
        if let multiple = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
        if let mode = element["contentMode"], let value = contentModes[mode] { view.contentMode = value }
        applyPriorities(element, to: view)
        applyKind(element, to: view, bundle: bundle)
    }

    private static func applyPriorities(_ element: NibElement, to view: UIView) {
        func priority(_ key: String) -> UILayoutPriority? { element.number(key).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static func autoresizing(_ element: NibElement) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        if element["widthSizable"] == "YES" { mask.insert(.flexibleWidth) }
        if element["heightSizable"] == "YES" { mask.insert(.flexibleHeight) }
        if element["flexibleMinX"] == "YES" { mask.insert(.flexibleLeftMargin) }
        if element["flexibleMaxX"] == "YES" { mask.insert(.flexibleRightMargin) }
        if element["flexibleMinY"] == "YES" { mask.insert(.flexibleTopMargin) }
        if element["flexibleMaxY"] == "YES" { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    // MARK: By kind of view

    private static func applyKind(_ element: NibElement, to view: UIView, bundle: Bundle) {
        switch view {
        case let label as UILabel: applyLabel(element, to: label, bundle)
        case let button as UIButton: applyButton(element, to: button, bundle)
        case let imageView as UIImageView:
            imageView.image = element["image"].flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        case let stack as UIStackView: applyStack(element, to: stack)
        case let table as UITableView: applyTable(element, to: table)
        case let cell as UITableViewCell: applyCell(element, to: cell)
        case let control as UISwitch: control.isOn = element.flag("on") ?? true
        default: applyControl(element, to: view, bundle: bundle)
        }
        if let control = view as? UIControl, let enabled = element.flag("enabled") { control.isEnabled = enabled }
        if let scroll = view as? UIScrollView { applyScroll(element, to: scroll) }
    }

    private static func applyLabel(_ element: NibElement, to label: UILabel, _ bundle: Bundle) {
        label.text = NibValues.text("text", of: element)
        if let font = NibValues.font(element.value("fontDescription")) { label.font = font }
        if let color = NibValues.color(element.value("textColor"), bundle: bundle) { label.textColor = color }
        if let alignment = NibValues.alignment(element["textAlignment"]) { label.textAlignment = alignment }
        if let lines = element["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
    }

    private static func applyButton(_ element: NibElement, to button: UIButton, _ bundle: Bundle) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        for state in element.children where state.name == "state" {
            guard let key = state["key"], let value = states[key] else { continue }
            if let title = NibValues.text("title", of: state) { button.setTitle(title, for: value) }
            if let color = NibValues.color(state.value("titleColor"), bundle: bundle) {
                button.setTitleColor(color, for: value)
            }
            if let image = state["image"].flatMap({ UIImage(named: $0, in: bundle, compatibleWith: nil) }) {
                button.setImage(image, for: value)
            }
        }
        if let configuration = element.value("configuration"), let title = configuration["title"] {
            button.setTitle(title, for: .normal)
        }
    }

    private static func applyStack(_ element: NibElement, to stack: UIStackView) {
        if element["axis"] == "vertical" { stack.axis = .vertical }
        if let spacing = element.number("spacing") { stack.spacing = spacing }
        switch element["alignment"] {
        case "top", "leading": stack.alignment = .leading
        case "center": stack.alignment = .center
        case "bottom", "trailing": stack.alignment = .trailing
        default: break
        }
        switch element["distribution"] {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: break
        }
    }

    private static func applyScroll(_ element: NibElement, to scroll: UIScrollView) {
        if let flag = element.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
        if let flag = element.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
        if let flag = element.flag("bounces") { scroll.bounces = flag }
        if let flag = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
        if let flag = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
        if let flag = element.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = flag }
        if let flag = element.flag("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = flag }
    }

    private static func applyTable(_ element: NibElement, to table: UITableView) {
        if let height = element.number("rowHeight") { table.rowHeight = height }
        if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    }

    private static func applyCell(_ element: NibElement, to cell: UITableViewCell) {
        switch element["accessoryType"] {
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
        case "checkmark": cell.accessoryType = .checkmark
        case "detailButton": cell.accessoryType = .detailButton
        default: break
        }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    }

    // MARK: Runtime attributes

    /// Sets what the document gives to keys of one's own.
    static func applyRuntimeAttributes(_ element: NibElement, to object: AnyObject, bundle: Bundle) {
        guard let object = object as? NSObject else { return }
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            object.setValue(runtimeValue(attribute, bundle), forKeyPath: path)
        }
    }

    private static func runtimeValue(_ attribute: NibElement, _ bundle: Bundle) -> Any? {
        let value = attribute.value("value")
        switch attribute["type"] {
        case "boolean": return attribute["value"] == "YES"
        case "number": return value?["value"].flatMap { Double($0) }.map { NSNumber(value: $0) }
        case "color": return NibValues.color(value, bundle: bundle)
        case "rect": return NibValues.rect(value)
        case "point":
            return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size":
            return value.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "image": return attribute["value"].flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        case "nil": return nil
        default: return attribute["value"]
        }
    }
}
