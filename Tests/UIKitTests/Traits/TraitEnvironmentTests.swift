import Foundation
import Testing

@testable import UIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
}

private final class Controller: UIViewController {
    var previousTraits: [UITraitCollection?] = []
    var currentStyle = UIUserInterfaceStyle.unspecified

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previousTraits.append(previousTraitCollection)
        currentStyle = UITraitCollection.current.userInterfaceStyle
    }
}

private final class Canvas: UIView {
    var style = UIUserInterfaceStyle.unspecified

    override func draw(_ rect: CGRect) {
        style = UITraitCollection.current.userInterfaceStyle
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
}

/// UIKit, "UITraitChangeObservable", "traitOverrides", "traitCollectionDidChange(_:)"; docs/lifecycle.md, section 10.
@Suite(.serialized) @MainActor struct TraitEnvironmentTests {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        CATransaction.flush()
        return window
    }

    @Test func firstDisplayReportsNoChange() {
        let controller = Controller()
        var heard = 0
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Controller, _) in heard += 1 }
        let window = show(controller)
        #expect(controller.previousTraits.isEmpty)
        #expect(heard == 0)
        window.isHidden = true
    }

    @Test func overridesReachControllersAndViewsBelow() {
        let controller = Controller()
        let window = show(controller)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(child)
        CATransaction.flush()
        var heard: [UIUserInterfaceStyle] = []
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            heard.append(previous.userInterfaceStyle)
            heard.append(view.traitCollection.userInterfaceStyle)
        }
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(heard == [.light, .dark])
        #expect(controller.currentStyle == .dark)
        #expect(controller.previousTraits.first??.userInterfaceStyle == .light)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        window.isHidden = true
    }

    @Test func traitsOfOnesOwnTravelDown() {
        let controller = Controller()
        let window = show(controller)
        var heard = 0
        let registration = controller.view.registerForTraitChanges([Density.self]) { (_: UIView, _) in heard += 1 }
        controller.traitOverrides[Density.self] = 4
        #expect(controller.view.traitCollection[Density.self] == 4)
        #expect(heard == 1)
        controller.view.unregisterForTraitChanges(registration)
        controller.traitOverrides[Density.self] = 5
        #expect(heard == 1)
        window.isHidden = true
    }

    @Test func usersSettingsReachWindows() {
        let controller = Controller()
        let window = show(controller)
        var categories: [UIContentSizeCategory?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { categories.append(category) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let device = SimulatedDevice.current
        defer { SimulatedDevice.current = device }
        SimulatedDevice.current.settings.userInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.previousTraits.count == 1)
        #expect(categories.isEmpty)
        SimulatedDevice.current.settings.preferredContentSizeCategory = .extraLarge
        #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(categories == [.extraLarge])
        window.isHidden = true
    }

    /// Apple documentation: "UIView", `minimumContentSizeCategory`, `maximumContentSizeCategory`.
    @Test func textStaysBetweenTheSizesThatAViewAllows() {
        let controller = UIViewController(), outer = UIView(), inner = UIView()
        let window = show(controller)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        let device = SimulatedDevice.current
        defer { SimulatedDevice.current = device }
        outer.maximumContentSizeCategory = .extraLarge
        outer.minimumContentSizeCategory = .medium
        func sizes(at size: UIContentSizeCategory) -> [UIContentSizeCategory] {
            SimulatedDevice.current.settings.preferredContentSizeCategory = size
            return [controller.view, outer, inner].map { $0.traitCollection.preferredContentSizeCategory }
        }
        #expect(sizes(at: .large) == [.large, .large, .large])
        #expect(sizes(at: .accessibilityLarge) == [.accessibilityLarge, .extraLarge, .extraLarge])
        #expect(sizes(at: .small) == [.small, .medium, .medium])
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("minimum UICTContentSizeCategoryM,"))
        #expect(controller.view.appliedContentSizeCategoryLimitsDescription.isEmpty)
        outer.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
        window.isHidden = true
    }

    @Test func viewsDrawInTheirTraits() throws {
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.overrideUserInterfaceStyle = .dark
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let controller = UIViewController()
        let window = show(controller)
        controller.view.addSubview(canvas)
        CATransaction.flush()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
            canvas.drawHierarchy(in: canvas.bounds, afterScreenUpdates: true)
        }
        #expect(canvas.style == .dark)
        #expect(PixelReader.pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(PixelReader.pixel(image, 3, 3) == [0, 0, 0, 0])
        window.isHidden = true
    }
}
