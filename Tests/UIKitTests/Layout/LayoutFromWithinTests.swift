import Testing
import UIKit

/// Layout that is asked for from within layout (Apple documentation: *layoutIfNeeded()*, which lays out the
/// subtree at once).
@Suite @MainActor struct LayoutFromWithinTests {
    /// Counts its layouts; the first one adds a subview and lays that out at once.
    private final class Adder: UIView {
        var layouts = 0
        let added = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            guard added.superview == nil else { return }
            addSubview(added)
            added.layoutIfNeeded()
        }
    }

    private final class Counter: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func aViewThatAddsAndLaysOutASubviewSettles() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let adder = Adder(frame: window.bounds)
        window.addSubview(adder)
        window.layoutIfNeeded()
        // Once for itself, once because a subview came.
        #expect(adder.layouts == 2)
        #expect(adder.added.layouts == 1)
        #expect(!adder.layer.needsLayout())
    }

    /// Constraints that a stack makes in its own update give its views their first update.
    @Test(arguments: [false, true])
    func aStackSettles(isInWindow: Bool) {
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if isInWindow {
            window.addSubview(stack)
            window.isHidden = false
        }
        #expect(messages { stack.layoutIfNeeded() } == [])
        #expect(stack.arrangedSubviews.map { $0.needsUpdateConstraints() } == [false, false])
    }

    /// Asks for the layout of what is below from its controller's last layout callback.
    private final class Asker: UIViewController {
        let child = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var layoutsWhenAsked: [Int] = []
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if child.superview == nil { view.addSubview(child) }
            view.layoutIfNeeded()
            layoutsWhenAsked.append(child.layouts)
        }
    }

    @Test func layoutIfNeededInViewDidLayoutSubviewsLaysOutWhatIsBelow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let asker = Asker()
        window.rootViewController = asker
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(asker.layoutsWhenAsked.first == 1)
        #expect(asker.child.layouts == 1)
        #expect(!asker.view.layer.needsLayout())
    }

    @Test func askingTheSuperviewFromWithinEnds() {
        final class Impatient: UIView {
            var layouts = 0
            let late = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                guard late.superview == nil else { return }
                addSubview(late)
                superview?.setNeedsLayout()
                superview?.layoutIfNeeded()
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let outer = Counter(frame: window.bounds)
        let impatient = Impatient(frame: window.bounds)
        outer.addSubview(impatient)
        window.addSubview(outer)
        window.layoutIfNeeded()
        #expect(outer.layouts == 2)
        #expect(impatient.layouts == 2)
        #expect(impatient.late.layouts == 1)
    }
}
