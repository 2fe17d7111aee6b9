import Foundation
import Testing
import UIKit

/// What code asks of classes that it may not name, as in application extensions.
@Suite @MainActor struct ClassMessageTests {
    @Test func theApplicationClassAnswersToSharedApplication() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
        #expect(!UIView.responds(to: selector))
    }

    @Test func classPropertiesHaveKeys() {
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
        #expect(UIDevice.value(forKey: "currentDevice") as? UIDevice === UIDevice.current)
    }

    @Test func appleClassesHaveNoModuleInTheirNames() {
        #expect(_classNamed("UIApplication") == UIApplication.self)
        #expect(_classNamed("CALayer") == CALayer.self)
        #expect(_classNamed("UINothing") == nil)
    }
}
