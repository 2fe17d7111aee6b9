import Testing

@testable import UIKit

/// Bars look no further at items that show a title at most; what they show must not depend on that
/// (Apple documentation: *UINavigationItem*).
@Suite @MainActor struct PlainItemTests {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let first = UINavigationItem(title: "A"), second = UINavigationItem(title: "B")

    private func show(_ items: [UINavigationItem]) {
        bar.setItems(items, animated: false)
        bar.layoutIfNeeded()
    }

    private var backTitle: String? { bar.contentView.backButton.flatMap { $0.isHidden ? nil : $0.title } }

    @Test func titleFollowsTheTop() {
        show([first])
        #expect(bar.contentView.titleLabel.text == "A")
        bar.pushItem(second, animated: false)
        bar.layoutIfNeeded()
        #expect(bar.contentView.titleLabel.text == "B")
        #expect(backTitle == "A")
        second.title = nil
        bar.layoutIfNeeded()
        #expect(bar.contentView.titleLabel.isHidden)
        bar.popItem(animated: false)
        bar.layoutIfNeeded()
        #expect(bar.contentView.titleLabel.text == "A" && !bar.contentView.titleLabel.isHidden)
        #expect(backTitle == nil)
    }

    @Test("an item that was plain when shown gets a button, a prompt and a title view")
    func becomesMore() {
        show([first])
        let button = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        first.rightBarButtonItem = button
        bar.layoutIfNeeded()
        #expect(bar.contentView.trailing.count == 1)
        first.prompt = "Hello"
        #expect(bar.sizeThatFits(.zero).height == 74)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        first.titleView = view
        bar.layoutIfNeeded()
        #expect(view.isDescendant(of: bar))
        bar.pushItem(second, animated: false)
        bar.layoutIfNeeded()
        #expect(bar.contentView.trailing.isEmpty)
        #expect(view.superview == nil)
        #expect(bar.sizeThatFits(.zero).height == 44)
        #expect(bar.contentView.titleLabel.text == "B")
    }

    @Test("large titles that are switched off leave nothing behind")
    func largeTitles() {
        bar.prefersLargeTitles = true
        show([first])
        #expect(!bar.contentView.largeTitleLabel.isHidden)
        bar.prefersLargeTitles = false
        bar.layoutIfNeeded()
        #expect(bar.contentView.largeTitleLabel.isHidden)
        #expect(bar.contentView.titleLabel.text == "A" && !bar.contentView.titleLabel.isHidden)
    }

    @Test("the look of a plain item is the bar's again after an item with its own")
    func looks() {
        let own = UINavigationBarAppearance()
        own.backgroundColor = .red
        second.standardAppearance = own
        show([first, second])
        #expect(bar.shownLook?.backgroundColor == .red)
        bar.popItem(animated: false)
        bar.layoutIfNeeded()
        #expect(bar.shownLook === bar.standardAppearance)
        let other = UINavigationBarAppearance()
        other.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        bar.layoutIfNeeded()
        bar.standardAppearance = other
        bar.layoutIfNeeded()
        #expect(bar.shownLook?.backButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(backTitle == "A")
    }

    /// A subclass of which nobody knows what it answers.
    final class Answering: UINavigationItem {
        override var prompt: String? {
            get { "Always" }
            set {}
        }
    }

    @Test func subclassesAreAsked() {
        show([first, Answering(title: "B")])
        #expect(bar.sizeThatFits(.zero).height == 74)
    }
}
