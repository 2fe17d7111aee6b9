import Testing
import UIKitTesting

/// Each mistake that is made on purpose is found by its rule, and code that only comes near one by none.
@Suite(.serialized) @MainActor
struct RunTimeCorpusTests {
    @Test func findsEachMistake() async {
        for seed in Corpus.mistakes {
            let found = await seed.found()
            #expect(found.contains(seed.rule ?? ""), "missed: \(seed.testDescription)")
        }
    }

    @Test func leavesEachNearMissAlone() async {
        for seed in Corpus.nearMisses { #expect(await seed.found() == [], "\(seed.testDescription)") }
    }

    @Test("each rule of the checker has three dressings at least, and there are 120 mistakes")
    func isComplete() {
        let counts = Dictionary(grouping: Corpus.mistakes, by: { $0.rule ?? "" }).mapValues(\.count)
        for rule in LifecycleChecker.rules { #expect(counts[rule, default: 0] >= 3, "\(rule)") }
        #expect(Corpus.mistakes.count >= 120)
        #expect(Set(Corpus.mistakes.map(\.testDescription)).count == Corpus.mistakes.count)
    }
}

/// All seeds.
enum Corpus {
    @MainActor static let mistakes: [Seed] = SuperSeeds.all + LoadingSeeds.all + TimingSeeds.all + ScreenSeeds.all
        + ContainmentSeeds.all + AppearanceSeeds.all + ObserverSeeds.all + RunnerSeeds.all + TaskSeeds.all + GestureSeeds.all
        + LayoutSeeds.all + ReleaseSeeds.all + StateSeeds.all + ThreadSeeds.all

    @MainActor static let nearMisses: [Seed] = SuperSeeds.near + LoadingSeeds.near + TimingSeeds.near + ScreenSeeds.near
        + ContainmentSeeds.near + AppearanceSeeds.near + ObserverSeeds.near + RunnerSeeds.near + TaskSeeds.near
        + GestureSeeds.near + LayoutSeeds.near + ReleaseSeeds.near + StateSeeds.near + ThreadSeeds.near
}
