import Testing
import UIKit

/// Sizes that Apple's documentation and design resources give for standard controls, in points.
@Suite @MainActor struct ControlSizeTests {
    @Test func switches() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100))
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test func sliders() {
        #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test func steppers() {
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    }

    @Test func segments() {
        #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
    }

    @Test func indicators() {
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test func progress() {
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    }

    @Test("17-point text: 22 points without border, 34 with a rounded one")
    func textFields() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test("a system button with a title is 30 points high and at least 30 wide")
    func systemButton() {
        let button = UIButton(type: .system)
        button.setTitle("B", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test("a configured button is title plus insets of 7 and 12 points")
    func configuredButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        let size = UIButton(configuration: configuration).intrinsicContentSize
        #expect(abs(size.height - (14 + UIFont.preferredFont(forTextStyle: .body).lineHeight)) < 1)
    }

    @Test func pageControl() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.size(forNumberOfPages: 3) == control.intrinsicContentSize)
        #expect(control.size(forNumberOfPages: 3).width == 39)
    }
}
