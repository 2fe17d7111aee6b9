@testable import SourceTranslation
import Testing

/// What Objective-C becomes: declarations as clang's importer shows them, bodies that send to nil as Objective-C does.
@Suite struct ObjectiveCTranslationTests {
    @Test func `a category's properties over associated objects`() throws {
        let text = try ObjectiveCFixture(files: [
            "include/Marks.h": """
            #import <UIKit/UIKit.h>
            NS_ASSUME_NONNULL_BEGIN
            @interface UIView (Marks)
            @property (nonatomic) BOOL marked;
            @property (nonatomic, copy, nullable) void (^onMark)(NSString *name);
            @property (nonatomic, copy) NSArray<NSString *> *marks;
            @end
            NS_ASSUME_NONNULL_END
            """,
            "Marks.m": """
            #import "Marks.h"
            #import <objc/runtime.h>
            static void *markedKey = &markedKey;
            static const char kOnMark;
            @implementation UIView (Marks)
            - (BOOL)marked { return [objc_getAssociatedObject(self, markedKey) boolValue]; }
            - (void)setMarked:(BOOL)marked { objc_setAssociatedObject(self, markedKey, @(marked), OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
            - (void (^)(NSString *))onMark { return objc_getAssociatedObject(self, &kOnMark); }
            - (void)setOnMark:(void (^)(NSString *))onMark { objc_setAssociatedObject(self, &kOnMark, [onMark copy], OBJC_ASSOCIATION_COPY); }
            - (NSArray *)marks { return objc_getAssociatedObject(self, @selector(marks)); }
            - (void)setMarks:(NSArray *)marks { objc_setAssociatedObject(self, @selector(marks), marks, OBJC_ASSOCIATION_COPY); }
            @end
            """,
        ]).swift()
        #expect(text.contains("@_exported import UIKit"))
        #expect(text.contains("extension UIView {"))
        #expect(text.contains("@objc(marked) public var marked: Bool {"))
        #expect(text.contains("@objc(onMark) public var onMark: ((String) -> Void)? {"))
        #expect(text.contains("@objc(marks) public var marks: [String] {"))
        #expect(text.contains("return _ObjC.boolValue(_ObjC.associated(self, markedKey_address))"))
        #expect(text.contains("_ObjC.associate(self, kOnMark_address, _ObjC.any(onMark), .OBJC_ASSOCIATION_COPY)"))
        #expect(text.contains("_ObjC.key(Selector(\"marks\"))"))
    }

    @Test func `load methods run after the target's own classes are registered`() throws {
        let text = try ObjectiveCFixture(files: [
            "a.m": """
            #import <UIKit/UIKit.h>
            @implementation UIViewController (Log)
            + (void)load {
                method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
                                               class_getInstanceMethod(self, @selector(log_viewDidAppear:)));
            }
            - (void)log_viewDidAppear:(BOOL)animated {
                [self log_viewDidAppear:animated];
            }
            @end
            """
        ]).swift()
        #expect(text.contains("_ObjC.class_getInstanceMethod(self, Selector(\"log_viewDidAppear:\"))"))
        // What may be exchanged is sent by selector.
        #expect(text.contains("_ObjC.send(\"log_viewDidAppear:\", to: self, animated)"))
        #expect(text.contains("@section(\".init_array\")"))
        #expect(text.contains("UIViewController._objc_load1()"))
    }

    @Test func `a class with initializers, properties and methods`() throws {
        let text = try ObjectiveCFixture(files: [
            "include/Badge.h": """
            #import <UIKit/UIKit.h>
            typedef NS_ENUM(NSInteger, BadgeSize) { BadgeSizeSmall, BadgeSizeLarge = 4 };
            NS_ASSUME_NONNULL_BEGIN
            @interface Badge : UIView
            @property (nonatomic, copy, nullable) NSString *title;
            @property (nonatomic, readonly) NSInteger taps;
            @property (nonatomic, weak) UIView *source;
            - (instancetype)initWithTitle:(nullable NSString *)title size:(BadgeSize)size NS_DESIGNATED_INITIALIZER;
            + (instancetype)badge;
            - (void)showInView:(UIView *)view completion:(void (^)(BOOL shown))completion;
            @end
            NS_ASSUME_NONNULL_END
            """,
            "Badge.m": """
            #import "Badge.h"
            @implementation Badge
            - (instancetype)initWithTitle:(NSString *)title size:(BadgeSize)size {
                if (self = [super initWithFrame:CGRectMake(0, 0, 10, size == BadgeSizeLarge ? 20 : 10)]) {
                    _title = [title copy];
                }
                return self;
            }
            + (instancetype)badge { return [[self alloc] initWithTitle:nil size:BadgeSizeSmall]; }
            - (void)showInView:(UIView *)view completion:(void (^)(BOOL))completion {
                [view addSubview:self];
                _taps += 1;
                if (completion) completion(YES);
            }
            - (void)layoutSubviews { [super layoutSubviews]; self.hidden = self.title == nil; }
            @end
            """,
        ]).swift()
        #expect(text.contains("public enum BadgeSize: Int, Sendable {\ncase small\ncase large = 4\n}"))
        #expect(text.contains("@objc(Badge) open class Badge: UIView {"))
        #expect(text.contains("@objc(title) public var title: String? {"))
        #expect(text.contains("@objc(source) public var source: UIView? {"))
        #expect(text.contains("fileprivate weak var _source: UIView? = nil"))
        #expect(text.contains("public init(title: String?, size: BadgeSize) {\nsuper.init(frame: CGRect("))
        #expect(text.contains("public class func badge() -> Badge {"))
        #expect(text.contains("func show(in view: UIView, completion: @escaping (Bool) -> Void) {"))
        #expect(text.contains("public override func layoutSubviews() {"))
        #expect(text.contains("super.layoutSubviews()"))
        #expect(text.contains("self.isHidden = _ObjC.isNil(self.title)"))
        #expect(text.contains("_ = _ObjC.block(completion)(true)"))
    }

    @Test(arguments: [
        ("[self.view addSubview:[[UIView alloc] initWithFrame:CGRectZero]];", "_ = _ObjC.object(self.view)?.addSubview(UIView(frame: CGRect.zero))"),
        ("self.view.alpha = 0.5f;", "_ObjC.object(self.view)?.alpha = 0.5"), ("self.view.backgroundColor = [UIColor redColor];", "_ObjC.object(self.view)?.backgroundColor = _ObjC.passed(UIColor.red)"),
        ("[self.view setHidden:YES];", "_ = { _ObjC.object(self.view)?.isHidden = true }()"), ("self.count++;", "self.count += 1"), ("self.count -= 2;", "self.count -= 2"),
        ("BOOL has = self.view.window != nil && !self.view.hidden;", "var has: Bool = (!_ObjC.isNil(_ObjC.value(_ObjC.object(self.view)?.window)) && !_ObjC.value(_ObjC.object(self.view)?.isHidden))"),
        ("NSDictionary *d = @{@\"a\": @1};", "var d: [AnyHashable: Any]? = [_ObjC.key(\"a\"): _ObjC.element(_ObjC.boxed(1))] as [AnyHashable: Any]"),
        ("NSUInteger n = [input length];", ""), ("for (int i = 0; i < 3; i++) { continue; }", "do {"), ("return;", "return"),
    ])
    func `statements`(statement: String, swift: String) throws {
        guard !swift.isEmpty else {
            #expect(throws: ObjectiveCError.self) { try ObjectiveCFixture.body(statement) }
            return
        }
        let first = try ObjectiveCFixture.body(statement).first
        #expect(first == swift)
    }

    @Test func `a selector's arguments, and the results of messages to nil`() throws {
        #expect(try ObjectiveCFixture.body("return [self.view isHidden];", in: "BOOL").first == "return _ObjC.value(_ObjC.object(self.view)?.isHidden)")
        #expect(try ObjectiveCFixture.body("return self.view.superview;", in: "UIView *").first == "return _ObjC.value(_ObjC.object(self.view)?.superview)")
        #expect(try ObjectiveCFixture.body("return self.count * 1.5;", in: "CGFloat").first?.contains("_ObjC.number") == true)
    }
}
