import Testing
import UIKit

/// Buttons (Apple documentation: *UIButton*, *UIButton.Configuration*).
@Suite @MainActor struct ButtonTests {
    @Test("a state without a value falls back to the normal one")
    func fallback() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        #expect(button.title(for: .highlighted) == "Normal")
        #expect(button.currentTitle == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
    }

    @Test func colours() {
        #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
        let system = UIButton(type: .system)
        system.tintColor = .red
        #expect(system.titleColor(for: .normal) == .red)
        #expect(system.buttonType == .system)
        #expect(UIButton().buttonType == .custom)
    }

    @Test("insets enlarge the button and move its parts")
    func insets() {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 30, height: title.height))
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(abs((button.titleLabel?.frame.minX ?? 0) - 10) < 0.001)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
        button.layoutIfNeeded()
        #expect(abs((button.titleLabel?.frame.minX ?? 0) - 16) < 0.001)
    }

    @Test func alignment() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Title", for: .normal)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 0)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 200)
    }

    @Test func primaryActionBringsTheTitle() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Do it") { _ in count += 1 })
        #expect(button.currentTitle == "Do it")
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test("the update handler is called with the state, once a layout")
    func updateHandler() {
        let button = UIButton(configuration: .plain())
        var calls: [Bool] = []
        button.configurationUpdateHandler = { calls.append($0.isSelected) }
        button.layoutIfNeeded()
        button.isSelected = true
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(calls == [false, true])
    }

    @Test func configurationFollowsState() {
        let button = UIButton(configuration: .filled())
        button.tintColor = .red
        let normal = UIButton.Configuration.filled().updated(for: button)
        #expect(normal.baseForegroundColor == .white)
        #expect(normal.background.backgroundColor == .red)
        button.isEnabled = false
        #expect(UIButton.Configuration.filled().updated(for: button).background.backgroundColor != .red)
    }

    @Test func configurationTitle() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Title")
        #expect(button.subtitleLabel?.text == "Subtitle")
        let tall = button.intrinsicContentSize.height
        button.configuration?.subtitle = nil
        #expect(button.intrinsicContentSize.height < tall)
    }
}
