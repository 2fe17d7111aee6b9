import Testing
import UIKit

/// Labels and image views (Apple documentation: *UILabel*, *UIImageView*).
@Suite @MainActor struct LabelTests {
    let long = "A text that is long enough to need several lines at a width of a hundred points"

    @Test func defaults() {
        let label = UILabel()
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func oneLineIsAsHighAsItsFont() {
        let label = UILabel()
        label.text = "Hello"
        let size = label.intrinsicContentSize
        #expect(size.width > 0)
        #expect(abs(size.height - label.font.lineHeight) < 1)
        label.font = .systemFont(ofSize: 34)
        #expect(label.intrinsicContentSize.height > size.height)
    }

    @Test func linesAreLimited() {
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        let whole = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(whole.width <= 100)
        #expect(two.height < whole.height)
        #expect(abs(two.height - 2 * label.font.lineHeight) < 1.5)
        let rect = label.textRect(forBounds: CGRect(x: 3, y: 4, width: 100, height: 1000), limitedToNumberOfLines: 1)
        #expect(rect.origin == CGPoint(x: 3, y: 4))
        #expect(abs(rect.height - label.font.lineHeight) < 1.5)
    }

    @Test("intrinsic height is that at preferredMaxLayoutWidth")
    func preferredWidth() {
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        let single = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.height > 2 * single.height)
        #expect(label.intrinsicContentSize.width <= 100)
    }

    @Test("a label of several lines gets the height that its width in Auto Layout asks for")
    func automaticPreferredWidth() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 100)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test func textAndAttributesAreOne() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        #expect(label.text == "Red")
        #expect(label.textColor == .red)
        label.textColor = .blue
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        label.text = "Plain"
        #expect(label.attributedText?.string == "Plain")
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test func imageViewDefaults() {
        let view = UIImageView()
        #expect(!view.isUserInteractionEnabled)
        #expect(view.image == nil)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.startAnimating()
        #expect(!view.isAnimating)
    }
}
