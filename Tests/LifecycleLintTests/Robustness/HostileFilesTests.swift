import Foundation
import Testing

@testable import LifecycleLint

/// Files that no program has: the linter comes to its end, and the others are linted.
@Suite struct HostileFilesTests {
    private static let mistake = "class A: UIViewController {\n    override func viewDidLoad() {}\n}\n"

    private func lint(_ make: (URL) throws -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.mistake.utf8).write(to: folder.appendingPathComponent("zz.swift"))
        try make(folder)
        let found = try Linter().lint(paths: [folder.path]).findings
        return found.map { "\(URL(fileURLWithPath: $0.path).lastPathComponent): \($0.ruleName): \($0.message)" }
    }

    private let good = "zz.swift: missing-super: A.viewDidLoad() does not call super.viewDidLoad()"

    @Test(arguments: ["(", "[", "{", "if a { ", "foo(", "[[", "{ (", "\"\\(", "a ? ", "!", "<", "#if a\n", "/*", "class A: UIViewController { func f() {"])
    func tenThousandDeep(_ open: String) throws {
        let deep = String(repeating: open, count: 10_000)
        let found = try lint { folder in
            try Data(("let a = " + deep).utf8).write(to: folder.appendingPathComponent("a.swift"))
            try Data("@implementation A\n- (void)viewDidLoad { \(deep) }\n@end".utf8).write(to: folder.appendingPathComponent("b.m"))
        }
        #expect(found.contains(good))
    }

    @Test func bracketsInTextAreNoNesting() throws {
        let text = "// " + String(repeating: "(", count: 2_000) + "\nlet a = \"" + String(repeating: "[", count: 2_000) + "\"\n" + Self.mistake
        let found = Linter().lint(texts: ["a.swift": text]).findings
        #expect(found.map(\.ruleName) == ["missing-super"])
    }

    @Test func whatIsNoFile() throws {
        let found = try lint { folder in
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("folder.swift"), withIntermediateDirectories: true)
            #expect(mkfifo(folder.appendingPathComponent("pipe.swift").path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("zero.swift"), withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("self.swift"), withDestinationURL: folder.appendingPathComponent("self.swift"))
            try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent("up"), withDestinationURL: folder)
        }
        #expect(found.contains(good))
        #expect(found.contains("pipe.swift: parse-error: the file cannot be read"))
        #expect(found.contains("zero.swift: parse-error: the file cannot be read"))
        #expect(found.count { $0.hasPrefix("zz.swift") } == 1)
    }

    @Test func hugeFiles() throws {
        let found = try lint { folder in
            let line = Data("let a = 1 // one line of many\n".utf8)
            var data = Data(Self.mistake.utf8)
            while data.count < 3 << 20 { data += line }
            try data.write(to: folder.appendingPathComponent("large.swift"))
            try Data().write(to: folder.appendingPathComponent("huge.swift"))
            let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("huge.swift"))
            try handle.truncate(atOffset: 21 << 20)
            try handle.close()
            let longLine = "let b = \"" + String(repeating: "x", count: 2 << 20) + "\"\n"
            try Data(longLine.utf8).write(to: folder.appendingPathComponent("long.swift"))
        }
        #expect(found.contains(good))
        #expect(found.contains("large.swift: missing-super: A.viewDidLoad() does not call super.viewDidLoad()"))
        #expect(found.contains("huge.swift: parse-error: the file is larger than 20 MB and is left out"))
        #expect(!found.contains { $0.hasPrefix("long.swift") })
    }

    @Test func randomBytes() throws {
        var state: UInt64 = 42
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let found = try lint { folder in
            for (number, kind) in ["swift", "m", "mm", "h", "storyboard", "xib"].enumerated() {
                let bytes = (0..<8_192).map { _ in max(next(), 1) }
                try Data(bytes).write(to: folder.appendingPathComponent("r\(number).\(kind)"))
                try Data(Self.mistake.utf8.shuffled()).write(to: folder.appendingPathComponent("s\(number).\(kind)"))
            }
            try Data().write(to: folder.appendingPathComponent("empty.swift"))
            try Data([0]).write(to: folder.appendingPathComponent("nul.swift"))
        }
        #expect(found.contains(good))
        #expect(found.contains("nul.swift: parse-error: the file is not text"))
        #expect(!found.contains { $0.hasPrefix("empty.swift") })
    }
}
