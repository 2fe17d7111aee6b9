import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct LayoutTreeTests {
    @Test func aTreeIsReadable() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let title = root.adding(UILabel())
        title.text = "Name"
        let line = root.placed()
        line.accessibilityIdentifier = "line"
        let loose = root.placed(), hidden = root.placed()
        hidden.isHidden = true
        NSLayoutConstraint.activate([
            title.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            title.widthAnchor.constraint(equalToConstant: 50), title.heightAnchor.constraint(equalToConstant: 30),
            line.leftAnchor.constraint(equalTo: title.leftAnchor), line.rightAnchor.constraint(equalTo: root.rightAnchor),
            line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
            line.heightAnchor.constraint(equalToConstant: 1),
            loose.topAnchor.constraint(equalTo: root.topAnchor), loose.heightAnchor.constraint(equalToConstant: 5),
            loose.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        let expected = """
            UIView (0 0; 100 200)
              •UILabel "Name" (10 20; 50 30)
              •UIView 'line' (10 51; 90 1)
              •UIView (0 0; 5 5) AMBIGUOUS LAYOUT horizontally
            """
        #expect(LayoutTree(of: root).description == expected)
        #expect(LayoutTree(of: root, showing: .hiddenViews).description.hasSuffix(" hidden AMBIGUOUS LAYOUT horizontally and vertically"))
        #expect(LayoutTree(of: root, showing: .constraints).description.contains("  - <NSLayoutConstraint"))
        #expect(!LayoutTree(of: root, showing: .constraints).description.contains("0x"))
    }

    final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    @Test func aLayoutThatNeverSettlesIsGivenUpByName() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let restless = Restless(frame: root.bounds), inner = Counting(frame: root.bounds)
        root.addSubview(restless)
        restless.addSubview(inner)
        let found = messages { root.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("Restless") == true)
        #expect(found.first?.contains("did not settle") == true)
        // What comes later is laid out again.
        let before = inner.count
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(inner.count == before + 1)
    }
}
