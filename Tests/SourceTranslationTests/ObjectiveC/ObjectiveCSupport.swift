@testable import SourceTranslation

/// A target of Objective-C files by name, for tests; files under `include` are public.
struct ObjectiveCFixture {
    var files: [String: String]

    /// What the tests' code needs of UIKit.
    static let frameworks = FrameworkInterface.of(
        """
        open class UIResponder: NSObject {}
        open class UIView: UIResponder {
            public var isHidden = false
            open var backgroundColor: UIColor?
            open var alpha: CGFloat
            public var bounds: CGRect
            public var superview: UIView?
            public var window: UIWindow?
            public init(frame: CGRect) {}
            public required init?(coder: NSCoder) {}
            open func addSubview(_ view: UIView) {}
            open func layoutSubviews() {}
            open func didMoveToWindow() {}
            public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
        }
        open class UIWindow: UIView {}
        open class UIControl: UIView {
            public struct State: OptionSet { public static let normal = State(), highlighted = State() }
        }
        open class UIViewController: UIResponder {
            open var view: UIView!
            open func viewDidLoad() {}
            open func viewDidAppear(_ animated: Bool) {}
            open func didMove(toParent parent: UIViewController?) {}
            open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
            open func addChild(_ childController: UIViewController) {}
            open var children: [UIViewController] { [] }
            open var isMovingToParent: Bool { false }
            open var isMovingFromParent: Bool { false }
            open func removeFromParent() {}
            open var prefersStatusBarHidden: Bool { false }
        }
        public class UIColor: NSObject {
            public static let red: UIColor
            public init(white: CGFloat, alpha: CGFloat) {}
        }
        """)

    func target() throws -> (unit: ObjectiveCUnit, imports: Set<String>) {
        var preprocessor = ObjectiveCPreprocessor(folders: ["/t/include"], modules: ["UIKit", "Foundation"]) { [files] path in
            path.hasPrefix("/t/") ? files[String(path.dropFirst(3))] : nil
        }
        var parser = ObjectiveCParser()
        for name in files.keys.sorted(by: { ($0.hasSuffix(".m") ? 1 : 0, $0) < ($1.hasSuffix(".m") ? 1 : 0, $1) })
        where name.hasPrefix("include/") || name.hasSuffix(".m") {
            try parser.read(preprocessor.tokens(of: "/t/" + name))
        }
        return (parser.unit, preprocessor.imports)
    }

    /// The Swift text, without the lines that tell the compiler where it comes from.
    func swift() throws -> String {
        let (unit, imports) = try target()
        let made = try ObjectiveCWriter.swift(of: unit, imports: imports, frameworks: Self.frameworks) { $0.hasPrefix("/t/include/") }
        return (made.declarations + (made.loads ?? "")).split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
    }

    /// The statements that a method's body becomes.
    static func body(_ statements: String, in result: String = "void", above: String = "") throws -> [String] {
        let text = """
            #import <UIKit/UIKit.h>
            \(above)
            @interface Helper : NSObject
            @property (nonatomic, strong, nullable) UIView *view;
            @property (nonatomic, copy) NSString *title;
            @property (nonatomic) NSInteger count;
            @end
            @implementation Helper
            - (\(result))run:(id)input {
            \(statements)
            }
            @end
            """
        let lines = try ObjectiveCFixture(files: ["a.m": text]).swift().split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(where: { $0.contains("func run(") }) else { return [] }
        return Array(lines[(start + 2)...].prefix { $0 != "}" })
    }

    /// The error that a file gives, with its line.
    static func problem(_ text: String) -> String? {
        do {
            _ = try ObjectiveCFixture(files: ["a.m": text]).swift()
            return nil
        } catch let error as ObjectiveCError {
            return error.description.replacing("/t/", with: "")
        } catch {
            return "\(error)"
        }
    }
}
