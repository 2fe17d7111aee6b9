import Testing
import UIKit

/// Tabs as Apple documents them (*UITab*, *UITabBarController*: `tabs`, `selectedTab`).
@Suite @MainActor
struct TabListTests {
    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.identifier
            return controller
        }
    }

    @Test func `tabs make their screens once and show what they are called`() {
        let controller = UITabBarController()
        let first = tab("a"), second = tab("b")
        #expect(first.viewController == nil)
        controller.setTabs([first, second], animated: false)
        #expect(controller.viewControllers?.compactMap(\.title) == ["a", "b"])
        #expect(first.tabBarController === controller)
        #expect(controller.tabBar.items?.map(\.title) == ["A", "B"])
        first.title = "New"
        first.badgeValue = "1"
        #expect(controller.tabBar.items?.first?.title == "New")
        #expect(controller.tabBar.items?.first?.badgeValue == "1")
        controller.tabs = [second, first]
        #expect(controller.viewControllers?.first === second.viewController)
        #expect(controller.tab(forIdentifier: "a") === first)
    }

    @Test func `the selected tab is the one whose screen is shown`() {
        let controller = UITabBarController()
        let first = tab("a"), second = tab("b")
        controller.tabs = [first, second]
        #expect(controller.selectedTab === first)
        controller.selectedTab = second
        #expect(controller.selectedIndex == 1)
        controller.selectedIndex = 0
        #expect(controller.selectedTab === first)
        controller.selectedTab = nil
        #expect(controller.selectedTab === first)
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && controller.selectedTab == nil && first.tabBarController == nil)
    }

    @Test func `observers hear of the item that a bar selects`() {
        let controller = UITabBarController()
        controller.tabs = [tab("a"), tab("b")]
        var heard: [String?] = []
        let observation = controller.tabBar.observe(\.selectedItem, _key: "selectedItem") { bar, _ in heard.append(bar.selectedItem?.title) }
        controller.selectedIndex = 1
        observation.invalidate()
        controller.selectedIndex = 0
        #expect(heard == ["B"])
    }
}
