import Testing
import UIKit
import UIKitTesting

/// Two wheels of numbers.
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [100, 5]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 80 : 60 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component).\(row)")
    }
}

/// Source: Apple documentation, *UIPickerView* and *UIDatePicker*.
@Suite @MainActor struct PickerTests {
    private let numbers = Numbers()
    private let host = TestWindow(showing: UIViewController())

    private func show(_ view: UIView) {
        host.window.rootViewController?.view.addSubview(view)
        turnRunLoop()
    }

    private func drag(_ view: UIView, atX x: CGFloat, rows: CGFloat) {
        let finger = Finger(at: CGPoint(x: x, y: view.bounds.midY), in: view)
        finger.down()
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - rows * 32 - 10), over: 0.5)
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 0.1), over: 0.5)
        finger.up()
        TestClock.runUntilIdle()
    }

    @Test func countsAndSizes() {
        let picker = UIPickerView()
        picker.dataSource = numbers
        picker.delegate = numbers
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 32))
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
    }

    @Test func selectionInCodeTellsNobody() {
        let picker = UIPickerView()
        picker.dataSource = numbers
        picker.delegate = numbers
        show(picker)
        picker.selectRow(40, inComponent: 0, animated: false)
        turnRunLoop()
        #expect(picker.selectedRow(inComponent: 0) == 40 && numbers.chosen == [])
        let view = picker.view(forRow: 40, forComponent: 0)
        #expect((view as? UILabel)?.text == "0.40")
        #expect(view.map { $0.convert($0.bounds, to: picker).midY } == 108)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func aTurnedWheelStopsAtARow() {
        let picker = UIPickerView()
        picker.dataSource = numbers
        picker.delegate = numbers
        show(picker)
        drag(picker, atX: 120, rows: 2)
        #expect(numbers.chosen == ["0.2"] && picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.view(forRow: 2, forComponent: 0).map { $0.convert($0.bounds, to: picker).midY } == 108)
        numbers.counts = [2, 5]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    // MARK: Dates

    private func datePicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        picker.calendar = calendar
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        return picker
    }

    private func day(_ text: String) throws -> Date {
        try #require(ISO8601DateFormatter().date(from: text + "T10:30:00Z"))
    }

    @Test func datesStayInTheirRange() throws {
        let picker = datePicker(.date)
        picker.minimumDate = try day("2024-01-10")
        picker.maximumDate = try day("2024-01-20")
        picker.date = try day("2024-01-05")
        #expect(picker.date == (try day("2024-01-10")))
        picker.date = try day("2024-02-05")
        #expect(picker.date == (try day("2024-01-20")))
    }

    @Test func aTurnedMonthKeepsToItsLastDay() throws {
        let picker = datePicker(.date)
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        picker.date = try day("2023-01-31")
        show(picker)
        #expect(count == 0)
        // The month is the first wheel in American English.
        drag(picker, atX: 50, rows: 1)
        #expect(picker.date == (try day("2023-02-28")) && count == 1)
    }

    @Test func countdowns() {
        let picker = datePicker(.countDownTimer)
        picker.minuteInterval = 5
        picker.countDownDuration = 3 * 3600 + 25 * 60
        let wheels = picker.subviews.compactMap { $0 as? UIPickerView }.first
        #expect(wheels?.selectedRow(inComponent: 0) == 3 && wheels?.selectedRow(inComponent: 1) == 5)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 5)
    }
}
