import Testing
import UIKit

/// Values and defaults that Apple's documentation of bar items states.
@Suite @MainActor struct BarItemTests {
    final class Target: NSObject {}

    @Test func barButtonItemsKeepWhatTheyAreMadeOf() {
        let target = Target()
        let item = UIBarButtonItem(title: "Go", style: .done, target: target, action: Selector("go:"))
        #expect(item.title == "Go")
        #expect(item.style == .done)
        #expect(item.target === target)
        #expect(item.action == Selector("go:"))
        #expect(item.isEnabled)
        #expect(item.width == 0)
    }

    @Test("the target is not retained (UIBarButtonItem, target)")
    func targetIsWeak() {
        let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        weak var seen: Target?
        do {
            let target = Target()
            seen = target
            item.target = target
        }
        #expect(seen == nil)
        #expect(item.target == nil)
    }

    @Test func rawValuesAreApples() {
        #expect(UIBarButtonItem.SystemItem.done.rawValue == 0)
        #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
        #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
        #expect(UITabBarItem.SystemItem.search.rawValue == 8)
        #expect(UIBarMetrics.defaultPrompt.rawValue == 101)
    }

    @Test func primaryActionBringsTitleAndRuns() {
        var senders: [AnyObject?] = []
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { senders.append($0.sender as AnyObject?) })
        #expect(item.title == "Add")
        #expect(item.primaryAction != nil)
        let named = UIBarButtonItem(title: "Mine", primaryAction: UIAction(title: "Add") { _ in })
        #expect(named.title == "Mine")
    }

    @Test func spaces() {
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIBarButtonItem.flexibleSpace().width == 0)
    }

    @Test("left and right items replace the outermost item only (setLeftBarButton(_:animated:))")
    func outermostItems() {
        let item = UINavigationItem(title: "A")
        let first = UIBarButtonItem(), second = UIBarButtonItem(), third = UIBarButtonItem()
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = third
        #expect(item.rightBarButtonItems == [third, second])
        item.setLeftBarButton(first, animated: true)
        #expect(item.leftBarButtonItems == [first])
        item.setLeftBarButton(nil, animated: false)
        #expect(item.leftBarButtonItems == nil)
    }

    @Test func navigationItemDefaults() {
        let item = UINavigationItem()
        #expect(item.title == nil)
        #expect(!item.hidesBackButton)
        #expect(!item.leftItemsSupplementBackButton)
        #expect(item.largeTitleDisplayMode == .automatic)
        #expect(item.backButtonDisplayMode == .default)
        item.setHidesBackButton(true, animated: true)
        #expect(item.hidesBackButton)
    }

    @Test("selectedImage falls back to image; badges are nil until set")
    func tabBarItems() {
        let item = UITabBarItem(title: "Home", image: nil, tag: 7)
        #expect(item.title == "Home")
        #expect(item.tag == 7)
        #expect(item.badgeValue == nil)
        #expect(item.selectedImage == nil)
        #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "Favorites")
    }

    @Test("appearances are copied when they are set (UIBarAppearance, copy properties)")
    func appearancesAreCopies() {
        let bar = UINavigationBar()
        let mine = UINavigationBarAppearance()
        mine.configureWithOpaqueBackground()
        mine.backgroundColor = .red
        bar.standardAppearance = mine
        mine.backgroundColor = .blue
        #expect(bar.standardAppearance !== mine)
        #expect(bar.standardAppearance.backgroundColor == .red)
    }

    @Test func appearanceConfigurations() {
        let look = UINavigationBarAppearance()
        #expect(look.backgroundEffect != nil)
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil)
        #expect(look.shadowColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundColor == .systemBackground)
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = UINavigationBarAppearance(barAppearance: look)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    }
}
