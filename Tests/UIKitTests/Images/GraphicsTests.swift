import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions", "UIBezierPath", "UIRectFill".
@Suite @MainActor struct GraphicsTests {
    private let red = [255, 0, 0, 255]
    private let clear = [0, 0, 0, 0]

    @Test func rendererImagesHaveTheScreensScale() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20))
        let image = renderer.image { _ in }
        #expect(image.scale == UIScreen.main.scale)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30)
        #expect(image.cgImage?.height == 60)
    }

    @Test func drawingHasItsOriginAtTheTopLeft() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(PixelReader.pixel(image, 0, 0) == red)
        #expect(PixelReader.pixel(image, 3, 1) == red)
        #expect(PixelReader.pixel(image, 4, 0) == clear)
        #expect(PixelReader.pixel(image, 0, 2) == clear)
    }

    @Test func rendererContextIsCurrentWhileDrawing() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func boundsOfARendererMoveTheDrawing() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 10, y: 10, width: 2, height: 2)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        #expect(PixelReader.pixel(image, 0, 0) == red)
        #expect(PixelReader.pixel(image, 1, 1) == clear)
    }

    @Test func opaqueImagesBeginBlack() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        defer { UIGraphicsEndImageContext() }
        #expect(UIGraphicsGetImageFromCurrentImageContext().map { PixelReader.pixel($0, 0, 0) } == [0, 0, 0, 255])
    }

    @Test func imageContextsNest() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func scaleOfZeroIsTheScreens() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        defer { UIGraphicsEndImageContext() }
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    }

    @Test func pathsFillAndStroke() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
            UIColor.blue.setStroke()
            let path = UIBezierPath()
            path.lineWidth = 2
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 20, y: 10))
            path.stroke()
        }
        #expect(PixelReader.pixel(image, 2, 2) == red)
        #expect(PixelReader.pixel(image, 10, 9) == [0, 0, 255, 255])
        #expect(PixelReader.pixel(image, 10, 10) == [0, 0, 255, 255])
        #expect(PixelReader.pixel(image, 10, 12) == clear)
    }

    @Test func clipsHoldDrawingBack() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(PixelReader.pixel(image, 2, 2) == red)
        #expect(PixelReader.pixel(image, 7, 2) == clear)
    }

    @Test func rectFillReplacesAndFramesAreOnePointWide() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 1, y: 1, width: 4, height: 4))
            UIColor.blue.setFill()
            UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(PixelReader.pixel(image, 0, 0) == red)
        #expect(PixelReader.pixel(image, 1, 1) == [0, 0, 255, 255])
        #expect(PixelReader.pixel(image, 2, 2) == clear)
    }

    @Test func dynamicColoursDrawInTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        var image: UIImage?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            image = PixelReader.image(color, CGSize(width: 1, height: 1))
        }
        #expect(image.map { PixelReader.pixel($0, 0, 0) } == red)
    }

    @Test func textIsDrawnDownwardsFromItsTop() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            "HHH".draw(at: CGPoint(x: 0, y: 10), withAttributes: attributes)
        }
        let font = UIFont.systemFont(ofSize: 20)
        let baseline = 10 + font.ascender
        func hasInk(_ rows: Range<Int>) -> Bool {
            rows.contains { y in (0..<60).contains { PixelReader.pixel(image, $0, y)[3] > 128 } }
        }
        #expect(!hasInk(0..<Int(baseline - font.capHeight) - 1))
        #expect(hasInk(Int(baseline - font.capHeight) + 2..<Int(baseline) - 1))
        #expect(!hasInk(Int(baseline.rounded(.up)) + 1..<40))
    }

    @Test func underlinesAndBackgroundsAreDrawn() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.clear,
                .backgroundColor: UIColor.red,
                .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
            ]
            "xxxx".draw(at: .zero, withAttributes: attributes)
        }
        #expect(PixelReader.pixel(image, 5, 5) == red)
        let column = (0..<24).map { PixelReader.pixel(image, 5, $0) }
        #expect(column.contains { $0[2] > 150 })
    }
}
