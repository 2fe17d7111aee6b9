import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIFont", "UIFontDescriptor", "UIFontMetrics"; Human Interface Guidelines, "Typography".
@Suite @MainActor struct FontTests {
    @Test func systemFontHasSanFranciscosVerticalMeasures() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(abs(font.ascender - 16.1865) < 0.001)
        #expect(abs(font.descender + 4.1006) < 0.001)
        #expect(font.leading == 0)
        #expect(font.pointSize == 17)
    }

    @Test(arguments: [
        // style, extra small, large, extra extra extra large, largest accessibility size
        (UIFont.TextStyle.largeTitle, 31, 34, 40, 60), (.title1, 25, 28, 34, 58), (.title2, 19, 22, 28, 56),
        (.title3, 17, 20, 26, 55), (.headline, 14, 17, 23, 53), (.body, 14, 17, 23, 53),
        (.callout, 13, 16, 22, 51), (.subheadline, 12, 15, 21, 49), (.footnote, 12, 13, 19, 44),
        (.caption1, 11, 12, 18, 43), (.caption2, 11, 11, 17, 40),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)])
    func textStylesHaveThePublishedSizes(_ row: (UIFont.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)) {
        func size(_ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(
                forTextStyle: row.0, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(size(.extraSmall) == row.1)
        #expect(size(.large) == row.2)
        #expect(size(.unspecified) == row.2)
        #expect(size(.extraExtraExtraLarge) == row.3)
        #expect(size(.accessibilityExtraExtraExtraLarge) == row.4)
    }

    @Test func headlineIsSemibold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
        #expect(
            UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func symbolicTraitsChangeTheFace() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.fontName == ".SFUI-Bold")
        #expect(font.pointSize == body.pointSize)
        let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        let plain = try #require(both.withSymbolicTraits([]))
        #expect(plain.symbolicTraits == [])
        #expect(UIFont.italicSystemFont(ofSize: 10).fontDescriptor.symbolicTraits == .traitItalic)
    }

    @Test func equalityIsByFaceAndSize() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold) == UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17, weight: .regular).hash)
    }

    @Test func fontsThatComeWithIOSAreFoundByName() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
        #expect(font.fontName == "HelveticaNeue-Bold")
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: "Menlo", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Helvetica Neue"))
        #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-Bold"))
        #expect(UIFont.fontNames(forFamilyName: "NoSuchFont").isEmpty)
    }

    @Test func metricsScaleWithTheStyle() {
        let large = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.displayScale = 3
        }
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
        #expect(font.pointSize == 53)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large)
                .pointSize == 30)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
        #expect(font.adjusted(for: usual).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: large).pointSize == 53)
        #expect(UIFont.systemFont(ofSize: 17).adjusted(for: large).pointSize == 17)
    }

    @Test func constantsAreTheDocumentedOnes() {
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
    }

    @Test func monospacedDigitsHaveOneWidth() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let tabular = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(width("1111", tabular) == width("0000", tabular))
        #expect(width("1111", .systemFont(ofSize: 20)) != width("0000", .systemFont(ofSize: 20)))
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(width("iiii", mono) == width("WWWW", mono))
    }
}
