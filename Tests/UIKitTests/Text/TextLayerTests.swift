import Testing
import UIKit

/// Text layers (Apple documentation: "CATextLayer") and fonts of Core Graphics ("CGFont").
@Suite @MainActor struct TextLayerTests {
    /// Which columns of a layer's picture have something in them.
    private func columns(of layer: CALayer) -> [Int] {
        let renderer = UIGraphicsImageRenderer(size: layer.bounds.size, format: .preferred())
        let image = renderer.image { layer.render(in: $0.cgContext) }
        guard let cgImage = image.cgImage, let data = cgImage.dataProvider?.data else { return [] }
        let bytes = Array(data as Data), scale = cgImage.width / Int(layer.bounds.width)
        return (0..<Int(layer.bounds.width)).filter { column in
            (0..<cgImage.height).contains { row in
                (0..<4).contains { bytes[row * cgImage.bytesPerRow + column * scale * 4 + $0] != 0 }
            }
        }
    }

    private func layer(_ text: Any, width: CGFloat = 200) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        layer.string = text
        layer.fontSize = 20
        return layer
    }

    @Test func theValuesOfANewLayerAreCoreAnimations() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
        #expect(layer.alignmentMode == .natural && layer.truncationMode == .none && layer.string == nil)
    }

    @Test func textIsDrawnWhereItsAlignmentPutsIt() throws {
        let layer = layer("llll")
        layer.alignmentMode = .left
        let left = columns(of: layer)
        layer.alignmentMode = .right
        let right = columns(of: layer)
        #expect(try #require(left.last) < 100 && #require(right.first) > 100)
        #expect(left.count == right.count)
    }

    @Test func theFontsSizeIsTheLayersUnlessTheTextHasItsOwn() {
        let small = layer("Text"), large = layer("Text")
        large.font = UIFont.systemFont(ofSize: 3)
        large.fontSize = 40
        #expect(large.preferredFrameSize().height > 1.5 * small.preferredFrameSize().height)
        let font = UIFont.systemFont(ofSize: 30)
        let own = layer(NSAttributedString(string: "Text", attributes: [.font: font]))
        let wanted = NSAttributedString(string: "Text", attributes: [.font: font]).size()
        #expect(own.preferredFrameSize() == CGSize(width: wanted.width.rounded(.up), height: wanted.height.rounded(.up)))
    }

    @Test func fontsAreFoundByName() {
        #expect(CGFont("Helvetica-Bold" as CFString)?.postScriptName.map { $0 as String } == "Helvetica-Bold")
        #expect(CGFont("NoSuchFont" as CFString) == nil)
    }
}
