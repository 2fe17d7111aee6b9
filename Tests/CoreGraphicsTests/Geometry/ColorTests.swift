import CoreGraphics
import Testing

@Suite struct ColorTests {
    @Test func coloursHaveComponentsOfTheirSpace() {
        let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4 && color.alpha == 0.4)
        #expect(color.colorSpace?.model == .rgb && color.colorSpace?.name == CGColorSpace.sRGB)
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.model == .monochrome)
        #expect(CGColor.white.components == [1, 1] && CGColor.clear.alpha == 0)
        #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(color != color.copy(alpha: 1))
        let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
        #expect(made?.components == [1, 0, 0, 1])
        #expect(CGColorSpace(name: "unknown") == nil)
    }

    @Test func greysConvertExactly() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let grey = CGColor(gray: 0.5, alpha: 0.25).converted(to: space, intent: .defaultIntent, options: nil)
        #expect(grey?.components == [0.5, 0.5, 0.5, 0.25])
    }

    // The sRGB transfer function, IEC 61966-2-1: 0.5 is 0.21404 of the light.
    @Test func linearSpacesMeasureLight() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let found = CGColor(srgbRed: 0.5, green: 1, blue: 0, alpha: 1)
            .converted(to: space, intent: .defaultIntent, options: nil)?.components ?? []
        #expect(abs(found[0] - 0.2140411) < 1e-6 && found[1] == 1 && found[2] == 0)
    }

    // Display P3's red lies outside of sRGB: (1.0930, −0.2267, −0.1501) in extended sRGB.
    @Test func wideColoursConvert() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let wide = red.converted(to: extended, intent: .defaultIntent, options: nil)?.components ?? []
        #expect(abs(wide[0] - 1.0930) < 1e-3 && abs(wide[1] + 0.2267) < 1e-3 && abs(wide[2] + 0.1501) < 1e-3)
        #expect(red.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 1])
        let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        #expect(white.converted(to: p3, intent: .defaultIntent, options: nil)?.components == [1, 1, 1, 1])
    }
}
