import Testing

@testable import UIKit

/// The stack, the delegate and the layout of navigation bars (Apple documentation: *UINavigationBar*).
@Suite @MainActor struct NavigationBarTests {
    final class Delegate: NSObject, UINavigationBarDelegate {
        var calls: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("shouldPush \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("didPush \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            calls.append("shouldPop \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("didPop \(item.title ?? "")")
        }
    }

    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    @Test func stackAndDelegate() {
        let delegate = Delegate()
        bar.delegate = delegate
        let first = UINavigationItem(title: "A"), second = UINavigationItem(title: "B")
        bar.pushItem(first, animated: false)
        bar.pushItem(second, animated: false)
        #expect(bar.items == [first, second])
        #expect(bar.topItem === second)
        #expect(bar.backItem === first)
        #expect(bar.popItem(animated: false) === second)
        #expect(bar.backItem == nil)
        #expect(
            delegate.calls == ["shouldPush A", "didPush A", "shouldPush B", "didPush B", "shouldPop B", "didPop B"])
    }

    @Test func delegateForbids() {
        let delegate = Delegate()
        bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
        bar.delegate = delegate
        delegate.allows = false
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items?.count == 2)
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(bar.items?.count == 2)
        #expect(delegate.calls == ["shouldPop B", "shouldPush C"])
    }

    @Test("44 points, 96 with a large title, 30 more with a prompt")
    func heights() {
        let item = UINavigationItem(title: "A")
        bar.setItems([item], animated: false)
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        bar.prefersLargeTitles = true
        #expect(bar.intrinsicContentSize.height == 96)
        item.largeTitleDisplayMode = .never
        #expect(bar.intrinsicContentSize.height == 44)
        item.prompt = "Please"
        #expect(bar.intrinsicContentSize.height == 74)
    }

    @Test("automatic takes the mode of the item below (largeTitleDisplayMode)")
    func automaticLargeTitle() {
        bar.prefersLargeTitles = true
        let root = UINavigationItem(title: "A"), next = UINavigationItem(title: "B")
        bar.setItems([root, next], animated: false)
        #expect(bar.intrinsicContentSize.height == 96)
        root.largeTitleDisplayMode = .never
        #expect(bar.intrinsicContentSize.height == 44)
        next.largeTitleDisplayMode = .always
        #expect(bar.intrinsicContentSize.height == 96)
    }

    @Test("the back button shows the previous title, or what the previous item says instead")
    func backButton() {
        let root = UINavigationItem(title: "Root"), next = UINavigationItem(title: "Next")
        bar.setItems([root, next], animated: false)
        bar.layoutIfNeeded()
        #expect(bar.contentView.backButton?.title == "Root")
        #expect(bar.contentView.backButton?.isHidden == false)
        root.backButtonTitle = "Home"
        bar.layoutIfNeeded()
        #expect(bar.contentView.backButton?.title == "Home")
        root.backBarButtonItem = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
        bar.layoutIfNeeded()
        #expect(bar.contentView.backButton?.title == "Start")
        root.backButtonDisplayMode = .minimal
        bar.layoutIfNeeded()
        #expect(bar.contentView.backButton?.title == "")
        next.hidesBackButton = true
        bar.layoutIfNeeded()
        #expect(bar.contentView.backButton?.isHidden == true)
    }

    @Test("leading items replace the back button unless they supplement it")
    func leadingItems() {
        let next = UINavigationItem(title: "Next")
        bar.setItems([UINavigationItem(title: "Root"), next], animated: false)
        next.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        #expect(!bar.showsBackButton)
        next.leftItemsSupplementBackButton = true
        #expect(bar.showsBackButton)
    }

    @Test func backButtonAsksThenGoesBack() {
        let delegate = Delegate()
        bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
        bar.delegate = delegate
        bar.layoutIfNeeded()
        bar.contentView.backButton?.sendActions(for: .touchUpInside)
        #expect(bar.items?.count == 1)
        #expect(delegate.calls == ["shouldPop B", "didPop B"])
    }

    @Test func titleStandsInTheMiddle() {
        let item = UINavigationItem(title: "Title")
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        #expect(abs(bar.contentView.titleLabel.frame.midX - 195) < 0.51)
        item.title = "Another"
        bar.layoutIfNeeded()
        #expect(bar.contentView.titleLabel.text == "Another")
    }

    @Test func viewsOfItemsAreShownAndRemoved() {
        let item = UINavigationItem(title: "Title")
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        item.titleView = titleView
        item.rightBarButtonItem = UIBarButtonItem(customView: custom)
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        #expect(titleView.isDescendant(of: bar))
        #expect(titleView.frame.midX == 195)
        #expect(custom.isDescendant(of: bar))
        #expect(custom.convert(custom.bounds, to: bar).maxX == 374)
        bar.setItems([UINavigationItem(title: "Other")], animated: false)
        bar.layoutIfNeeded()
        #expect(!titleView.isDescendant(of: bar))
        #expect(!custom.isDescendant(of: bar))
    }
}
