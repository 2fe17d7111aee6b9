import Testing
import UIKit

/// Priorities, weights and levels move by plain numbers and compare (the module interface of Apple's UIKit).
@Suite @MainActor struct NumericRawValueTests {
    @Test func prioritiesMove() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
        #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        var priority = UILayoutPriority.fittingSizeLevel
        priority += 10
        #expect(priority.rawValue == 60)
    }

    @Test func weightsAndLevelsDoToo() {
        #expect(UIFont.Weight.light < .bold)
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect(UIWindow.Level.normal - 1 < .normal)
    }

    @Test func literalsOfColours() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let inferred = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(inferred == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
}
