import CoreGraphics
import Testing

@Suite struct CGContextTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)

    private func context(_ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedLast) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
    }

    /// Red, green, blue and alpha of a pixel; row 0 is at the top.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        guard let data = context.data else { return [] }
        let bytes = data.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return [bytes[0], bytes[1], bytes[2], bytes[3]]
    }

    @Test func theOriginIsAtTheBottomLeft() throws {
        let context = try context(4, 4)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(context, 0, 3) == [255, 0, 0, 255])
        #expect(pixel(context, 0, 0) == [0, 0, 0, 0])
        context.translateBy(x: 0, y: 4)
        context.scaleBy(x: 1, y: -1)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
        #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4))
    }

    /// Apple documentation: "CGContext", `clip(to:mask:)`.
    @Test func whatIsDrawnShowsAsFarAsAMaskDoes() throws {
        let mask = try context(4, 4)
        mask.setFillColor(green)
        mask.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let context = try context(8, 8)
        context.setFillColor(red)
        context.saveGState()
        context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4), mask: try #require(mask.makeImage()))
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(pixel(context, 2, 2) == [255, 0, 0, 255] && pixel(context, 3, 5) == [255, 0, 0, 255])
        #expect(pixel(context, 4, 2) == [0, 0, 0, 0] && pixel(context, 1, 2) == [0, 0, 0, 0])
        #expect(pixel(context, 2, 1) == [0, 0, 0, 0] && pixel(context, 2, 6) == [0, 0, 0, 0])
        context.restoreGState()
        context.fill(CGRect(x: 7, y: 7, width: 1, height: 1))
        #expect(pixel(context, 7, 0) == [255, 0, 0, 255])
    }

    @Test func imagesWithoutAlphaMaskByHowLightTheyAre() throws {
        let mask = try context(2, 1, .noneSkipLast)
        mask.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let context = try context(2, 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(mask.makeImage()))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(pixel(context, 0, 0) == [0, 0, 0, 0] && pixel(context, 1, 0) == [255, 0, 0, 255])
    }

    /// Apple documentation: "CGLayer", `draw(_:at:)`, `draw(_:in:)`.
    @Test func layersAreDrawnAgainAndAgain() throws {
        let context = try context(8, 4)
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        layer.context?.setFillColor(red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        #expect(pixel(context, 1, 2) == [255, 0, 0, 255] && pixel(context, 2, 2) == [0, 0, 0, 0])
        #expect(pixel(context, 1, 1) == [0, 0, 0, 0] && pixel(context, 4, 3) == [255, 0, 0, 255])
        #expect(layer.size == CGSize(width: 2, height: 2))
    }

    @Test func clientsMemoryIsDrawnInto() throws {
        for (info, expected) in [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 255, 255]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 0, 255]),
        ] as [(UInt32, [UInt8])] {
            var pixels = [UInt8](repeating: 0, count: 16)
            try pixels.withUnsafeMutableBytes { buffer in
                let context = try #require(
                    CGContext(
                        data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                context.flush()
            }
            #expect(Array(pixels[4..<8]) == expected, "\(info)")
        }
        #expect(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }

    @Test func stateIsSavedAndRestored() throws {
        let context = try context(4, 4)
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(green)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        context.translateBy(x: 1, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.restoreGState()
        #expect(pixel(context, 0, 0) == [0, 0, 0, 0])
        #expect(pixel(context, 1, 0) == [0, 255, 0, 255])
        #expect(pixel(context, 2, 0) == [0, 0, 0, 0])
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
    }

    @Test func blendModesAreBoundedByTheShape() throws {
        let context = try context(4, 1)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setBlendMode(.multiply)
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(context, 0, 0) == [0, 0, 0, 255])
        context.setBlendMode(.copy)
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(pixel(context, 1, 0) == [0, 0, 0, 0])
        context.setBlendMode(.sourceIn)
        context.setFillColor(green)
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        #expect(pixel(context, 2, 0) == [0, 255, 0, 255])
        #expect(pixel(context, 3, 0) == [255, 0, 0, 255])
        context.clear(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(pixel(context, 3, 0) == [0, 0, 0, 0])
    }

    @Test func transparencyLayersAreDrawnAsOne() throws {
        let context = try context(4, 1)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        let found = pixel(context, 0, 0)
        #expect(found[0] == 0 && abs(Int(found[1]) - 128) <= 1 && abs(Int(found[3]) - 128) <= 1)
    }

    @Test func imagesKeepTheirPixels() throws {
        let source = try context(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(source.makeImage())
        #expect(image.width == 2 && image.height == 2 && image.bitsPerPixel == 32 && image.alphaInfo == .premultipliedLast)
        let target = try context(4, 4)
        target.interpolationQuality = .none
        target.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(pixel(target, 0, 0) == [255, 0, 0, 255] && pixel(target, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(target, 2, 2) == [0, 0, 0, 0])
        let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(part.dataProvider?.data == Data([255, 0, 0, 255]))
        #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
        // A later change of the context does not reach the image.
        source.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.dataProvider?.data?.prefix(4) == Data([255, 0, 0, 255]))
    }

    @Test func imagesAreMadeOfBytes() throws {
        let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 128, 255, 0, 0, 255])))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let bytes = try #require(image.dataProvider?.data).map(Int.init)
        for (found, expected) in zip(bytes, [10, 20, 30, 128, 255, 0, 0, 255]) { #expect(abs(found - expected) <= 1) }
        let short = try #require(CGDataProvider(data: Data([1, 2])))
        #expect(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: short,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test func gradientsEndWhereTheyAreToldTo() throws {
        let context = try context(10, 1)
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, green], locations: [0, 1]))
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), options: [.drawsAfterEndLocation])
        #expect(pixel(context, 1, 0) == [0, 0, 0, 0])
        #expect(pixel(context, 9, 0) == [0, 255, 0, 255])
        #expect(pixel(context, 2, 0)[0] > 200)
    }

    @Test func strokesAndEvenOddFills() throws {
        let context = try context(10, 10)
        context.setFillColor(red)
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fillPath(using: .evenOdd)
        #expect(pixel(context, 1, 1) == [255, 0, 0, 255] && pixel(context, 5, 5) == [0, 0, 0, 0])
        #expect(context.isPathEmpty)
        context.setStrokeColor(green)
        context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4), width: 2)
        #expect(pixel(context, 2, 5) == [0, 255, 0, 255] && pixel(context, 5, 5) == [0, 0, 0, 0])
        context.move(to: CGPoint(x: 0, y: 5))
        context.addLine(to: CGPoint(x: 10, y: 5))
        context.setLineWidth(2)
        #expect(context.pathContains(CGPoint(x: 5, y: 5.5), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 5, y: 7), mode: .stroke))
    }
}
