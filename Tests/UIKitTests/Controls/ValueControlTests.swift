import Testing
import UIKit

/// Values of controls and the actions they send (Apple documentation of each class).
@Suite @MainActor struct ValueControlTests {
    final class Counter {
        var count = 0
    }

    func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> Counter {
        let counter = Counter()
        control.addAction(UIAction { _ in counter.count += 1 }, for: event)
        return counter
    }

    @Test("setting values in code sends no action")
    func codeIsSilent() {
        let control = UISwitch(), slider = UISlider(), stepper = UIStepper()
        let segments = UISegmentedControl(items: ["A", "B"])
        let counters = [control, slider, stepper, segments].map { count($0) }
        control.setOn(true, animated: false)
        slider.value = 0.5
        stepper.value = 3
        segments.selectedSegmentIndex = 1
        #expect(counters.allSatisfy { $0.count == 0 })
        #expect(control.isOn)
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test func sliderStaysInItsRange() {
        let slider = UISlider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(8, animated: false)
        #expect(slider.value == 8)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 6
        #expect(slider.maximumValue == 6 && slider.value == 6)
    }

    @Test func sliderThumbIsWhereTheValueIs() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        let left = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let right = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(left.minX == 0 && right.maxX == 200)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 100)
    }

    @Test func stepperDefaultsAndRange() {
        let stepper = UIStepper()
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        stepper.value = 400
        #expect(stepper.value == 100)
    }

    @Test("assistive technologies step, and that sends the action")
    func adjusting() {
        let stepper = UIStepper()
        stepper.wraps = true
        let counter = count(stepper)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 1 && counter.count == 1)
        stepper.accessibilityDecrement()
        stepper.accessibilityDecrement()
        #expect(stepper.value == 100 && counter.count == 3)
    }

    @Test func segmentsFollowInsertionAndRemoval() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "B")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 3)
        control.setTitle("Last", forSegmentAt: 99)
        #expect(control.titleForSegment(at: 2) == "Last")
    }

    @Test func segmentsShareTheWidth() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.setWidth(100, forSegmentAt: 0)
        control.layoutIfNeeded()
        #expect(control.widthForSegment(at: 0) == 100)
        #expect(control.widthForSegment(at: 1) == 0)
    }

    @Test func pageControlStaysInside() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
    }

    @Test func progressStaysInside() {
        let view = UIProgressView()
        view.progress = 3
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
    }

    @Test("an indicator is hidden while it stands still, unless told otherwise (hidesWhenStopped)")
    func indicator() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }
}
