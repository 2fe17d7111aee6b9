import Testing
import UIKit

@MainActor
private protocol Described {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension Described {
    var accessibilityLabel: String? {
        get { "default" }
        set {}
    }
    var accessibilityHint: String? {
        get { "default" }
        set {}
    }
}

extension UIBarItem: Described {}
extension UINavigationItem: Described {}

/// Accessibility of items of bars (Apple documentation: *UIAccessibility*: a category of `NSObject`).
@Suite @MainActor struct BarItemAccessibilityTests {
    @Test("a protocol's defaults do not stand before the items' own properties")
    func ownProperties() {
        var items: [any Described] = [UIBarButtonItem(), UITabBarItem(), UINavigationItem()]
        for index in items.indices {
            #expect(items[index].accessibilityLabel == nil)
            items[index].accessibilityLabel = "label"
            items[index].accessibilityHint = "hint"
            #expect(items[index].accessibilityLabel == "label" && items[index].accessibilityHint == "hint")
        }
    }
}
