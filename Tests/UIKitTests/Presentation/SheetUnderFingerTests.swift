import Testing
@testable import UIKit
import UIKitTesting

/// A sheet that goes while a finger holds it (`docs/lifecycle.md`, section 8; docs/decisions.md).
@Suite @MainActor
struct SheetUnderFingerTests {
    @Test("section 8: a finger on a sheet that is taken away keeps neither the screen nor its presentation", arguments: [
        -100.0, 30, 500,
    ], [true, false])
    func taken(distance: Double, lifts: Bool) async {
        weak var modal: UIViewController?
        weak var presentation: UIPresentationController?
        let stage = Stage(root: UIViewController())
        stage.settle()
        func hold() -> Finger? {
            let made = UIViewController()
            made.modalPresentationStyle = .pageSheet
            made.sheetPresentationController?.detents = [.medium(), .large()]
            made.isModalInPresentation = distance == 30
            stage.window.rootViewController?.present(made, animated: false)
            stage.settle()
            modal = made
            presentation = made.presentationController
            let finger = Finger(at: CGPoint(x: 150, y: 12), in: made.view)
            finger.down()
            finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + distance), over: 0.5)
            return finger
        }
        let finger = hold()
        stage.window.rootViewController = UIViewController()
        stage.settle()
        finger?.move(by: CGPoint(x: 0, y: 40))
        if lifts { finger?.up() } else { finger?.cancel() }
        stage.settle()
        await laterTurn()
        #expect(modal == nil && presentation == nil)
        stage.window.isHidden = true
    }
}
