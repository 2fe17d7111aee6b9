import UIKit

/// What happened, in order.
public enum Journal {
    public static var lines: [String] = []

    public static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

public extension NSObject {
    /// The usual idiom: a class that inherits the method gets one of its own first.
    static func exchange(_ type: AnyClass, _ original: Selector, _ other: Selector) {
        guard let one = class_getInstanceMethod(type, original), let two = class_getInstanceMethod(type, other) else {
            return Journal.lines.append("no \(original) or \(other)")
        }
        if class_addMethod(type, original, method_getImplementation(two), method_getTypeEncoding(two)) {
            class_replaceMethod(type, other, method_getImplementation(one), method_getTypeEncoding(one))
        } else {
            method_exchangeImplementations(one, two)
        }
    }
}

extension UIViewController {
    public static func exchangeAppearance() {
        exchange(
            UIViewController.self, #selector(UIViewController.viewDidAppear(_:)), #selector(watched_viewDidAppear(_:)))
    }

    @objc func watched_viewDidAppear(_ animated: Bool) {
        Journal.lines.append("\(type(of: self)) appears")
        watched_viewDidAppear(animated)
        Journal.lines.append("\(type(of: self)) appeared")
    }

    public static func exchangeLoading(of type: UIViewController.Type) {
        exchange(type, #selector(viewDidLoad), #selector(watched_viewDidLoad))
    }

    @objc private func watched_viewDidLoad() {
        Journal.lines.append("watched")
        watched_viewDidLoad()
    }

    public static func exchangePresentation() {
        exchange(
            UIViewController.self, #selector(UIViewController.present(_:animated:completion:)),
            #selector(UIViewController.watched_present(_:animated:completion:)))
    }

    @objc func watched_present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        Journal.lines.append("presents")
        other.modalPresentationStyle = .fullScreen
        watched_present(other, animated: animated, completion: completion)
    }
}

extension UIView {
    public static func exchangeHits() {
        exchange(UIView.self, #selector(hitTest(_:with:)), #selector(watched_hitTest(_:with:)))
    }

    @objc func watched_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        point.x < 0 ? self : watched_hitTest(point, with: event)
    }
}

open class Speaker: NSObject {
    @objc open dynamic func say(_ text: String, to name: String, loudly: Bool, times: Int) -> String {
        "\(text) \(name) \(loudly) \(times)"
    }
    @objc dynamic open func word() -> String { "word" }
    @objc dynamic public func otherWord() -> String { "other" }
    @objc public func fixed() -> String { "fixed" }
    @objc public func otherFixed() -> String { "other fixed" }
}

extension Speaker {
    @objc func loud_say(_ text: String, to name: String, loudly: Bool, times: Int) -> String {
        loud_say(text.uppercased(), to: name, loudly: true, times: times + 1)
    }

    public static func exchangeSaying() {
        exchange(Speaker.self, #selector(say(_:to:loudly:times:)), #selector(loud_say(_:to:loudly:times:)))
    }
}
