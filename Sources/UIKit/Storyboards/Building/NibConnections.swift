/// Makes the constraints and connections of a document between objects that exist.
@MainActor
struct NibConnections {
    let loader: NibLoader

    // MARK: Constraints

    func addConstraints(of element: NibElement, in object: AnyObject) {
        guard let view = object as? UIView else { return }
        for item in element.list("constraints") {
            guard let constraint = constraint(item, in: view) else { continue }
            loader.register(constraint, item)
            constraint.isActive = true
        }
    }

    private func constraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
        func item(_ key: String) -> AnyObject? { element[key].flatMap { loader.objects[$0] } }
        for key in ["firstItem", "secondItem"] where element[key] != nil && item(key) == nil {
            UIKitLog.write(
                "\(loader.documentName): constraint '\(element.id ?? "")' is left out: its \(key) "
                    + "'\(element[key] ?? "")' is no object of the document.")
            return nil
        }
        guard let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else { return nil }
        let second = element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute
        let relation: NSLayoutConstraint.Relation
        switch element["relation"] {
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        case "lessThanOrEqual": relation = .lessThanOrEqual
        default: relation = .equal
        }
        let constraint = NSLayoutConstraint(
            item: item("firstItem") ?? view, attribute: attribute, relatedBy: relation,
            toItem: second == .notAnAttribute ? nil : item("secondItem"), attribute: second,
            multiplier: multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// A number, or a proportion such as `16:9`.
    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return parts.first.map { CGFloat($0) } ?? 1
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "firstBaseline": .firstBaseline, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Outlets and actions

    func connect(_ element: NibElement, _ object: AnyObject) {
        for connection in element.list("connections") {
            switch connection.name {
            case "outlet": connectOutlet(connection, object)
            case "outletCollection": connectCollection(connection, object)
            case "action": connectAction(connection, object)
            case "segue": connectSegue(connection, object)
            default: break
            }
        }
    }

    private func target(_ connection: NibElement) -> AnyObject? {
        connection["destination"].flatMap { loader.objects[$0] }
    }

    private func connectOutlet(_ connection: NibElement, _ source: AnyObject) {
        guard let property = connection["property"], let destination = target(connection) else { return }
        if connectStandard(property, of: source, to: destination) { return }
        (source as? NSObject)?.setValue(destination, forKey: property)
    }

    /// The outlets of UIKit's own classes.
    private func connectStandard(_ property: String, of source: AnyObject, to destination: AnyObject) -> Bool {
        switch (source, property) {
        case (let controller as UIViewController, "view"):
            controller.view = destination as? UIView
        case (let table as UITableView, "dataSource"):
            table.dataSource = destination as? any UITableViewDataSource
        case (let table as UITableView, "delegate"):
            table.delegate = destination as? any UITableViewDelegate
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = destination as? any UICollectionViewDataSource
        case (let collection as UICollectionView, "delegate"):
            collection.delegate = destination as? any UICollectionViewDelegate
        case (let text as UITextView, "delegate"):
            text.delegate = destination as? any UITextViewDelegate
        case (let text as UITextField, "delegate"):
            text.delegate = destination as? any UITextFieldDelegate
        case (let search as UISearchBar, "delegate"):
            search.delegate = destination as? any UISearchBarDelegate
        case (let picker as UIPickerView, "dataSource"):
            picker.dataSource = destination as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"):
            picker.delegate = destination as? any UIPickerViewDelegate
        case (let scroll as UIScrollView, "delegate"):
            scroll.delegate = destination as? any UIScrollViewDelegate
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = destination as? any UIGestureRecognizerDelegate
        default: return false
        }
        return true
    }

    private func connectCollection(_ connection: NibElement, _ source: AnyObject) {
        guard let property = connection["property"], let destination = target(connection) else { return }
        if property == "gestureRecognizers", let view = source as? UIView,
            let recognizer = destination as? UIGestureRecognizer
        {
            return view.addGestureRecognizer(recognizer)
        }
        guard let object = source as? NSObject else { return }
        let present = object.value(forKey: property) as? [AnyObject] ?? []
        object.setValue(present + [destination], forKey: property)
    }

    private func connectAction(_ connection: NibElement, _ source: AnyObject) {
        guard let selector = connection["selector"].map({ Selector($0) }) else { return }
        let destination = target(connection)
        if let control = source as? UIControl {
            control.addTarget(destination, action: selector, for: Self.event(connection["eventType"]))
        } else if let recognizer = source as? UIGestureRecognizer, let destination {
            recognizer.addTarget(destination, action: selector)
        }
    }

    private static func event(_ name: String?) -> UIControl.Event {
        switch name {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchCancel": .touchCancel
        case "touchUpOutside": .touchUpOutside
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: .touchUpInside
        }
    }

    // MARK: Segues

    private func connectSegue(_ connection: NibElement, _ source: AnyObject) {
        guard let controller = loader.controller, source !== controller else { return }
        let template = SegueTemplate(connection)
        if template.kind == "embed", let container = source as? UIView {
            controller.embed(template, in: container)
        } else if let cell = source as? UITableViewCell {
            cell.selectionSegue = { [weak controller] cell in controller?.trigger(template, sender: cell) }
        } else if let control = source as? UIControl {
            control.addAction(
                UIAction { [weak controller] action in controller?.trigger(template, sender: action.sender) },
                for: .touchUpInside)
        }
    }
}
