import Testing
@testable import UIKit

/// What applications ought not to do and do: the rules of sections 2 to 8 of `docs/lifecycle.md` hold, the model is what
/// was asked for last, and nothing stays alive.
@Suite @MainActor
struct OddJourneyTests {
    @Test("none is left out")
    func count() { #expect(OddJourneys.all.count == Self.count) }

    private nonisolated static let count = 92

    @Test("each odd journey", arguments: 0..<count)
    func journey(_ index: Int) async throws {
        let journey = OddJourneys.all[index]
        func use() -> OddWorld {
            let (world, wrong) = journey.run()
            for text in wrong { Issue.record("\(journey.name): \(text)") }
            return world
        }
        let world = use()
        world.end()
        for text in world.problems { Issue.record("\(journey.name): \(text)") }
        await laterTurn()
        #expect(world.survivors == [], "\(journey.name)")
    }
}
