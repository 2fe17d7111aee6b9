import Testing
import UIKit

@Suite @MainActor
struct WindowLifetimeTests {
    @Test("a visible window lives to the end of the turn, then as long as somebody keeps it, and its controller with it")
    func weakWindows() async {
        weak var window: UIWindow?
        weak var root: UIViewController?
        do {
            let controller = UIViewController()
            let stage = Stage(root: controller)
            stage.settle()
            window = stage.window
            root = controller
            #expect(UIApplication.shared.windows.contains { $0 === stage.window })
            #expect(UIApplication.shared.keyWindow === stage.window)
        }
        #expect(window != nil)
        await laterTurn()
        #expect(window == nil)
        #expect(root == nil)
        #expect(UIApplication.shared.keyWindow == nil || UIApplication.shared.keyWindow?.isKeyWindow == true)
    }
}
