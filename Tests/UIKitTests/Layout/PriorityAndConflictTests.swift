import Testing
import UIKit

@Suite @MainActor struct PriorityAndConflictTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aHigherPriorityWins() {
        let view = root.placed()
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        wide.priority = UILayoutPriority(500)
        narrow.priority = UILayoutPriority(501)
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100)
        wide.priority = UILayoutPriority(502)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 200)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 100)
    }

    @Test func aContradictionIsLoggedAndTheYoungestConstraintBroken() {
        let view = root.placed()
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "second"
        NSLayoutConstraint.activate([first, second])
        let found = messages { root.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
        #expect(found.first?.contains("Will attempt to recover by breaking constraint\n\(second)") == true)
        #expect(found.first?.contains("\(first)") == true)
        #expect(view.bounds.width == 100)
        #expect(second.isActive)
        // Without the other one, the broken constraint holds.
        first.isActive = false
        #expect(messages { root.layoutIfNeeded() } == [])
        #expect(view.bounds.width == 200)
    }

    @Test func theFrameOfAnAutoresizedViewContradictsConstraints() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let found = messages { root.layoutIfNeeded() }
        #expect(found.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func ambiguityIsReportedAndExercised() {
        let view = root.placed()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame != before)
        #expect(view.frame.size == before.size)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
        left.isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        #expect(view.frame.minX == 4)
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(left))
        #expect(!view.constraintsAffectingLayout(for: .vertical).contains(left))
    }

    @Test func descriptionsAreUIKitS() {
        let view = root.placed()
        func name(_ object: AnyObject) -> String {
            "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        }
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        #expect("\(width)" == "<NSLayoutConstraint:\(name(width)) UIView:\(name(view)).width == 10   (inactive)>")
        width.isActive = true
        #expect("\(width)" == "<NSLayoutConstraint:\(name(width)) UIView:\(name(view)).width == 10   (active)>")
        let half = view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -3)
        half.identifier = "half"
        half.priority = .defaultHigh
        let expected = "<NSLayoutConstraint:\(name(half)) 'half' UIView:\(name(view)).height <= "
            + "0.5*UIView:\(name(root)).height - 3 @750   (inactive)>"
        #expect("\(half)" == expected)
    }
}

@Suite struct LayoutExceptionTests {
    @Test func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIView(), b = UIView()
                a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSGenericException"))
        #expect(text.contains("Unable to activate constraint with anchors"))
        #expect(text.contains("because they have no common ancestor."))
    }

    @Test func aLocationCannotEqualAConstant() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 5)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Location attributes must be specified in pairs."))
    }

    /// A horizontal place that equals a vertical one is refused where a layout engine takes it, not before.
    @Test func incompatibleAxesAreRefusedWhenLaidOut() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let inner = UIView()
                outer.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1,
                    constant: 0
                ).isActive = true
                outer.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInvalidLayoutConstraintException'"))
        #expect(text.contains("Constraint improperly relates anchors of incompatible types:"))
    }

    @Test func incompatibleAxesMayBeActiveBeforeLayout() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        let constraint = NSLayoutConstraint(
            item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(outer.constraints.contains(constraint))
    }

    @Test func unlikeAttributesCannotBePaired() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                    constant: 5)
            }
        }
    }

    @Test func notANumberIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Constant is not finite!"))
    }

    @Test func infinityIsRefusedAlsoLater() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(text.contains("Constant is not finite!"))
    }

    @Test func windowsShareNoAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = UIWindow(frame: .zero), second = UIWindow(frame: .zero)
                let a = UIView(), b = UIView()
                first.addSubview(a)
                second.addSubview(b)
                a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("because they have no common ancestor."))
    }

    @Test func aViewCannotBeBelowItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UIView(), inner = UIView()
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
    }

    @Test func aFrameIsMadeOfNumbers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CALayerInvalidGeometry"))
        #expect(text.contains("CALayer position contains NaN"))
    }

    @Test func anUnreadableFormatIsNamedWithItsPosition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIView().addSubview(view)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[nobody]", options: [], metrics: nil, views: ["v": view])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException"))
        #expect(text.contains("nobody is not a key in the views dictionary."))
        #expect(text.contains("H:|-[nobody]"))
    }
}
