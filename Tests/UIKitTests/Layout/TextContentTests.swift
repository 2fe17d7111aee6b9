import Testing
import UIKit

@Suite @MainActor struct TextContentTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: size)
        return root.adding(label)
    }

    @Test func aLabelOfSeveralLinesGrowsAsItGetsNarrower() {
        let text = label("Several words that need more than one line when the room is small", lines: 0)
        let width = text.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            width, text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        let wide = text.frame.height
        #expect(wide == text.sizeThatFits(CGSize(width: 300, height: 0)).height)
        width.constant = 100
        root.layoutIfNeeded()
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(text.frame.height > wide)
    }

    @Test func measuringTakesTheWidthIntoAccount() {
        let box = UIView()
        let text = UILabel()
        text.text = "Several words that need more than one line when the room is small"
        text.numberOfLines = 0
        _ = box.adding(text)
        NSLayoutConstraint.activate(
            ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"].flatMap {
                NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: ["text": text])
            })
        let size = box.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 120, height: text.sizeThatFits(CGSize(width: 100, height: 0)).height + 10))
    }

    @Test func firstBaselinesMeet() {
        let small = label("small", size: 12), large = label("large", size: 30)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor), large.leftAnchor.constraint(equalTo: root.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Both labels have their natural height, in which the first baseline is the ascender below the top.
        #expect(abs(small.frame.minY + small.font.ascender - large.font.ascender) < 1)
    }

    @Test func aPlainViewHasItsBaselinesAtTopAndBottom() {
        let plain = root.placed(), text = label("text")
        NSLayoutConstraint.activate([
            plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            plain.heightAnchor.constraint(equalToConstant: 100),
            text.lastBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(text.frame.maxY + text.font.descender - 110) < 1)
    }
}
