import Foundation
@_spi(UIKit) import CoreGraphics
@_spi(UIKit) @testable import QuartzCore
import Testing

extension QuartzCoreTests {
    @Suite @MainActor struct RenderingTests {
        private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

        /// The pixels of a layer, four bytes (red, green, blue, alpha) each, the top row first.
        private struct Picture {
            let width: Int
            let bytes: [UInt8]
            subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
        }

        private func picture(of layer: CALayer) throws -> Picture {
            let (width, height) = (Int(layer.bounds.width), Int(layer.bounds.height))
            let space = CGColorSpaceCreateDeviceRGB()
            let context = try #require(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: 1, y: -1)
            layer.render(in: context)
            let data = try #require(context.makeImage()?.dataProvider?.data)
            return Picture(width: width, bytes: Array(data))
        }

        private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
            let layer = CALayer()
            layer.frame = frame
            layer.backgroundColor = color
            return layer
        }

        @Test func sublayersLieOverTheBackground() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
            root.addSublayer(layer(CGRect(x: 2, y: 1, width: 3, height: 4), blue))
            let picture = try picture(of: root)
            #expect(picture[0, 0] == [255, 0, 0, 255])
            #expect(picture[2, 1] == [0, 0, 255, 255] && picture[4, 4] == [0, 0, 255, 255])
            #expect(picture[5, 4] == [255, 0, 0, 255] && picture[4, 5] == [255, 0, 0, 255])
        }

        /// Apple documentation: "CAReplicatorLayer", `instanceTransform`, `instanceColor`, `instanceRedOffset`.
        @Test func replicatorsShowTheirSublayersAgain() throws {
            let root = CAReplicatorLayer()
            root.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
            root.instanceCount = 3
            root.instanceTransform = CATransform3DMakeTranslation(3, 0, 0)
            root.addSublayer(layer(CGRect(x: 0, y: 0, width: 2, height: 2), red))
            let plain = try picture(of: root)
            for x in 0..<10 {
                #expect(plain[x, 0] == ([0, 1, 3, 4, 6, 7].contains(x) ? [255, 0, 0, 255] : [0, 0, 0, 0]), "\(x)")
            }
            root.instanceRedOffset = -0.5
            let darker = try picture(of: root)
            #expect(darker[0, 0] == [255, 0, 0, 255] && darker[6, 0] == [0, 0, 0, 255] && darker[8, 0] == [0, 0, 0, 0])
            #expect((127...128).contains(darker[3, 0][0]) && darker[3, 0][3] == 255)
        }

        /// Apple documentation: "CAReplicatorLayer", `instanceDelay`.
        @Test func replicatorsDelayTheAnimationsOfCopies() throws {
            let root = CAReplicatorLayer(), moving = layer(CGRect(x: 0, y: 0, width: 1, height: 1), red)
            root.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
            root.instanceCount = 2
            root.instanceDelay = 1
            root.instanceTransform = CATransform3DMakeTranslation(0, 1, 0)
            root.addSublayer(moving)
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0.5
            animation.toValue = 8.5
            animation.duration = 4
            animation.beginTime = 100
            animation.fillMode = .both
            moving.add(animation, forKey: nil)
            let shown = root.presentationCopy(at: 102)
            let picture = try picture(of: shown)
            #expect(picture[4, 0] == [255, 0, 0, 255] && picture[2, 1] == [255, 0, 0, 255])
            #expect(picture[4, 1] == [0, 0, 0, 0])
        }

        @Test func depthOrdersSiblings() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
            let first = layer(CGRect(x: 0, y: 0, width: 4, height: 4), red)
            first.zPosition = 1
            root.addSublayer(first)
            root.addSublayer(layer(CGRect(x: 0, y: 0, width: 4, height: 4), blue))
            #expect(try picture(of: root)[1, 1] == [255, 0, 0, 255])
        }

        @Test func opacityAppliesToTheWhole() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
            let group = layer(CGRect(x: 0, y: 0, width: 4, height: 4), red)
            group.opacity = 0.5
            group.addSublayer(layer(CGRect(x: 0, y: 0, width: 2, height: 4), blue))
            root.addSublayer(group)
            let picture = try picture(of: root)
            #expect(picture[0, 0] == [0, 0, 128, 128] || picture[0, 0] == [0, 0, 127, 127])
            #expect(picture[3, 0] == [128, 0, 0, 128] || picture[3, 0] == [127, 0, 0, 127])
        }

        @Test func cornersBordersAndMasks() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20), red)
            root.cornerRadius = 10
            root.maskedCorners = [.layerMinXMinYCorner]
            root.borderWidth = 2
            root.borderColor = blue
            var picture = try picture(of: root)
            #expect(picture[0, 0] == [0, 0, 0, 0])
            #expect(picture[19, 0] == [0, 0, 255, 255] && picture[0, 19] == [0, 0, 255, 255])
            #expect(picture[10, 10] == [255, 0, 0, 255] && picture[17, 17] == [255, 0, 0, 255])
            let mask = layer(CGRect(x: 0, y: 0, width: 10, height: 20), blue)
            root.mask = mask
            picture = try self.picture(of: root)
            #expect(picture[5, 10] == [255, 0, 0, 255])
            #expect(picture[15, 10] == [0, 0, 0, 0])
        }

        @Test func masksToBoundsCutsSublayersOff() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
            let box = layer(CGRect(x: 2, y: 2, width: 4, height: 4))
            box.addSublayer(layer(CGRect(x: -2, y: -2, width: 20, height: 20), red))
            root.addSublayer(box)
            #expect(try picture(of: root)[8, 8] == [255, 0, 0, 255])
            box.masksToBounds = true
            let picture = try picture(of: root)
            #expect(picture[8, 8] == [0, 0, 0, 0] && picture[1, 3] == [0, 0, 0, 0])
            #expect(picture[3, 3] == [255, 0, 0, 255])
        }

        @Test func shadowsFallWhereTheyAreOffset() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
            let box = layer(CGRect(x: 2, y: 2, width: 6, height: 6), red)
            box.shadowOpacity = 1
            box.shadowRadius = 0
            box.shadowOffset = CGSize(width: 8, height: 4)
            root.addSublayer(box)
            for path in [nil, CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6), transform: nil)] {
                box.shadowPath = path
                let picture = try picture(of: root)
                #expect(picture[13, 9] == [0, 0, 0, 255])
                #expect(picture[13, 3] == [0, 0, 0, 0])
                #expect(picture[4, 4] == [255, 0, 0, 255])
            }
        }

        @Test func contentsStandUprightAndFollowGravity() throws {
            let root = layer(CGRect(x: 0, y: 0, width: 8, height: 4))
            let context = try #require(CGContext(width: 2, height: 2))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))  // the upper row: y goes up
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            root.contents = context.makeImage()
            root.magnificationFilter = .nearest
            var picture = try picture(of: root)
            #expect(picture[0, 0] == [255, 0, 0, 255] && picture[7, 3] == [0, 0, 255, 255])
            root.contentsGravity = .resizeAspect
            picture = try self.picture(of: root)
            #expect(picture[0, 0] == [0, 0, 0, 0] && picture[3, 0] == [255, 0, 0, 255])
            root.contentsGravity = .topLeft
            picture = try self.picture(of: root)
            #expect(picture[0, 0] == [255, 0, 0, 255] && picture[1, 1] == [0, 0, 255, 255])
            #expect(picture[2, 2] == [0, 0, 0, 0])
        }

        @Test func shapesFillAndStroke() throws {
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
            shape.fillColor = red
            shape.strokeColor = blue
            shape.lineWidth = 2
            var picture = try picture(of: shape)
            #expect(picture[10, 10] == [255, 0, 0, 255])
            #expect(picture[10, 4] == [0, 0, 255, 255] && picture[5, 10] == [0, 0, 255, 255])
            #expect(picture[3, 3] == [0, 0, 0, 0])
            shape.strokeEnd = 0.25
            picture = try self.picture(of: shape)
            #expect(picture[10, 4] == [0, 0, 255, 255] && picture[10, 15] == [0, 0, 0, 0])
        }

        @Test func gradientsRunFromStartToEnd() throws {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 4, height: 100)
            gradient.colors = [red, blue]
            var picture = try picture(of: gradient)
            #expect(picture[1, 0][0] > 250 && picture[1, 99][2] > 250)
            #expect(abs(Int(picture[1, 50][0]) - 127) < 4)
            gradient.locations = [0.5, 1]
            picture = try self.picture(of: gradient)
            #expect(picture[1, 25] == [255, 0, 0, 255])
        }

        @Test func drawnContentIsKept() throws {
            final class Drawing: CALayer {
                var count = 0
                override func draw(in ctx: CGContext) {
                    count += 1
                    ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                    ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
                }
            }
            let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10)), drawing = Drawing()
            drawing.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            drawing.contentsScale = 2
            root.addSublayer(drawing)
            root.displayTree()
            #expect(drawing.count == 0)
            drawing.setNeedsDisplay()
            root.displayTree()
            root.displayTree()
            #expect(drawing.count == 1)
            let picture = try picture(of: root)
            #expect(picture[2, 1] == [0, 255, 0, 255])
            #expect(picture[2, 4] == [0, 0, 0, 0])
            drawing.needsDisplayOnBoundsChange = true
            drawing.bounds.size.width = 6
            #expect(drawing.needsDisplay())
        }
    }
}
