import Foundation

extension NSMutableAttributedString {
    /// Adds an attribute whose value is an object, such as a colour, font or paragraph style.
    ///
    /// Linux Foundation's own method ends the process when it replaces one object by another of the same
    /// class; this one is chosen for objects and takes the way of `addAttributes(_:range:)`, which works.
    public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
