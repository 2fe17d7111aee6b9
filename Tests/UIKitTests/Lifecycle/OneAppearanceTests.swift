import Testing
import UIKit

/// One appearance from the first will to the did, with what views hear in between (`docs/lifecycle.md`, section 2).
@Suite @MainActor
struct OneAppearanceTests {
    private final class NotingView: UIView {
        var name = ""
        var log: CallLog?
        override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            log?.add("\(name) view.willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            log?.add("\(name) view.didMoveToWindow")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log?.add("\(name) view.traitCollectionDidChange")
        }
    }

    private final class Noting: Probe {
        override func loadView() {
            let made = NotingView()
            made.name = name
            made.log = log
            view = made
        }
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            note("viewLayoutMarginsDidChange")
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            note("viewSafeAreaInsetsDidChange")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            note("traitCollectionDidChange")
        }
    }

    private let log = CallLog()

    @Test("section 2: will, the window, safe area and margins, isAppearing, layout, did", arguments: [true, false])
    func push(animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        stage.settle()
        let b = Noting("B", log)
        var insets: [UIEdgeInsets] = []
        b.hook = { b, call in if call.hasPrefix("viewWillAppear") || call.hasPrefix("viewIs") { insets.append(b.view.safeAreaInsets) } }
        navigation.pushViewController(b, animated: animated)
        stage.settle()
        var seen: Set<String> = []
        let wanted = [
            "B.viewWillAppear(\(animated))", "B view.willMove(toWindow: window)", "B view.didMoveToWindow",
            "B.viewSafeAreaInsetsDidChange", "B.viewLayoutMarginsDidChange", "B.viewIsAppearing(\(animated))",
            "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(\(animated))",
        ]
        let first = log.take().filter { wanted.contains($0) && seen.insert($0).inserted }
        // Safe area and margins come in either order, both before isAppearing; the layout of an unanimated push may follow.
        #expect(Set(first) == Set(wanted))
        #expect(Array(first.prefix(3)) == Array(wanted.prefix(3)))
        #expect(Set(first.dropFirst(3).prefix(2)) == Set(wanted.dropFirst(3).prefix(2)))
        #expect(first.dropFirst(5).first == wanted[5])
        if animated { #expect(first.suffix(3).elementsEqual(wanted.suffix(3))) }
        #expect(insets.first == .zero && insets.last?.top ?? 0 > 0)
    }

    @Test("section 2: traits are updated from the top down, each controller before its view")
    func traits() {
        let (p, c) = (Noting("P", log), Noting("C", log))
        let stage = Stage(root: p)
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        stage.settle()
        _ = log.take()
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(log.take().filter { $0.contains("trait") } == [
            "P.traitCollectionDidChange", "P view.traitCollectionDidChange",
            "C.traitCollectionDidChange", "C view.traitCollectionDidChange",
        ])
    }

    @Test("section 2: viewIsAppearing comes again on the return by a pop and by a dismissal")
    func returns() {
        let a = Noting("A", log)
        let navigation = UINavigationController(rootViewController: a)
        let stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        _ = log.take()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(log.take().filter { $0.contains("IsAppearing") } == ["A.viewIsAppearing(true)"])
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        a.present(modal, animated: false)
        stage.settle()
        _ = log.take()
        a.dismiss(animated: true)
        stage.settle()
        #expect(log.take().filter { $0.contains("IsAppearing") } == ["A.viewIsAppearing(true)"])
    }

    @Test("section 10: an override of traits goes with the child that it was for")
    func overrideOfFormerChild() {
        let (p, c) = (UIViewController(), UIViewController())
        let stage = Stage(root: p)
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        p.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: c)
        stage.settle()
        #expect(c.traitCollection.userInterfaceStyle == .dark)
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        stage.settle()
        #expect(p.overrideTraitCollection(forChild: c) == nil)
    }

    @Test("section 10: registrations say nothing at the first display, and what changed afterwards, parents before children")
    func registrations() {
        let (p, c) = (Noting("P", log), Noting("C", log))
        for probe in [p, c] {
            probe.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (probe: Noting, _: UITraitCollection) in
                probe.note("registration")
            }
        }
        let stage = Stage(root: p)
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        stage.settle()
        #expect(log.take().filter { $0.contains("registration") } == [])
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(log.take().filter { $0.contains("registration") } == ["P.registration", "C.registration"])
    }
}
