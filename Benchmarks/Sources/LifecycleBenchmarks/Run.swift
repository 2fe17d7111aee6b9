import Foundation
import UIKit

/// Usage: `LifecycleBenchmarks [NAME ROUNDS]`.
///
/// Without arguments every benchmark is timed and its nanoseconds per unit are printed. With a name and
/// a number of rounds just those rounds are run, for an instruction counter to watch.
@main @MainActor
enum Run {
    static func main() {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        let arguments = CommandLine.arguments
        if arguments.count == 3, let benchmark = benchmarks.first(where: { $0.name == arguments[1] }),
            let rounds = Int(arguments[2])
        {
            let round = benchmark.prepare()
            for _ in 0..<rounds { round() }
        } else if arguments.count == 1 {
            for benchmark in benchmarks {
                print("\(benchmark.name)\t\(String(format: "%.0f", nanosecondsPerUnit(benchmark)))")
            }
        } else {
            FileHandle.standardError.write(Data("usage: LifecycleBenchmarks [NAME ROUNDS]\n".utf8))
            exit(64)
        }
    }

    /// The best of several runs, since whatever else the machine does only adds.
    private static func nanosecondsPerUnit(_ benchmark: Benchmark) -> Double {
        let round = benchmark.prepare()
        for _ in 0..<20 { round() }
        var best = Double.infinity
        for _ in 0..<15 {
            let rounds = max(1, 2000 / benchmark.unitsPerRound)
            let start = DispatchTime.now().uptimeNanoseconds
            for _ in 0..<rounds { round() }
            let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start)
            best = min(best, elapsed / Double(rounds * benchmark.unitsPerRound))
        }
        return best
    }
}
