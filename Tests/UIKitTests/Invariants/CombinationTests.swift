import Foundation
import Testing
import UIKit

@Suite @MainActor
struct CombinationTests {
    @Test("sections 2 to 8: what holds in every situation holds in every combination")
    func everyCombination() {
        let combinations = Combination.all(behaviors: BehaviorVersion.known)
        #expect(combinations.count * Combination.rounds >= 15_000)
        var failing = 0
        for combination in combinations {
            let problems = CombinationRun.problems(of: combination)
            guard !problems.isEmpty else { continue }
            failing += 1
            if failing <= 10 {
                Issue.record("\(combination)\n  \(problems.joined(separator: "\n  "))")
            }
        }
        #expect(failing == 0, "\(failing) of \(combinations.count) combinations break a rule")
    }
}
