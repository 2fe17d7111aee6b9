import UIKit
import UIKit.UIGestureRecognizerSubclass
import os.log

open class BaseScreen: UIViewController {
    public var events: [String] = []
    @IBOutlet public weak var label: UILabel!
    @IBInspectable public var corner: CGFloat = 0
}

extension BaseScreen {
    open override func viewDidLoad() {
        super.viewDidLoad()
        events.append("base loaded")
    }

    @objc open func refresh() { events.append("base refreshed") }
}

extension UIViewController {
    @objc open func close(_ reason: String) -> String { "closed: \(reason)" }
}

public final class Screen: BaseScreen {
    private let model: String

    public init(model: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required public init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        events.append("screen loaded")
    }

    public override func refresh() {
        super.refresh()
        events.append("screen refreshed")
    }

    public override func close(_ reason: String) -> String { "screen " + super.close(reason) }

    public private(set) lazy var button: UIControl = {
        let control = UIControl(frame: .zero)
        control.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        return control
    }()

    @objc private func tapped(_ sender: UIControl) { events.append("tapped \(sender === button)") }
}

public class Badge: UIView {
    public let text: String
    public init(text: String) {
        self.text = text
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

public class Plain: UIView {
    public var wasMade = false
    override public init(frame: CGRect) {
        super.init(frame: frame)
        wasMade = true
    }
    required init?(coder: NSCoder) { nil }
}

public func make<T: UIView>(_ type: T.Type) -> T { T() }
public func makeFramed<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
