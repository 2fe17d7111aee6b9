import Testing
import UIKit
import UIKitTesting

/// Windows, traits and controllers of single scenes (Apple documentation: *UIWindowScene*; `docs/lifecycle.md`, section 10).
@Suite @MainActor
struct SceneInterfaceTests {
    @Test("A scene that gets a part of the screen: its windows change size, its delegate hears, others do not")
    func resize() throws {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            var classes: [UIUserInterfaceSizeClass] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
            override func willTransition(
                to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: traits, with: coordinator)
                classes.append(traits.horizontalSizeClass)
            }
        }
        let world = SceneWorld(device: .iPadPro11)
        let screen = UIScreen.main.bounds.size
        let roots = [Sized(), Sized()]
        var made = 0
        world.log.makeRoot = { _ in
            defer { made += 1 }
            return roots[made]
        }
        let first = try #require(SimulatedScenes.open() as? UIWindowScene)
        let second = try #require(SimulatedScenes.open() as? UIWindowScene)
        defer { world.end([first, second]) }
        world.settle()
        _ = world.log.take()
        let part = CGSize(width: 375, height: screen.height)
        SimulatedScenes.resize(second, to: part)
        world.settle()
        #expect(roots[1].sizes == [part] && roots[1].classes == [.compact])
        #expect(roots[0].sizes == [] && roots[0].classes == [])
        #expect(second.coordinateSpace.bounds.size == part && first.coordinateSpace.bounds.size == screen)
        #expect(second.traitCollection.horizontalSizeClass == .compact)
        #expect(roots[1].traitCollection.horizontalSizeClass == .compact)
        #expect(roots[0].traitCollection.horizontalSizeClass == .regular)
        #expect(roots[1].view.safeAreaInsets.top == roots[0].view.safeAreaInsets.top)
        #expect(world.log.take() == ["s2.didUpdate(\(Int(screen.width)) wide, portrait)"])
        #expect(UIWindow(windowScene: second).frame.size == part)
        SimulatedScenes.resize(second, to: nil)
        #expect(roots[1].sizes == [part, screen] && roots[1].classes == [.compact, .regular])
    }

    @Test("A rotation and a change of the settings reach the delegates of all scenes")
    func updates() throws {
        let world = SceneWorld(device: .iPadPro11)
        let scene = try #require(SimulatedScenes.open() as? UIWindowScene)
        defer { world.end([scene]) }
        world.settle()
        _ = world.log.take()
        let upright = Int(UIScreen.main.bounds.width)
        #expect(SimulatedApplication.rotate(to: .landscapeLeft))
        world.settle()
        #expect(world.log.take() == ["s1.didUpdate(\(upright) wide, portrait)"])
        var failure: UISceneError?
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { failure = $0 as? UISceneError }
        world.settle()
        #expect(failure == nil && scene.interfaceOrientation == .portrait)
        _ = world.log.take()
        SimulatedDevice.current.settings.userInterfaceStyle = .dark
        #expect(world.log.take() == ["s1.didUpdate(\(upright) wide, portrait)"])
        SimulatedDevice.current.settings.userInterfaceStyle = .light
    }

    @Test("A geometry that the controllers in front do not allow is denied")
    func deniedGeometry() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let world = SceneWorld(device: .iPadPro11)
        world.log.makeRoot = { _ in Upright() }
        let scene = try #require(SimulatedScenes.open() as? UIWindowScene)
        defer { world.end([scene]) }
        world.settle()
        var denied = false
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
            if case UISceneError.geometryRequestDenied = error { denied = true }
        }
        world.turn()
        #expect(denied && scene.interfaceOrientation == .portrait)
    }

    @Test("After a scene disconnected nothing of it lives on, and its controllers heard of no disappearance", arguments: [
        false, true,
    ])
    func released(duringTransition: Bool) async throws {
        let world = SceneWorld(device: .iPadPro11)
        let lifetimes = LifetimeTracker()
        let log = world.log.controllers
        func use() throws -> UISceneSession {
            let root = lifetimes.track(Probe("A", log), "A")
            let navigation = lifetimes.track(UINavigationController(rootViewController: root), "navigation")
            world.log.makeRoot = { [weak navigation] _ in navigation ?? UIViewController() }
            let scene = lifetimes.track(try SimulatedScenes.open(), "scene")
            world.settle()
            let modal = lifetimes.track(Probe("M", log), "M")
            root.present(modal, animated: false)
            world.settle()
            lifetimes.track((scene as? UIWindowScene)?.keyWindow ?? UIWindow(), "window")
            lifetimes.track(root.view, "A.view")
            if duringTransition {
                modal.dismiss(animated: true)
                world.turn()
                MainClock.shared.advance(by: 0.1)
            }
            _ = log.take()
            SimulatedScenes.disconnect(scene)
            return scene.session
        }
        let session = try use()
        if !duringTransition { #expect(log.takeAppearance() == []) }
        world.log.makeRoot = { _ in UIViewController() }
        world.settle()
        await laterTurn()
        world.settle()
        await laterTurn()
        try lifetimes.expectReleased()
        SimulatedScenes.close(session)
        world.end([])
    }

    @Test("A transition that runs when its scene disconnects ends whole: each will has its did")
    func transitionDuringDisconnect() throws {
        let world = SceneWorld(device: .iPadPro11)
        let log = world.log.controllers
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        world.log.makeRoot = { _ in navigation }
        let scene = try SimulatedScenes.open()
        defer { world.end([scene]) }
        world.settle()
        _ = log.take()
        navigation.pushViewController(Probe("B", log), animated: true)
        world.turn()
        SimulatedScenes.disconnect(scene)
        world.settle()
        #expect(log.takeAppearance().filter { $0.contains("Will") || $0.contains("Did") || $0.contains("will") || $0.contains("did") }
            .filter { $0.contains("ppear") && !$0.contains("Is") } == [
                "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
            ])
    }

    @Test("Activities: the responder fills its own before it is saved, and its delegate hears")
    func activities() throws {
        final class Reader: UIResponder {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["page": 7])
            }
        }
        final class Listener: NSObject, NSUserActivityDelegate {
            var saved = 0
            func userActivityWillSave(_ activity: NSUserActivity) { saved += 1 }
        }
        let world = SceneWorld(device: .iPadPro11)
        let scene = try SimulatedScenes.open()
        defer { world.end([scene]) }
        let reader = Reader()
        let listener = Listener()
        let activity = NSUserActivity(activityType: "reading")
        activity.delegate = listener
        activity.needsSave = true
        reader.userActivity = activity
        world.log.activity = activity
        SimulatedScenes.enterBackground(scene)
        #expect(scene.session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
        #expect(listener.saved == 1 && !activity.needsSave)
        SimulatedScenes.becomeActive(scene)
        SimulatedScenes.enterBackground(scene)
        #expect(listener.saved == 1)
        activity.invalidate()
    }

    @Test("A refresh lays a scene in the background out again")
    func refresh() throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let world = SceneWorld(device: .iPadPro11)
        let view = Counting()
        world.log.makeRoot = { _ in
            let controller = UIViewController()
            controller.view = view
            return controller
        }
        let scene = try SimulatedScenes.open()
        defer { world.end([scene]) }
        world.settle()
        SimulatedScenes.enterBackground(scene)
        world.settle()
        let before = view.layouts
        UIApplication.shared.requestSceneSessionRefresh(scene.session)
        world.turn()
        #expect(view.layouts > before)
    }
}
