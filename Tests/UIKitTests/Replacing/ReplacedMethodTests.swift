import Testing
import UIKit

/// Replacement of UIKit's own methods (Apple documentation: `method_setImplementation(_:_:)`,
/// `imp_implementationWithBlock(_:)`), with the names that they have in Apple's headers.
@Suite @MainActor struct ReplacedMethodTests {
    let log = CallLog()

    @Test func everyMethodIsFoundUnderItsNameInAppleHeaders() {
        let names = [
            "loadView", "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
            "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willMoveToParentViewController:",
            "didMoveToParentViewController:", "presentViewController:animated:completion:",
            "dismissViewControllerAnimated:completion:", "viewWillTransitionToSize:withTransitionCoordinator:",
            "traitCollectionDidChange:", "didReceiveMemoryWarning", "pushViewController:animated:",
            "popViewControllerAnimated:",
        ]
        #expect(names.filter { class_getInstanceMethod(UINavigationController.self, Selector($0)) == nil } == [])
        #expect(class_getInstanceMethod(UIViewController.self, "pushViewController:animated:") == nil)
        #expect(class_getInstanceMethod(UIWindow.self, "layoutSubviews") == class_getInstanceMethod(UIView.self, "layoutSubviews"))
    }

    @Test func valuesComeBackFromReplacedMethods() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var asked: [CGPoint] = []
        let done = Swizzles.replaced(UIView.self, "pointInside:withEvent:") { old in
            let call = unsafeBitCast(old, to: ((UIView, Selector, CGPoint, UIEvent?) -> Bool).self)
            return imp_implementationWithBlock { (view: UIView, point: CGPoint, event: UIEvent?) -> Bool in
                asked.append(point)
                return !call(view, "pointInside:withEvent:", point, event)
            }
        } _: {
            #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        }
        #expect(done)
        #expect(asked == [CGPoint(x: 20, y: 20), CGPoint(x: 5, y: 5)])
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test func completionsAndOptionsPass() {
        let root = UIViewController(), sheet = UIViewController()
        let stage = Stage(root: root)
        stage.settle()
        let done = Swizzles.replaced(UIViewController.self, "presentViewController:animated:completion:") { old in
            typealias Present = (UIViewController, Selector, UIViewController, Bool, (() -> Void)?) -> Void
            let call = unsafeBitCast(old, to: Present.self)
            return imp_implementationWithBlock {
                (controller: UIViewController, other: UIViewController, isAnimated: Bool, completion: (() -> Void)?) in
                log.add("present \(isAnimated)")
                other.modalPresentationStyle = .fullScreen
                call(controller, "presentViewController:animated:completion:", other, isAnimated, completion)
            }
        } _: {
            root.present(sheet, animated: true) { log.add("done") }
            stage.settle()
        }
        #expect(done)
        #expect(log.take() == ["present true", "done"])
        #expect(root.presentedViewController === sheet && sheet.modalPresentationStyle == .fullScreen)
    }

    @Test func everyActionPassesTheApplicationsMethod() {
        final class Target: NSObject {
            var count = 0
        }
        ObjCRuntime.expose("tapped:", of: Target.self) { target, _, _, _ in
            unsafeDowncast(target, to: Target.self).count += 1
            return nil
        }
        let target = Target(), button = UIButton()
        button.addTarget(target, action: "tapped:", for: .touchUpInside)
        let done = Swizzles.replaced(UIApplication.self, "sendAction:to:from:forEvent:") { old in
            typealias Send = (UIApplication, Selector, Selector, Any?, Any?, UIEvent?) -> Bool
            let call = unsafeBitCast(old, to: Send.self)
            return imp_implementationWithBlock {
                (application: UIApplication, action: Selector, target: Any?, sender: Any?, event: UIEvent?) -> Bool in
                log.add("\(action) from \(sender as AnyObject === button)")
                return call(application, "sendAction:to:from:forEvent:", action, target, sender, event)
            }
        } _: {
            button.sendActions(for: .touchUpInside)
        }
        #expect(done && target.count == 1)
        #expect(log.take() == ["tapped: from true"])
    }

    @Test func viewsMoveThroughReplacedMethods() {
        let stage = Stage(root: UIViewController())
        stage.settle()
        let parent = UIView(), child = UIView()
        let noting = { (name: String) in
            { (_: IMP) -> IMP in imp_implementationWithBlock { (view: UIView) in if view === child { log.add(name) } } }
        }
        _ = Swizzles.replaced(UIView.self, "didMoveToWindow", noting("window")) {
            _ = Swizzles.replaced(UIView.self, "didMoveToSuperview", noting("superview")) {
                parent.addSubview(child)
                stage.window.addSubview(parent)
                child.removeFromSuperview()
            }
        }
        #expect(log.take() == ["superview", "window", "window", "superview"])
    }

    @Test func layersAddAnimationsThroughReplacedMethods() {
        let layer = CALayer()
        let done = Swizzles.replaced(CALayer.self, "addAnimation:forKey:") { old in
            let call = unsafeBitCast(old, to: ((CALayer, Selector, CAAnimation, String?) -> Void).self)
            return imp_implementationWithBlock { (layer: CALayer, animation: CAAnimation, key: String?) in
                call(layer, "addAnimation:forKey:", animation, "my " + (key ?? ""))
            }
        } _: {
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        }
        #expect(done)
        #expect(layer.animationKeys() == ["my fade"])
    }
}
