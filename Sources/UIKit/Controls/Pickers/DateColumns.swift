/// What the wheels of a date picker show, and which date their rows make.
@MainActor
final class DateColumns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Column {
        case year, month, day, dayOfAll, hour, minute, half, hours, minutes
    }

    /// Called when the user turned a wheel.
    var changed: (() -> Void)?
    var mode: UIDatePicker.Mode = .dateAndTime
    var date = Date()
    var minutes = 0
    var minuteInterval = 1
    var givenLocale: Locale?
    var givenCalendar: Calendar?
    var timeZone: TimeZone?

    private static let lastYear = 9999
    /// Days before and after the middle row of the wheel that has every day.
    private static let daySpan = 20_000
    private let today = Date()

    private var locale: Locale { givenLocale ?? .current }

    var calendar: Calendar {
        var calendar = givenCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = locale
        return calendar
    }

    private var isHalved: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    /// The wheels from left to right, in the order of the language.
    var columns: [Column] {
        switch mode {
        case .time: time
        case .date: order("yMMMMd")
        case .yearAndMonth: order("yMMMM")
        case .dateAndTime: [.dayOfAll] + time
        case .countDownTimer: [.hours, .minutes]
        }
    }

    private var time: [Column] { isHalved ? [.hour, .minute, .half] : [.hour, .minute] }

    private func order(_ template: String) -> [Column] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        let all: [(letters: String, column: Column)] = [("yu", .year), ("ML", .month), ("d", .day)]
        let places = all.compactMap { part in
            format.firstIndex { part.letters.contains($0) }.map { ($0, part.column) }
        }
        return places.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: Rows and dates

    /// The rows of the present date, or of the present minutes of a countdown.
    var rows: [Int] {
        let calendar = calendar
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        return columns.map { column in
            switch column {
            case .year: (parts.year ?? 1) - 1
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .dayOfAll: Self.daySpan + days(from: today, to: date)
            case .hour: isHalved ? hour % 12 : hour
            case .minute: (parts.minute ?? 0) / minuteInterval
            case .half: hour / 12
            case .hours: minutes / 60
            case .minutes: minutes % 60 / minuteInterval
            }
        }
    }

    private func days(from start: Date, to end: Date) -> Int {
        let calendar = calendar
        return calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: start), to: calendar.startOfDay(for: end)).day ?? 0
    }

    /// The minutes of a countdown.
    func minutes(in rows: [Int]) -> Int {
        zip(columns, rows).reduce(0) { sum, pair in
            switch pair.0 {
            case .hours: sum + pair.1 * 60
            case .minutes: sum + pair.1 * minuteInterval
            default: sum
            }
        }
    }

    /// The date of rows. A day that its month lacks is the month's last.
    func date(in rows: [Int]) -> Date {
        let calendar = calendar
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        var half: Int?
        for (column, row) in zip(columns, rows) {
            switch column {
            case .year: parts.year = row + 1
            case .month: parts.month = row + 1
            case .day: parts.day = row + 1
            case .dayOfAll:
                guard let day = calendar.date(byAdding: .day, value: row - Self.daySpan, to: today) else { continue }
                let own = calendar.dateComponents([.year, .month, .day], from: day)
                (parts.year, parts.month, parts.day) = (own.year, own.month, own.day)
            case .hour: parts.hour = row
            case .minute: parts.minute = row * minuteInterval
            case .half: half = row
            case .hours, .minutes: continue
            }
        }
        if let half { parts.hour = (parts.hour ?? 0) % 12 + half * 12 }
        var month = parts
        month.day = 1
        if let first = calendar.date(from: month), let length = calendar.range(of: .day, in: .month, for: first)?.count {
            parts.day = min(parts.day ?? 1, length)
        }
        return calendar.date(from: parts) ?? date
    }

    // MARK: Picker view

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch columns[component] {
        case .year: Self.lastYear
        case .month: calendar.monthSymbols.count
        case .day: 31
        case .dayOfAll: 2 * Self.daySpan + 1
        case .hour: isHalved ? 12 : 24
        case .minute, .minutes: 60 / minuteInterval
        case .half: 2
        case .hours: 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        switch columns[component] {
        case .year, .day: String(row + 1)
        case .month: calendar.standaloneMonthSymbols[row]
        case .dayOfAll: dayTitle(row)
        case .hour: isHalved ? String(row == 0 ? 12 : row) : String(format: "%02d", row)
        case .minute: String(format: "%02d", row * minuteInterval)
        case .half: row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: String(row)
        case .minutes: String(row * minuteInterval)
        }
    }

    private func dayTitle(_ row: Int) -> String? {
        guard let day = calendar.date(byAdding: .day, value: row - Self.daySpan, to: today) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: day)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { changed?() }
}
