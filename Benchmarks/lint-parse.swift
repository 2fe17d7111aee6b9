import Foundation
import SwiftParser
import SwiftSyntax

// Parses the Swift files that it is given, and no more, on all processors: what linting is measured
// against. Prints lines and milliseconds.
let paths = (try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
let start = Date()
var lines = [Int](repeating: 0, count: paths.count)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
    guard let data = FileManager.default.contents(atPath: paths[index]) else { return }
    let bytes = [UInt8](data)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let count = bytes.reduce(0) { $1 == 10 ? $0 + 1 : $0 } + (tree.hasError ? 0 : 0)
    lock.withLock { lines[index] = count }
}
print(lines.reduce(0, +), Int(Date().timeIntervalSince(start) * 1000))
