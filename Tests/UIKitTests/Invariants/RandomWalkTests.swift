import Foundation
import Testing
import UIKit

#if canImport(Glibc)
import Glibc
#endif

@Suite @MainActor
struct RandomWalkTests {
    /// Walks of this many steps, each from a seed of its own: 100,000 steps in all.
    private static let length = 200
    private static let isAloud = ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_ALOUD"] != nil
    /// `UNDERSTUDY_WALK_SEEDS=501-2500` walks elsewhere.
    private static let seeds = asked ?? 1...500
    private static let asked: ClosedRange<UInt64>? = {
        let asked = ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) }
        guard let asked, asked.count == 2, asked[0] <= asked[1] else { return nil }
        return asked[0]...asked[1]
    }()

    @Test("sections 2 to 8: a random walk of 100,000 steps breaks no rule, leaks nothing and does not crash")
    func walk() {
        // What ends the process leaves its steps behind.
        if Self.isAloud { setvbuf(stdout, nil, _IOLBF, 0) }
        var memoryBefore = 0
        for seed in Self.seeds {
            var random = SplitMix(seed: seed)
            let steps = (0..<Self.length).map { _ in WalkStep(&random) }
            if Self.isAloud { print("walk from seed \(seed)") }
            let problems = quietly { WalkWorld.problems(of: steps) }
            if seed == Self.seeds.lowerBound + 49 { memoryBefore = Self.bytesInUse }
            guard !problems.isEmpty else { continue }
            let shortest = quietly { shrink(steps) }
            RuleWatcher.isAloud = Self.isAloud
            defer { RuleWatcher.isAloud = false }
            Issue.record(
                """
                seed \(seed): \(problems.joined(separator: "\n  "))
                after \(shortest.count) steps: \(quietly { WalkWorld.problems(of: shortest) }.joined(separator: "\n  "))
                \(shortest.map { "    \($0)" }.joined(separator: "\n"))
                """)
            // Where seeds are asked for, all that fail are of interest.
            if Self.asked == nil { return }
        }
        guard memoryBefore > 0 else { return }
        let growth = Self.bytesInUse - memoryBefore
        #expect(growth < 20_000_000, "\(Self.seeds.count - 50) walks left \(growth) bytes behind")
    }

    /// Leaves steps out as long as something still breaks: halves first, single steps last.
    private func shrink(_ steps: [WalkStep]) -> [WalkStep] {
        var steps = steps
        var size = steps.count / 2
        while size > 0 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + size, steps.count))
                if WalkWorld.problems(of: fewer).isEmpty { start += size } else { steps = fewer }
            }
            size /= 2
        }
        return steps
    }

    /// Runs `body` without UIKit's messages about mistakes, which a walk makes by the thousand.
    ///
    /// To see which seed ends the process and what was said before, set `UNDERSTUDY_WALK_ALOUD`.
    private func quietly<Result>(_ body: () -> Result) -> Result {
        if Self.isAloud { return body() }
        fflush(nil)
        let kept = dup(2)
        let sink = open("/dev/null", O_WRONLY)
        dup2(sink, 2)
        defer {
            dup2(kept, 2)
            close(kept)
            close(sink)
        }
        return body()
    }

    /// The resident memory of this process, which its second word of `/proc/self/statm` gives in pages.
    private static var bytesInUse: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (words.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
