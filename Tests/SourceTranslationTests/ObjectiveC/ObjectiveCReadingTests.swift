@testable import SourceTranslation
import Testing

/// Tokens, directives and what is refused, with its place.
@Suite struct ObjectiveCReadingTests {
    @Test func `comments, continued lines and texts`() throws {
        let tokens = try ObjectiveCLexer.tokens(of: "a /* b\n */ + \\\n \"c // d\" // e\n0x1F 2.5e-3f ->", file: "f.m")
        #expect(tokens.map(\.text) == ["a", "+", "c // d", "0x1F", "2.5e-3f", "->"])
        #expect(tokens.map(\.place.line) == [1, 2, 3, 4, 4, 4])
    }

    @Test(arguments: [
        ("__has_include(<UIKit/UIKit.h>) && !TARGET_OS_WATCH", true), ("TARGET_OS_IOS", true), ("TARGET_OS_OSX || TARGET_OS_TV", false),
        ("__has_include(<AppKit/AppKit.h>)", false), ("defined(__OBJC__) && !defined(NOTHING)", true), ("(1 + 2) * 3 == 9", true),
        ("__has_include(<TargetConditionals.h>)", true), ("__has_feature(objc_arc)", true), ("UNKNOWN", false), ("LEVEL > 2", true),
    ])
    func `conditions are those of a phone`(condition: String, isTrue: Bool) throws {
        let text = "#define LEVEL 3\n#if \(condition)\nyes\n#else\nno\n#endif"
        var preprocessor = ObjectiveCPreprocessor(folders: [], modules: ["UIKit"]) { _ in text }
        #expect(try preprocessor.tokens(of: "a.m").map(\.text) == [isTrue ? "yes" : "no"])
    }

    @Test func `own headers come once, and macros without parameters are put in`() throws {
        let fixture = ["a.m": "#import \"a.h\"\n#import \"a.h\"\n#ifdef WIDTH\nWIDTH\n#endif", "a.h": "#define WIDTH (4 + 1)\nheader"]
        var preprocessor = ObjectiveCPreprocessor(folders: [], modules: []) { fixture[String($0.split(separator: "/").last ?? "")] }
        #expect(try preprocessor.tokens(of: "/t/a.m").map(\.text) == ["header", "(", "4", "+", "1", ")"])
    }

    @Test(arguments: [
        ("@implementation A\n- (void)f {\n  int x[3];\n}\n@end", 3, "an array of C"),
        ("@interface A : NSObject\n- (void)log:(NSString *)f, ...;\n@end", 2, "a method with a variable count of arguments"),
        ("struct Pair { int a; };", 1, "'struct' of C"),
        ("#define TWICE(x) ((x) * 2)\nstatic int y = TWICE(1);", 2, "the macro with parameters 'TWICE'"),
        ("@interface A : NSObject\n@end\n@implementation A\n- (void)f {\n@try { [self g]; } @catch (id e) {}\n}\n@end", 5, "'@try'"),
        ("@interface A : NSObject\n@end\n@implementation A\n- (void)f {\n  [self g];\n}\n@end", 5, "the message 'g' to 'A', which Understudy does not know,"),
        ("@interface A : NSObject\n- (void)g;\n@end\n@implementation A\n@end", 2, "the method 'g', which has no body,"),
        ("@interface A : NSObject\n@end", 1, "the class 'A', which has no '@implementation',"),
        ("@interface A : NSObject\n@end\n@implementation A\n- (void)f { goto end; }\n@end", 4, "'goto'"),
        ("@interface A : NSObject\n@end\n@implementation A\n+ (void)initialize {}\n@end", 4, "'+initialize'"),
        ("#import \"Missing.h\"", 1, "the header 'Missing.h', which is not there,"),
        ("#import \"Module-Swift.h\"", 1, "a header that Swift code makes, 'Module-Swift.h',"),
        ("@interface A : NSObject\n@end\n@implementation A\n- (void)f { strlen(0); }\n@end", 4, "the function 'strlen', which Understudy does not know,"),
        ("@interface A : NSObject", 1, "an '@interface' without '@end'"), ("#if 1\nint x;", 1, "an '#if' without '#endif'"),
        ("int f(int a);", 1, "'f', which is declared and not defined in the target's Objective-C,"),
    ])
    func `what is outside is an error with its line`(text: String, line: Int, what: String) {
        #expect(ObjectiveCFixture.problem(text) == "a.m:\(line): error: Objective-C: \(what) is not translated")
    }

    @Test func `no end of a file crashes the reader`() {
        let text = "@interface A : NSObject\n@property (nonatomic, copy) void (^b)(NSString *s);\n@end\n@implementation A\n"
            + "- (int)f:(NSArray<NSString *> *)a { for (NSString *s in a) { if (s && [s isEqual:@\"x\"]) return 1; } return self.b ? 0 : -1; }\n@end"
        for end in 0...text.count { _ = ObjectiveCFixture.problem(String(text.prefix(end))) }
        for start in 0..<text.count { _ = ObjectiveCFixture.problem(String(text.dropFirst(start))) }
        let deep = String(repeating: "(", count: 5_000)
        #expect(ObjectiveCFixture.problem("static int x = \(deep)1;")?.contains("this deep") == true)
    }
}
