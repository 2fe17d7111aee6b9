import Foundation
import Testing

extension EndToEnd {
    /// `understudy test` on a package with a target in Objective-C.
    @Suite struct ObjectiveCCommandTests {
        private static let files = [
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Marks", platforms: [.iOS(.v16)],
                targets: [
                    .target(name: "MarksShim"),
                    .target(name: "Marks", dependencies: ["MarksShim"], linkerSettings: [.unsafeFlags(["-Xlinker", "-ObjC"])]),
                    .testTarget(name: "MarksTests", dependencies: ["Marks"]),
                ])
            """,
            "Sources/MarksShim/include/Marks.h": """
            #if __has_include(<UIKit/UIKit.h>)
            #import <UIKit/UIKit.h>
            NS_ASSUME_NONNULL_BEGIN
            @interface UIView (Marks)
            @property (nonatomic, getter=isMarked) BOOL marked;
            @property (nonatomic, copy, nullable) void (^onMark)(NSString *name);
            - (void)markWithName:(NSString *)name;
            @end
            typedef NS_ENUM(NSInteger, CounterStep) { CounterStepOne = 1, CounterStepTen = 10 };
            @interface Counter : NSObject
            @property (nonatomic, readonly) NSInteger count;
            @property (nonatomic, copy, readonly) NSArray<NSString *> *names;
            - (instancetype)initWithCount:(NSInteger)count;
            + (instancetype)shared;
            - (BOOL)addName:(nullable NSString *)name step:(CounterStep)step;
            @end
            NS_ASSUME_NONNULL_END
            #endif
            """,
            "Sources/MarksShim/UIView+Marks.m": """
            #import "Marks.h"
            #import <objc/runtime.h>
            static void *markedKey = &markedKey;
            static const char kOnMark;
            static NSInteger loads = 0;
            @implementation UIView (Marks)
            + (void)load {
                static dispatch_once_t onceToken;
                dispatch_once(&onceToken, ^{ loads += 1; });
            }
            - (BOOL)isMarked { return [objc_getAssociatedObject(self, markedKey) boolValue]; }
            - (void)setMarked:(BOOL)marked { objc_setAssociatedObject(self, markedKey, @(marked), OBJC_ASSOCIATION_RETAIN_NONATOMIC); }
            - (void (^)(NSString *))onMark { return objc_getAssociatedObject(self, &kOnMark); }
            - (void)setOnMark:(void (^)(NSString *))onMark {
                objc_setAssociatedObject(self, &kOnMark, [onMark copy], OBJC_ASSOCIATION_COPY_NONATOMIC);
            }
            - (void)markWithName:(NSString *)name {
                self.marked = loads == 1;
                for (UIView *view in self.subviews) { [view markWithName:[name stringByAppendingString:@"+"]]; }
                if (self.onMark) self.onMark(name);
            }
            @end
            """,
            "Sources/MarksShim/Counter.m": """
            #import "Marks.h"
            @interface Counter ()
            @property (nonatomic, readwrite) NSInteger count;
            @end
            @implementation Counter {
                NSMutableArray<NSString *> *_list;
            }
            - (instancetype)initWithCount:(NSInteger)count {
                self = [super init];
                if (self) {
                    _count = count;
                    _list = [NSMutableArray new];
                }
                return self;
            }
            + (instancetype)shared {
                static Counter *shared;
                static dispatch_once_t onceToken;
                dispatch_once(&onceToken, ^{ shared = [[self alloc] initWithCount:0]; });
                return shared;
            }
            - (NSArray<NSString *> *)names { return [_list copy]; }
            - (BOOL)addName:(NSString *)name step:(CounterStep)step {
                if (name.length == 0 || [_list containsObject:name]) { return NO; }
                switch (step) {
                    case CounterStepTen: self.count += 10; break;
                    default: self.count++;
                }
                [_list addObject:name];
                return YES;
            }
            @end
            """,
            "Sources/Marks/Marks.swift": """
            import UIKit
            @_exported import MarksShim
            public func mark(_ view: UIView) { view.mark(withName: "a") }
            """,
            "Tests/MarksTests/MarksTests.swift": """
            import Marks
            import UIKit
            import XCTest
            @MainActor final class MarksTests: XCTestCase {
                func testCategory() {
                    let view = UIView(), inner = UIView()
                    view.addSubview(inner)
                    var names: [String] = []
                    inner.onMark = { names.append($0) }
                    view.onMark = { names.append($0) }
                    mark(view)
                    XCTAssertTrue(view.isMarked && inner.isMarked)
                    XCTAssertEqual(names, ["a+", "a"])
                    view.onMark = nil
                    XCTAssertNil(view.onMark)
                }
                func testClass() {
                    let counter = Counter(count: 3)
                    XCTAssertFalse(counter.addName(nil, step: .one))
                    XCTAssertTrue(counter.addName("a", step: .ten))
                    XCTAssertTrue(counter.addName("b", step: .one))
                    XCTAssertFalse(counter.addName("a", step: .one))
                    XCTAssertEqual(counter.count, 14)
                    XCTAssertEqual(counter.names, ["a", "b"])
                    XCTAssertTrue(Counter.shared() === Counter.shared())
                }
            }
            """,
        ]

        @Test func `a category and a class of Objective-C are a Swift module, and load methods have run`() throws {
            let package = try Fixture(files: Self.files)
            let before = try package.contents()
            let run = try package.run("test")
            #expect(run.code == 0, "\(run.everything)")
            #expect(run.output.contains("Executed 2 tests, with 0 failures (0 unexpected)"), "\(run.everything)")
            #expect(try package.contents() == before)
        }

        @Test func `what is not translated is said with its line`() throws {
            var files = Self.files
            files["Sources/MarksShim/Other.m"] = "#import \"Marks.h\"\n@implementation UIView (Other)\n- (void)other { int values[3]; }\n@end\n"
            let run = try Fixture(files: files).run("build")
            #expect(run.code != 0)
            #expect(run.everything.contains("Sources/MarksShim/Other.m:3: error: Objective-C: an array of C is not translated"), "\(run.everything)")
        }
    }
}
