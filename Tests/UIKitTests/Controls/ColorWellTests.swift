import Testing
import UIKit

/// What a colour well shows (Apple documentation: *UIColorWell*).
@Suite @MainActor
struct ColorWellTests {
    @Test func `it shows the colour, and setting it sends no action`() {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        var actions = 0
        well.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        var heard = 0
        let observation = well.observe(\.selectedColor, _key: "selectedColor") { _, _ in heard += 1 }
        well.selectedColor = .red
        observation.invalidate()
        #expect(well.subviews.first?.backgroundColor == .red)
        #expect(actions == 0)
        #expect(heard == 1)
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    }
}
