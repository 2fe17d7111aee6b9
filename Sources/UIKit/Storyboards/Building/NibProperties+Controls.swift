/// Properties of controls and of views for text.
extension NibProperties {
    static func applyControl(_ element: NibElement, to view: UIView, bundle: Bundle) {
        func integer(_ key: String) -> Int? { element[key].flatMap { Int($0) } }
        switch view {
        case let field as UITextField: applyField(element, to: field, bundle)
        case let text as UITextView: applyTextView(element, to: text, bundle)
        case let search as UISearchBar:
            search.text = NibValues.text("text", of: element)
            search.placeholder = NibValues.text("placeholder", of: element)
            search.prompt = NibValues.text("prompt", of: element)
            if let flag = element.flag("showsCancelButton") { search.showsCancelButton = flag }
        case let slider as UISlider:
            if let value = element.number("minValue") { slider.minimumValue = Float(value) }
            if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
            if let value = element.number("value") { slider.value = Float(value) }
        case let stepper as UIStepper:
            if let value = element.number("minimumValue") { stepper.minimumValue = Double(value) }
            if let value = element.number("maximumValue") { stepper.maximumValue = Double(value) }
            if let value = element.number("stepValue") { stepper.stepValue = Double(value) }
            if let value = element.number("value") { stepper.value = Double(value) }
        case let segments as UISegmentedControl:
            for segment in element.list("segments") {
                segments.insertSegment(
                    withTitle: NibValues.text("title", of: segment), at: segments.numberOfSegments, animated: false)
            }
            if let index = integer("selectedSegmentIndex") { segments.selectedSegmentIndex = index }
        case let progress as UIProgressView:
            if let value = element.number("progress") { progress.progress = Float(value) }
        case let pages as UIPageControl:
            if let count = integer("numberOfPages") { pages.numberOfPages = count }
            if let page = integer("currentPage") { pages.currentPage = page }
        case let spinner as UIActivityIndicatorView:
            spinner.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
            if element.flag("animating") == true { spinner.startAnimating() }
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = ["time": .time, "date": .date, "dateAndTime": .dateAndTime]
            if let mode = element["datePickerMode"].flatMap({ modes[$0] }) { picker.datePickerMode = mode }
            if let interval = integer("minuteInterval") { picker.minuteInterval = interval }
        default: break
        }
    }

    private static func applyField(_ element: NibElement, to field: UITextField, _ bundle: Bundle) {
        field.text = NibValues.text("text", of: element)
        field.placeholder = NibValues.text("placeholder", of: element)
        if let font = NibValues.font(element.value("fontDescription")) { field.font = font }
        if let color = NibValues.color(element.value("textColor"), bundle: bundle) { field.textColor = color }
        if let alignment = NibValues.alignment(element["textAlignment"]) { field.textAlignment = alignment }
        let styles: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        if let style = element["borderStyle"].flatMap({ styles[$0] }) { field.borderStyle = style }
        if element.value("textInputTraits")?["secureTextEntry"] == "YES" { field.isSecureTextEntry = true }
    }

    private static func applyTextView(_ element: NibElement, to text: UITextView, _ bundle: Bundle) {
        if let words = NibValues.text("text", of: element) { text.text = words }
        if let font = NibValues.font(element.value("fontDescription")) { text.font = font }
        if let color = NibValues.color(element.value("textColor"), bundle: bundle) { text.textColor = color }
        if let alignment = NibValues.alignment(element["textAlignment"]) { text.textAlignment = alignment }
        if let flag = element.flag("editable") { text.isEditable = flag }
        if let flag = element.flag("selectable") { text.isSelectable = flag }
    }
}
