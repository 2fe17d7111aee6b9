import Testing
import UIKit
import UIKitTesting

/// Source: Apple documentation, *preferredContentSize* and
/// *preferredContentSizeDidChange(forChildContentContainer:)*.
@Suite @MainActor struct PreferredContentSizeTests {
    private final class Parent: UIViewController {
        var heard: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            heard.append(container.preferredContentSize)
        }
    }

    private let wished = CGSize(width: 200, height: 100)

    @Test func theParentHearsOfEachChangeOnce() {
        let parent = Parent(), child = UIViewController()
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.preferredContentSize = wished
        child.preferredContentSize = wished
        #expect(parent.heard == [wished])
        child.preferredContentSize = .zero
        #expect(parent.heard == [wished, .zero])
    }

    @Test func nobodyHearsOfAControllerThatWasTakenOut() {
        let parent = Parent(), child = UIViewController()
        parent.addChild(child)
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.preferredContentSize = wished
        #expect(parent.heard.isEmpty)
    }

    @Test func aNavigationControllerWishesForItsTopWithItsBar() {
        let parent = Parent(), top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        parent.addChild(navigation)
        #expect(navigation.preferredContentSize == .zero)
        top.preferredContentSize = wished
        let withBar = CGSize(width: 200, height: 100 + navigation.navigationBar.intrinsicContentSize.height)
        #expect(navigation.preferredContentSize == withBar)
        #expect(parent.heard == [withBar])
        navigation.isNavigationBarHidden = true
        #expect(navigation.preferredContentSize == wished)
        navigation.preferredContentSize = CGSize(width: 50, height: 60)
        #expect(navigation.preferredContentSize == CGSize(width: 50, height: 60))
    }
}
