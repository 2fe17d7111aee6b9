import Foundation
import Testing
import UIKit

/// The exceptions of `docs/lifecycle.md`, section 11: each ends the process with its name and reason.
@Suite @MainActor
struct MisuseExceptionTests {
    /// Whether standard error tells of an exception whose reason has these pieces, in this order.
    private func tells(_ bytes: [UInt8]?, _ name: String, _ pieces: [String]) -> Bool {
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        guard var rest = text.range(of: "*** Terminating app due to uncaught exception '\(name)', reason: '").map({
            text[$0.upperBound...]
        }) else { return false }
        for piece in pieces {
            guard let range = rest.range(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    private let inconsistency = "UIViewControllerHierarchyInconsistency"

    @Test("section 11: addChild of a controller whose view is in another controller's view")
    func requestedParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIViewController()
                let other = UIViewController()
                let child = UIViewController()
                other.addChild(child)
                other.view.addSubview(child.view)
                parent.addChild(child)
            }
        }
        #expect(tells(result?.standardErrorContent, inconsistency, [
            "child view controller:<UIViewController: 0x", "> should have parent view controller:<UIViewController: 0x",
            "> but requested parent is:<UIViewController: 0x",
        ]))
    }

    @Test("section 11: setViewControllers with one controller twice")
    func distinctStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIViewController()
                UINavigationController().setViewControllers([a, UIViewController(), a], animated: false)
            }
        }
        #expect(tells(result?.standardErrorContent, "NSInternalInconsistencyException", [
            "All view controllers in a navigation controller must be distinct ((", "<UIViewController: 0x", "))",
        ]))
    }

    @Test("section 7: transition(from:to:) in a container that forwards by hand, and between strangers")
    func refusedSwaps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let parent = ManualContainer()
                let a = UIViewController()
                let b = UIViewController()
                parent.embed(a)
                parent.addChild(b)
                parent.transition(from: a, to: b, duration: 0, animations: nil)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let parent = UIViewController()
                let a = UIViewController()
                parent.embed(a)
                parent.transition(from: a, to: UIViewController(), duration: 0, animations: nil)
            }
        }
    }
}
