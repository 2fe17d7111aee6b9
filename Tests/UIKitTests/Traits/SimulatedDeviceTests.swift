import Foundation
import Testing

@testable import UIKit

/// Human Interface Guidelines, "Layout" (specifications and size classes); UIKit, "UIScreen", "UIDevice".
@Suite @MainActor struct SimulatedDeviceTests {
    @Test(arguments: [
        // name, width, height, portrait top, portrait bottom
        ("iPhone SE (3rd generation)", 375, 667, 20, 0), ("iPhone 13 mini", 375, 812, 50, 34),
        ("iPhone 15", 393, 852, 59, 34), ("iPhone 15 Pro Max", 430, 932, 59, 34),
        ("iPhone 16", 393, 852, 59, 34), ("iPhone 17", 402, 874, 62, 34),
        ("iPad Pro 11-inch", 834, 1210, 24, 20), ("iPad Pro 13-inch", 1032, 1376, 24, 20),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func sizesAreThePublishedOnes(_ row: (String, CGFloat, CGFloat, CGFloat, CGFloat)) throws {
        let device = try #require(SimulatedDevice.named(row.0))
        #expect(device.screenSize == CGSize(width: row.1, height: row.2))
        let insets = device.safeAreaInsets(in: .portrait)
        #expect(insets.top == row.3)
        #expect(insets.bottom == row.4)
    }

    @Test func namesAreFoundWithoutRegardToCaseAndSpaces() {
        #expect(SimulatedDevice.named("iphone16")?.name == "iPhone 16")
        #expect(SimulatedDevice.named("IPAD-PRO-13-INCH")?.name == "iPad Pro 13-inch")
        #expect(SimulatedDevice.named("telephone") == nil)
    }

    @Test func sizeClassesFollowOrientation() {
        #expect(SimulatedDevice.iPhone16.horizontalSizeClass(in: .portrait) == .compact)
        #expect(SimulatedDevice.iPhone16.verticalSizeClass(in: .portrait) == .regular)
        #expect(SimulatedDevice.iPhone16.horizontalSizeClass(in: .landscapeLeft) == .compact)
        #expect(SimulatedDevice.iPhone16.verticalSizeClass(in: .landscapeLeft) == .compact)
        #expect(SimulatedDevice.iPhone15ProMax.horizontalSizeClass(in: .landscapeRight) == .regular)
        #expect(SimulatedDevice.iPadPro11.horizontalSizeClass(in: .portrait) == .regular)
        #expect(SimulatedDevice.iPadPro11.verticalSizeClass(in: .landscapeLeft) == .regular)
    }

    @Test func multitaskingMakesTabletWindowsCompact() {
        #expect(SimulatedDevice.iPadPro13.horizontalSizeClass(windowWidth: 320, in: .portrait) == .compact)
        #expect(SimulatedDevice.iPadPro13.horizontalSizeClass(windowWidth: 639, in: .portrait) == .compact)
        #expect(SimulatedDevice.iPadPro13.horizontalSizeClass(windowWidth: 678, in: .landscapeLeft) == .regular)
    }

    @Test func screenReportsPointsAndPixels() {
        let screen = UIScreen.main
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
        #expect(screen.scale == 3)
        #expect(screen.traitCollection.displayScale == 3)
        #expect(screen.traitCollection.userInterfaceIdiom == .phone)
        #expect(UIScreen.screens == [screen])
    }

    @Test func miniScalesItsRenderingDown() {
        let mini = SimulatedDevice.iPhone13Mini
        #expect(mini.scale == 3)
        #expect((mini.screenSize.width * mini.nativeScale).rounded() == 1080)
    }

    @Test func orientationIsUnknownUntilAskedFor() {
        let device = UIDevice.current
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        #expect(device.orientation == .unknown)
        device.beginGeneratingDeviceOrientationNotifications()
        defer { device.endGeneratingDeviceOrientationNotifications() }
        #expect(device.orientation == .portrait)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        device.turn(to: .landscapeLeft)
        #expect(device.orientation == .landscapeLeft)
        #expect(count == 1)
        device.turn(to: .portrait)
        #expect(count == 2)
    }

    @Test func batteryIsUnknownUntilMonitored() {
        let device = UIDevice.current
        #expect(device.batteryState == .unknown)
        #expect(device.batteryLevel == -1)
        device.isBatteryMonitoringEnabled = true
        defer { device.isBatteryMonitoringEnabled = false }
        #expect(device.batteryState == .full)
        #expect(device.batteryLevel == 1)
    }

    @Test func landscapeSwapsSidesBetweenDeviceAndInterface() {
        #expect(UIDeviceOrientation.landscapeLeft.interfaceOrientation == .landscapeRight)
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
        #expect(UIInterfaceOrientationMask.allButUpsideDown == [.portrait, .landscapeLeft, .landscapeRight])
        #expect(UIInterfaceOrientation.landscapeLeft.mask == .landscapeLeft)
    }

    @Test func fixedSpaceStaysUpright() {
        let screen = UIScreen.main
        screen.interfaceOrientation = .landscapeRight
        defer { screen.interfaceOrientation = .portrait }
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        // The interface's origin is at the device's top right corner when the device is turned left.
        let fixed = screen.fixedCoordinateSpace
        #expect(screen.coordinateSpace.convert(CGPoint.zero, to: fixed) == CGPoint(x: 393, y: 0))
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        let there = screen.coordinateSpace.convert(rect, to: fixed)
        #expect(there == CGRect(x: 333, y: 10, width: 40, height: 30))
        #expect(screen.coordinateSpace.convert(there, from: fixed) == rect)
    }
}
