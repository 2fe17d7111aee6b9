/// What a controller shows, as far as it can be compared: its stored properties, title and labels.
@MainActor
enum ShownValues {
    static func of(_ controller: UIViewController) -> [String: String] {
        var values = FieldValues.of(controller)
        if let title = controller.title { values["title"] = "\"\(title)\"" }
        if let view = controller.viewIfLoaded {
            var number = 0
            labels(in: view, &number, &values)
        }
        return values
    }

    private static func labels(in view: UIView, _ number: inout Int, _ values: inout [String: String]) {
        for subview in view.subviews where number < 100 && subview.next is UIView {
            if let label = subview as? UILabel {
                number += 1
                values["label \(number)"] = "\"\(label.text ?? "")\""
            }
            labels(in: subview, &number, &values)
        }
    }

    /// Whether a change is one of data: no other object in the same place, no date of now, no counter.
    static func isData(_ old: String, _ new: String) -> Bool {
        for value in [old, new] where value.contains("@") || value.contains("timeIntervalSinceReferenceDate") { return false }
        if let old = Double(old), let new = Double(new), abs(new - old) == 1 { return false }
        return true
    }
}
