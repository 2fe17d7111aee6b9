import Testing

@testable import UIKit

/// Tab bars and toolbars (Apple documentation: *UITabBar*, *UIToolbar*).
@Suite @MainActor struct TabBarAndToolbarTests {
    final class Delegate: NSObject, UITabBarDelegate {
        var selected: [UITabBarItem] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
    }

    @Test("49 points and 44 points high")
    func heights() {
        #expect(UITabBar().sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 49))
        #expect(UIToolbar().sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
    }

    @Test("a tap selects and tells the delegate; code selects silently (UITabBarDelegate)")
    func selection() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        let delegate = Delegate()
        bar.delegate = delegate
        let items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.items = items
        bar.selectedItem = items[0]
        #expect(delegate.selected.isEmpty)
        bar.buttons[2].sendActions(for: .touchUpInside)
        #expect(bar.selectedItem === items[2])
        #expect(delegate.selected == [items[2]])
        items[1].isEnabled = false
        bar.buttons[1].sendActions(for: .touchUpInside)
        #expect(delegate.selected == [items[2]])
    }

    @Test func itemsShareTheWidth() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        #expect(bar.buttons.map(\.frame.minX) == [0, 100, 200, 300])
        #expect(bar.buttons.allSatisfy { $0.frame.size == CGSize(width: 100, height: 49) })
    }

    @Test func selectionGoesWithItsItem() {
        let bar = UITabBar()
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        bar.items = [item]
        bar.selectedItem = item
        bar.items = [UITabBarItem(title: "B", image: nil, tag: 1)]
        #expect(bar.selectedItem == nil)
    }

    @Test("flexible spaces share what is left")
    func flexibleSpaces() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        bar.items = [
            UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1]),
            .flexibleSpace(), UIBarButtonItem(customView: views[2]),
        ]
        bar.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(views[1].frame.midX == 200)
        #expect(views[2].frame.maxX == 384)
    }

    @Test func fixedSpaceIsExact() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        bar.setItems([UIBarButtonItem(customView: views[0]), .fixedSpace(25), UIBarButtonItem(customView: views[1])], animated: false)
        bar.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX == 25)
    }
}
