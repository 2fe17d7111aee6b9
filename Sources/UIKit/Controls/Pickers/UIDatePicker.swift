/// A control that picks a date, a time or a span of time with wheels (Apple documentation: *UIDatePicker*).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is picked (Apple documentation: *UIDatePicker.Mode*).
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
    }

    let wheels = UIPickerView(frame: .zero)
    let columns = DateColumns()
    private var isAsking = false
    private var duration: TimeInterval = 0

    /// Makes a date picker at the present date; without a size it has that of its wheels.
    public required init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: wheels.intrinsicContentSize) : frame)
        setUp()
    }
    /// Makes a date picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        columns.changed = { [weak self] in self?.wheelsTurned() }
        wheels.dataSource = columns
        wheels.delegate = columns
        addSubview(wheels)
        showDate(animated: false)
    }

    // MARK: Date

    /// The date; kept between the earliest and the latest. Setting it sends no action.
    open var date: Date {
        get { columns.date }
        set { tellObservers(of: ["date"]) { setDate(newValue, animated: false) } }
    }
    /// Sets the date; sends no action.
    open func setDate(_ date: Date, animated: Bool) {
        columns.date = date
        showDate(animated: animated)
    }
    /// The earliest date that can be picked.
    open var minimumDate: Date? {
        didSet { showDate(animated: false) }
    }
    /// The latest date that can be picked; ignored when it is before the earliest.
    open var maximumDate: Date? {
        didSet { showDate(animated: false) }
    }
    /// The seconds of a countdown, a whole number of minutes; used in the mode `countDownTimer` only.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = min(max(newValue, 0), 24 * 3600 - 60)
            showDate(animated: false)
        }
    }
    /// The minutes from one row to the next: a divisor of 60 up to 30, else it stays as it is; default 1.
    open var minuteInterval: Int {
        get { columns.minuteInterval }
        set {
            guard newValue >= 1, newValue <= 30, 60 % newValue == 0 else { return }
            columns.minuteInterval = newValue
            reloadWheels()
        }
    }

    // MARK: Kind

    /// What is picked; default `dateAndTime`.
    open var datePickerMode: Mode {
        get { columns.mode }
        set {
            columns.mode = newValue
            reloadWheels()
        }
    }
    /// The look that the app would like; default `automatic`.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// The look that the date picker has: wheels, whatever is preferred.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    /// The language of the wheels; `nil` is the user's.
    open var locale: Locale? {
        get { columns.givenLocale }
        set {
            columns.givenLocale = newValue
            reloadWheels()
        }
    }
    /// The calendar of the wheels; the user's unless it is set.
    open var calendar: Calendar! {
        get { columns.calendar }
        set {
            columns.givenCalendar = newValue
            reloadWheels()
        }
    }
    /// The time zone of the wheels; `nil` is the calendar's.
    open var timeZone: TimeZone? {
        get { columns.timeZone }
        set {
            columns.timeZone = newValue
            reloadWheels()
        }
    }

    // MARK: Wheels

    private func reloadWheels() {
        wheels.reloadAllComponents()
        showDate(animated: false)
    }

    /// The nearest date that may be picked.
    private func allowed(_ date: Date) -> Date {
        var date = date
        if let latest = maximumDate, minimumDate.map({ $0 <= latest }) ?? true { date = min(date, latest) }
        if let earliest = minimumDate, maximumDate.map({ earliest <= $0 }) ?? true { date = max(date, earliest) }
        return date
    }

    private func showDate(animated: Bool) {
        if datePickerMode == .countDownTimer {
            columns.minutes = Int(duration) / 60
        } else {
            columns.date = allowed(columns.date)
        }
        guard !isAsking else { return }
        for (component, row) in columns.rows.enumerated() where wheels.selectedRow(inComponent: component) != row {
            wheels.selectRow(row, inComponent: component, animated: animated)
        }
    }

    /// Takes the date from the wheels; they turn back where there is no such date or it is not allowed.
    private func wheelsTurned() {
        let chosen = (0..<wheels.numberOfComponents).map { wheels.selectedRow(inComponent: $0) }
        if datePickerMode == .countDownTimer {
            duration = TimeInterval(columns.minutes(in: chosen) * 60)
            // A countdown of nothing is none.
            if duration == 0 { duration = TimeInterval(minuteInterval * 60) }
        } else {
            columns.date = columns.date(in: chosen)
        }
        showDate(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { wheels.intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}

/// The look of a date picker (Apple documentation: *UIDatePickerStyle*).
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0, wheels, compact, inline
}
