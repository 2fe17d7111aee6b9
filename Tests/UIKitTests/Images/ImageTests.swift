import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIImage", "UIImage.SymbolConfiguration", "UIImageAsset".
@Suite @MainActor struct ImageTests {
    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let green = [0, 255, 0, 255]

    @Test func sizeIsInPoints() throws {
        let bitmap = try #require(PixelReader.image(.red, CGSize(width: 4, height: 6)).cgImage)
        #expect(UIImage(cgImage: bitmap).size == CGSize(width: 4, height: 6))
        #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .up).size == CGSize(width: 2, height: 3))
        #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .right).size == CGSize(width: 3, height: 2))
        #expect(UIImage().size == .zero)
        #expect(UIImage().cgImage == nil)
    }

    @Test func pngKeepsPixels() throws {
        let data = try #require(PixelReader.redBlue.pngData())
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(PixelReader.pixel(image, 0, 0) == red)
        #expect(PixelReader.pixel(image, 1, 0) == blue)
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 0.5))
        #expect(UIImage(data: Data("no image".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func jpegIsWrittenAndRead() throws {
        let data = try #require(PixelReader.image(.red, CGSize(width: 8, height: 8)).jpegData(compressionQuality: 1))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]))
        let pixel = PixelReader.pixel(try #require(UIImage(data: data)), 4, 4)
        #expect(pixel[0] > 250 && pixel[1] < 5 && pixel[2] < 5)
    }

    private func draw(_ image: UIImage, _ size: CGSize, _ prepare: () -> Void = {}) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            prepare()
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }

    @Test func orientationTurnsTheDrawing() throws {
        let bitmap = try #require(PixelReader.redBlue.cgImage)
        func drawn(_ orientation: UIImage.Orientation) -> UIImage {
            let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
            return draw(image, image.size)
        }
        #expect(PixelReader.pixel(drawn(.up), 0, 0) == red)
        #expect(PixelReader.pixel(drawn(.down), 0, 0) == blue)
        #expect(PixelReader.pixel(drawn(.upMirrored), 0, 0) == blue)
        // Turned clockwise, what was at the left is at the top.
        #expect(PixelReader.pixel(drawn(.right), 0, 0) == red)
        #expect(PixelReader.pixel(drawn(.right), 0, 1) == blue)
        #expect(PixelReader.pixel(drawn(.left), 0, 0) == blue)
    }

    @Test func templatesAreDrawnInTheFillColour() {
        let image = PixelReader.image(.red, CGSize(width: 2, height: 2)).withRenderingMode(.alwaysTemplate)
        let drawn = draw(image, CGSize(width: 2, height: 2)) { UIColor.green.setFill() }
        #expect(PixelReader.pixel(drawn, 0, 0) == green)
    }

    @Test func tintedImagesKeepTheirTint() {
        let image = PixelReader.image(.red, CGSize(width: 2, height: 2))
            .withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(image.renderingMode == .alwaysOriginal)
        let drawn = draw(image, CGSize(width: 2, height: 2)) { UIColor.green.setFill() }
        #expect(PixelReader.pixel(drawn, 0, 0) == blue)
        #expect(image.pngData().flatMap { UIImage(data: $0) }.map { PixelReader.pixel($0, 0, 0) } == blue)
    }

    @Test func resizableImagesKeepTheirCaps() {
        // Red, blue, red: the blue middle stretches.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let source = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = source.resizableImage(withCapInsets: insets, resizingMode: mode)
            #expect(image.capInsets == insets)
            let drawn = draw(image, CGSize(width: 10, height: 1))
            #expect(PixelReader.pixel(drawn, 0, 0) == red)
            #expect(PixelReader.pixel(drawn, 1, 0) == blue)
            #expect(PixelReader.pixel(drawn, 5, 0) == blue)
            #expect(PixelReader.pixel(drawn, 8, 0) == blue)
            #expect(PixelReader.pixel(drawn, 9, 0) == red)
        }
    }

    @Test func variationsKeepThePixels() {
        let image = PixelReader.image(.red, CGSize(width: 2, height: 2))
        #expect(image.withRenderingMode(.alwaysTemplate).cgImage == image.cgImage)
        #expect(image.withRenderingMode(.alwaysTemplate) != image)
        #expect(image.withRenderingMode(.automatic) == image)
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test func animationsHoldTheirFrames() {
        let frames = [UIColor.red, .blue].map { PixelReader.image($0, CGSize(width: 1, height: 1)) }
        let image = UIImage.animatedImage(with: frames, duration: 2)
        #expect(image?.images?.count == 2)
        #expect(image?.duration == 2)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func thumbnailsHaveTheirSize() {
        let image = PixelReader.image(.red, CGSize(width: 20, height: 20))
        #expect(image.preparingThumbnail(of: CGSize(width: 5, height: 5))?.size == CGSize(width: 5, height: 5))
    }

    // MARK: Symbols

    @Test func symbolsThatAreDrawnAreFoundAndOthersAreNot() throws {
        let image = try #require(UIImage(systemName: "plus"))
        #expect(image.isSymbolImage)
        #expect(image.isTemplate)
        #expect(image == UIImage(systemName: "plus"))
        #expect(image != UIImage(systemName: "minus"))
        #expect(image.cgImage != nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test(arguments: SymbolDrawings.table.keys.sorted())
    func everySymbolHasInkInsideItsBox(_ name: String) throws {
        let image = try #require(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
        let bitmap = try #require(image.cgImage)
        let data = try #require(bitmap.dataProvider?.data)
        // The alpha is the last byte of a pixel.
        let ink = stride(from: data.startIndex + 3, to: data.endIndex, by: 4).filter { data[$0] > 128 }.count
        #expect(ink > 40)
        #expect(image.size.width > 5 && image.size.width < 40)
    }

    @Test func symbolSizeFollowsTheConfiguration() throws {
        let small = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
        let large = try #require(small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20)))
        #expect(abs(large.size.width - 2 * small.size.width) <= 0.67)
        let scaled = try #require(small.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(scaled.size.width > small.size.width)
        #expect(PixelReader.redBlue.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)) == nil)
    }

    @Test func configurationsLayOverOneAnother() {
        let base = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        let over = base.applying(UIImage.SymbolConfiguration(pointSize: 20))
        #expect(over.values.pointSize == 20)
        #expect(over.values.weight == .bold)
        #expect(base.isEqual(to: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)))
        #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    }

    // MARK: Assets

    @Test func assetsChooseByTraits() {
        let asset = UIImageAsset()
        let light = PixelReader.image(.red, CGSize(width: 1, height: 1))
        let dark = PixelReader.image(.blue, CGSize(width: 1, height: 1))
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let chosen = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(chosen.cgImage == dark.cgImage)
        #expect(chosen.imageAsset === asset)
        asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage == light.cgImage)
    }
}
