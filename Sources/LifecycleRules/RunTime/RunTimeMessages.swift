// What is said of a mistake that was seen while code ran, with the values that were seen. Why it matters
// and how it is put right is the same as where the text shows it.

extension MissingSuper {
    /// Several classes outside UIKit override the callback, and one of them leaves super out.
    public static func message(callback: String, types: [String]) -> String {
        guard types.count > 1 else { return message(callback: callback, type: types.first ?? "") }
        return "\(types[0]).\(callback) does not reach UIKit: super.\(callback) is left out in "
            + types.dropLast().joined(separator: ", ") + " or " + (types.last ?? "")
    }
}

extension EarlyGeometry {
    /// The value that was read, and the one that it proved to be.
    public static func message(expression: String, callback: String, read: String, later: String) -> String {
        "\(expression) is read in \(callback) as \(read), and is \(later) once the controller has appeared"
    }
}

extension SavingInWillDisappear {
    /// A property that was changed and not changed back.
    public static func message(property: String, before: String, after: String) -> String {
        "viewWillDisappear(_:) changes \(property) from \(before) to \(after), and it stays so when the swipe back "
            + "is cancelled"
    }
}

extension GrowthInLayout {
    /// What has grown with each of several passes.
    public static func message(what: String, callback: String, from first: Int, to last: Int, passes: Int) -> String {
        "\(callback) makes \(what) on each layout: \(last) after \(passes) passes, \(first) before"
    }
}

extension ObserverNotRemoved {
    /// The same observer was registered again and again.
    public static func message(what: String, callback: String, times: Int) -> String {
        "the observer of \(what) added in \(callback) is registered \(times) times: its method is called \(times) times"
    }
}

extension TaskNotCancelled {
    /// The task of one appearance.
    public static func message(callback: String) -> String {
        "the task begun in \(callback) is not cancelled and goes on after the controller has disappeared"
    }

    /// Several appearances' tasks at once.
    public static func message(callback: String, times: Int) -> String {
        "the task begun in \(callback) runs \(times) times at once: each appearance begins one more"
    }
}

extension RefreshOnlyOnAppear {
    /// A property that a later appearance brought up to date, and what did not.
    public static func message(property: String, callback: String, from: String, to: String, missed: String) -> String {
        "\(property) is refreshed only in \(callback), as from \(from) to \(to), which is not called when \(missed)"
    }
}

extension LayoutLoop {
    /// A view that was left as it was.
    public static func message(view: String, passes: Int) -> String {
        "the layout of a \(view) asked for layout again \(passes) times in one commit and was left as it was"
    }
}

extension SetupOnEachAppearance {
    /// The views of a controller that grow with its appearances.
    public static func message(type: String, counts: [Int]) -> String {
        "the view of \(type) has more subviews on each appearance: \(counts.map(String.init).joined(separator: ", "))"
    }
}
