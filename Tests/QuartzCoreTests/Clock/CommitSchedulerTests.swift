import Foundation
import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct CommitSchedulerTests {
        @Test func blocksComeBeforeLayoutAppearanceAndDisplay() {
            let scheduler = CommitScheduler.shared
            let old = scheduler.phases
            var log: [String] = []
            scheduler.phases.display = { log.append("display") }
            scheduler.phases.appearance = { log.append("appearance") }
            scheduler.phases.layout = { log.append("layout") }
            scheduler.enqueue {
                log.append("block")
                scheduler.enqueue { log.append("later") }
            }
            scheduler.flush()
            #expect(log == ["block", "layout", "appearance", "display"])
            #expect(scheduler.needsCommit)
            scheduler.flush()
            #expect(log == ["block", "layout", "appearance", "display", "later", "layout", "appearance", "display"])
            #expect(!scheduler.needsCommit)
            scheduler.phases = old
        }

        @Test func requestsOfOneTurnAreOneCommit() async {
            let scheduler = CommitScheduler.shared
            let old = scheduler.phases
            scheduler.flush()
            var commits = 0
            scheduler.phases.layout = { commits += 1 }
            for _ in 0..<10 { CommitScheduler.setNeedsCommit() }
            #expect(commits == 0)
            while scheduler.needsCommit { await Task.yield() }
            #expect(commits == 1)
            scheduler.phases = old
        }

        @Test func aCommitInsideACommitDoesWhatIsLeft() {
            let scheduler = CommitScheduler.shared
            var log: [Int] = []
            scheduler.enqueue {
                log.append(1)
                scheduler.flush()
                log.append(3)
            }
            scheduler.enqueue { log.append(2) }
            scheduler.flush()
            #expect(log == [1, 2, 3])
        }
    }
}
