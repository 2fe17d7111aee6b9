import Testing
import UIKit

/// Frames worked out by hand, for views outside windows (scale 1 where nothing says otherwise).
@Suite @MainActor struct EdgeAndSizeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func makeChild(in parent: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        return child
    }

    @Test func pinnedEdgesInset() {
        let child = makeChild(in: root)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 20, width: 280, height: 420))
    }

    @Test func sizeAndCentre() {
        let child = makeChild(in: root)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 100),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
            child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 15),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 110, y: 230, width: 100, height: 50))
    }

    @Test func positionsAcrossTheTreeCount() {
        let left = makeChild(in: root), right = makeChild(in: root)
        let inner = makeChild(in: left)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            left.widthAnchor.constraint(equalToConstant: 100),
            left.heightAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20),
            right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 100),
            right.topAnchor.constraint(equalTo: inner.bottomAnchor),
            right.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2, constant: 1),
            right.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 20))
        // 50 + 5 + 20 + 100 and 60 + 6 + 20.
        #expect(right.frame == CGRect(x: 175, y: 86, width: 41, height: 10))
    }

    @Test func aChangedConstantMovesWhatHangsOnIt() {
        let child = makeChild(in: root)
        let top = child.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            top, child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        top.constant = 33
        #expect(child.frame.minY == 0)
        root.layoutIfNeeded()
        #expect(child.frame.minY == 33)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 33, width: 10, height: 10))
    }

    @Test func frameOfTheRootIsFollowed() {
        let child = makeChild(in: root)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: root.leftAnchor),
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
        root.frame = CGRect(x: 7, y: 7, width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 25))
    }

    @Test func anAutoresizedViewKeepsItsFrameAndFollowsItsMask() {
        let parent = makeChild(in: root)
        let masked = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        masked.autoresizingMask = [.flexibleWidth]
        NSLayoutConstraint.activate([
            parent.leftAnchor.constraint(equalTo: root.leftAnchor),
            parent.topAnchor.constraint(equalTo: root.topAnchor),
            parent.heightAnchor.constraint(equalToConstant: 50),
        ])
        let width = parent.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        root.layoutIfNeeded()
        parent.addSubview(masked)
        let follower = makeChild(in: parent)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: masked.leftAnchor),
            follower.widthAnchor.constraint(equalTo: masked.widthAnchor),
            follower.topAnchor.constraint(equalTo: masked.bottomAnchor),
            follower.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 10, y: 30, width: 80, height: 5))
        width.constant = 150
        root.layoutIfNeeded()
        #expect(masked.frame == CGRect(x: 10, y: 10, width: 130, height: 20))
        #expect(follower.frame == CGRect(x: 10, y: 30, width: 130, height: 5))
    }

    @Test func removingAViewRemovesTheConstraintsThatReachOutOfIt() {
        let a = makeChild(in: root), b = makeChild(in: root)
        let inside = b.widthAnchor.constraint(equalToConstant: 40)
        let across = b.leftAnchor.constraint(equalTo: a.rightAnchor)
        NSLayoutConstraint.activate([inside, across, a.leftAnchor.constraint(equalTo: root.leftAnchor)])
        root.layoutIfNeeded()
        b.removeFromSuperview()
        #expect(!across.isActive)
        #expect(inside.isActive)
        #expect(root.constraints.count == 1)
        root.addSubview(b)
        b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 3, y: 0, width: 40, height: 0))
    }

    @Test func constraintsBelongToTheNearestCommonAncestor() {
        let a = makeChild(in: root), b = makeChild(in: a), c = makeChild(in: a)
        let own = b.widthAnchor.constraint(equalToConstant: 1)
        let siblings = b.leftAnchor.constraint(equalTo: c.leftAnchor)
        let parent = b.topAnchor.constraint(equalTo: a.topAnchor)
        let far = c.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([own, siblings, parent, far])
        #expect(b.constraints == [own])
        #expect(a.constraints == [siblings, parent])
        #expect(root.constraints == [far])
        NSLayoutConstraint.deactivate([siblings])
        #expect(a.constraints == [parent])
    }

    @Test func rightToLeftMirrorsLeadingAndTrailing() {
        root.semanticContentAttribute = .forceRightToLeft
        let child = makeChild(in: root)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.widthAnchor.constraint(equalToConstant: 100),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 210, y: 0, width: 100, height: 10))
    }
}
