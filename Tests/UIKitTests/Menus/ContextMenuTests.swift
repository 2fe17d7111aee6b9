import Testing
import UIKit
import UIKitTesting

/// Menus of pressed views, controls, rows and items (Apple documentation: *UIContextMenuInteraction*,
/// *UIControl*, "showsMenuAsPrimaryAction").
@Suite @MainActor struct ContextMenuTests {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var preview: UIViewController?
        var elements: [UIMenuElement] = []
        var gives = true

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("configuration at \(Int(location.x)),\(Int(location.y))")
            guard gives else { return nil }
            return UIContextMenuConfiguration(
                identifier: "menu" as NSString, previewProvider: preview.map { preview in { preview } },
                actionProvider: { [elements] suggested in UIMenu(children: suggested + elements) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willDisplay")
            animator?.addAnimations { self.log.append("beside") }
            animator?.addCompletion { self.log.append("shown") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("willEnd")
            animator?.addCompletion { self.log.append("gone") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit \(animator.previewViewController === preview)")
        }
    }

    private let controller = UIViewController()
    private let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    private let window: TestWindow
    private let owner = Owner()

    init() {
        TestClock.start(jumps: false)
        window = TestWindow(showing: controller)
        controller.view.addSubview(view)
        turnRunLoop()
    }

    private func settle() {
        TestClock.advance(by: 1)
        turnRunLoop()
    }

    private func press(_ view: UIView, at point: CGPoint = CGPoint(x: 30, y: 40)) {
        let finger = Finger(at: point, in: view)
        finger.down()
        TestClock.advance(by: 0.6)
        finger.up()
        settle()
    }

    /// The row of an element, found as a person would: by its title.
    private func row(_ title: String) throws -> UIView { try #require(found(title), "no row \(title)") }

    private func isShown(_ title: String) -> Bool { found(title) != nil }

    private func found(_ title: String) -> UIView? {
        func find(in view: UIView) -> UIView? {
            if view is UIControl, view.accessibilityLabel == title { return view }
            for child in view.subviews.reversed() { if let found = find(in: child) { return found } }
            return nil
        }
        return view.window.flatMap { find(in: $0) }
    }

    @Test("a press asks, shows and a choice does what it says and has the menu go")
    func pressAndChoose() throws {
        var chosen: [String] = []
        owner.elements = [
            UIAction(title: "Copy") { chosen.append("copy from \($0.sender is UIView)") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in chosen.append("hidden") },
            UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Share") { _ in chosen.append("share") }]),
        ]
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.menuAppearance == .unknown)
        press(view)
        #expect(owner.log == ["configuration at 30,40", "willDisplay", "beside", "shown"])
        #expect(interaction.menuAppearance == .compact)
        #expect(isShown("Share") && !isShown("Hidden"))
        Touches.tap(try row("Copy"))
        settle()
        #expect(chosen == ["copy from true"])
        #expect(owner.log.suffix(2) == ["willEnd", "gone"])
        #expect(!isShown("Copy") && interaction.menuAppearance == .unknown)
    }

    @Test("no configuration leaves the press to the view")
    func refused() {
        owner.gives = false
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        let below = UILongPressGestureRecognizer()
        controller.view.addGestureRecognizer(below)
        let finger = Finger(at: CGPoint(x: 30, y: 40), in: view)
        finger.down()
        TestClock.advance(by: 0.6)
        #expect(below.state == .began)
        finger.up()
        #expect(owner.log == ["configuration at 30,40"])
    }

    @Test("a touch beside the menu has it go, and nothing is chosen")
    func dismissedBeside() {
        owner.elements = [UIAction(title: "Copy") { _ in Issue.record("nothing was chosen") }]
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        press(view)
        Touches.tap(at: CGPoint(x: 5, y: 400))
        settle()
        #expect(owner.log.last == "gone" && !isShown("Copy"))
    }

    @Test("submenus take the place of their menu; what keeps the menu presented does; disabled elements do nothing")
    func kinds() throws {
        var count = 0
        owner.elements = [
            UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in count += 100 }]),
            UIAction(title: "Count", attributes: .keepsMenuPresented) { _ in count += 1 },
            UIAction(title: "Never", attributes: .disabled) { _ in count += 10 },
        ]
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        press(view)
        Touches.tap(try row("Count"))
        Touches.tap(try row("Count"))
        Touches.tap(try row("Never"))
        #expect(count == 2 && isShown("Count"))
        interaction.updateVisibleMenu { $0.replacingChildren($0.children + [UIAction(title: "New") { _ in }]) }
        #expect(isShown("New"))
        Touches.tap(try row("More"))
        #expect(isShown("Inside") && !isShown("Count"))
        Touches.tap(try row("Inside"))
        settle()
        #expect(count == 102 && owner.log.last == "gone")
    }

    @Test("the preview's controller appears and disappears; a tap on it is told")
    func preview() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 150)
        owner.preview = preview
        owner.elements = [UIAction(title: "Copy") { _ in }]
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        press(view)
        #expect(preview.viewIfLoaded?.window === view.window)
        #expect(preview.view.bounds.size == CGSize(width: 200, height: 150))
        Touches.tap(preview.view, at: CGPoint(x: 5, y: 5))
        settle()
        #expect(owner.log.contains("commit true") && owner.log.last == "gone")
        #expect(preview.view.window == nil)
    }

    @Test("an interaction that is taken off its view takes its menu along")
    func removed() {
        owner.elements = [UIAction(title: "Copy") { _ in }]
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        press(view)
        view.removeInteraction(interaction)
        settle()
        #expect(!isShown("Copy") && interaction.view == nil)
        press(view)
        #expect(owner.log.filter { $0.hasPrefix("configuration") }.count == 1)
    }

    @Test("a button's menu as its primary action comes with the finger, else with a press")
    func button() throws {
        var events: [String] = []
        let button = UIButton(frame: view.frame)
        button.menu = UIMenu(children: [UIAction(title: "Choice") { _ in events.append("choice") }])
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        controller.view.addSubview(button)
        #expect(button.isContextMenuInteractionEnabled && !button.showsMenuAsPrimaryAction)
        Touches.tap(button)
        #expect(events == ["up"] && !isShown("Choice"))
        button.showsMenuAsPrimaryAction = true
        Touches.tap(button)
        settle()
        #expect(events == ["up", "menu"])
        Touches.tap(try row("Choice"))
        settle()
        #expect(events == ["up", "menu", "choice"])
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var asked: [IndexPath] = []
        var selected: [IndexPath] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPath)
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Row 1") { _ in }]) })
        }
    }

    @Test("a pressed row shows the menu that the delegate gives, and is not selected; others are")
    func table() {
        let rows = Rows()
        let table = UITableView(frame: controller.view.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        controller.view.addSubview(table)
        turnRunLoop()
        press(table, at: CGPoint(x: 20, y: 75))
        #expect(rows.asked == [IndexPath(row: 1, section: 0)] && rows.selected.isEmpty && isShown("Row 1"))
        table.contextMenuInteraction?.dismissMenu()
        settle()
        press(table, at: CGPoint(x: 20, y: 25))
        #expect(rows.asked.count == 2 && rows.selected == [IndexPath(row: 0, section: 0)])
    }
}
