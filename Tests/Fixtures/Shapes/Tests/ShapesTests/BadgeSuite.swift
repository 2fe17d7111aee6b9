import UIKit
import Testing

@testable import Shapes

@MainActor
@Suite struct BadgeSuite {
    @Test func insets() {
        #expect(Badge().insets.top == 1)
    }

    @Test func mainThread() {
        #expect(Thread.isMainThread)
    }

    @Test func mainQueue() async {
        await withCheckedContinuation { done in
            DispatchQueue.main.async { done.resume() }
        }
    }

    @Test func timer() async {
        await withCheckedContinuation { done in
            _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in done.resume() }
        }
    }
}
