import Foundation
import Testing

@testable import UIKit

/// Apple, "Asset Catalog Format Reference"; UIKit, "init(named:in:compatibleWith:)".
@Suite @MainActor final class AssetCatalogTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func write(_ path: String, json: String) throws {
        try write(path, Data(json.utf8))
    }

    private func png(_ color: UIColor, _ side: CGFloat) throws -> Data {
        try #require(PixelReader.image(color, CGSize(width: side, height: side)).pngData())
    }

    /// A catalogue that a package does not name is a link beside the program (docs/linux.md).
    @Test func cataloguesThatAreLinksAreRead() throws {
        let outside = FileManager.default.temporaryDirectory.appendingPathComponent("Linked-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: outside) }
        let set = outside.appendingPathComponent("Media.xcassets/Icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try png(.red, 10).write(to: set.appendingPathComponent("one.png"))
        try Data(#"{"images": [{"idiom": "universal", "filename": "one.png", "scale": "1x"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("Media.xcassets"),
            withDestinationURL: outside.appendingPathComponent("Media.xcassets"))
        #expect(UIImage(named: "Icon", in: bundle, compatibleWith: nil)?.size == CGSize(width: 10, height: 10))
    }

    @Test func aMemberWhoseFileIsMissingLeavesItsPlaceToTheOthers() throws {
        let set = "Media.xcassets/Icon.imageset"
        try write("\(set)/one.png", png(.red, 10))
        try write(
            "\(set)/Contents.json",
            json: """
                {"images": [{"idiom": "universal", "filename": "one.png", "scale": "1x"},
                            {"idiom": "universal", "filename": "gone.png", "scale": "3x"}]}
                """)
        let traits = UITraitCollection { $0.displayScale = 3 }
        let image = try #require(UIImage(named: "Icon", in: bundle, compatibleWith: traits))
        #expect(image.scale == 1)
        #expect(PixelReader.pixel(image, 0, 0) == [255, 0, 0, 255])
    }

    @Test func imagesAreChosenByScaleAndAppearance() throws {
        let set = "Media.xcassets/Icon.imageset"
        try write("\(set)/one.png", png(.red, 10))
        try write("\(set)/two.png", png(.green, 20))
        try write("\(set)/three.png", png(.blue, 30))
        try write("\(set)/dark.png", png(.white, 30))
        try write(
            "\(set)/Contents.json",
            json: """
                {"images": [
                    {"idiom": "universal", "filename": "one.png", "scale": "1x"},
                    {"idiom": "universal", "filename": "two.png", "scale": "2x"},
                    {"idiom": "universal", "filename": "three.png", "scale": "3x"},
                    {"idiom": "universal", "filename": "dark.png", "scale": "3x",
                     "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                    {"idiom": "universal", "scale": "2x",
                     "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                ], "info": {"author": "xcode", "version": 1},
                "properties": {"template-rendering-intent": "template"}}
                """)
        func image(_ scale: CGFloat, _ style: UIUserInterfaceStyle) throws -> UIImage {
            let traits = UITraitCollection {
                $0.displayScale = scale
                $0.userInterfaceStyle = style
            }
            return try #require(UIImage(named: "Icon", in: bundle, compatibleWith: traits))
        }
        #expect(PixelReader.pixel(try image(3, .light), 0, 0) == [0, 0, 255, 255])
        #expect(try image(3, .light).scale == 3)
        #expect(try image(3, .light).size == CGSize(width: 10, height: 10))
        #expect(PixelReader.pixel(try image(2, .light), 0, 0) == [0, 255, 0, 255])
        #expect(PixelReader.pixel(try image(3, .dark), 0, 0) == [255, 255, 255, 255])
        #expect(try image(3, .light).renderingMode == .alwaysTemplate)
        #expect(try image(3, .light) == image(3, .light))
        let asset = try #require(try image(3, .light).imageAsset)
        let dark = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(PixelReader.pixel(dark, 0, 0) == [255, 255, 255, 255])
    }

    @Test func imagesAreChosenByIdiom() throws {
        let set = "Media.xcassets/Device.imageset"
        try write("\(set)/any.png", png(.red, 1))
        try write("\(set)/pad.png", png(.blue, 1))
        try write(
            "\(set)/Contents.json",
            json: """
                {"images": [{"idiom": "universal", "filename": "any.png"},
                            {"idiom": "ipad", "filename": "pad.png"}]}
                """)
        func pixel(_ idiom: UIUserInterfaceIdiom) throws -> [Int] {
            let image = UIImage(named: "Device", in: bundle, compatibleWith: UITraitCollection(userInterfaceIdiom: idiom))
            return PixelReader.pixel(try #require(image), 0, 0)
        }
        #expect(try pixel(.pad) == [0, 0, 255, 255])
        #expect(try pixel(.phone) == [255, 0, 0, 255])
    }

    @Test func foldersCanBeNamespaces() throws {
        try write("Media.xcassets/Plain/Inner.imageset/a.png", png(.red, 1))
        try write("Media.xcassets/Plain/Inner.imageset/Contents.json", json: #"{"images": [{"filename": "a.png"}]}"#)
        try write("Media.xcassets/Space/Contents.json", json: #"{"properties": {"provides-namespace": true}}"#)
        try write("Media.xcassets/Space/Other.imageset/a.png", png(.red, 1))
        try write("Media.xcassets/Space/Other.imageset/Contents.json", json: #"{"images": [{"filename": "a.png"}]}"#)
        #expect(UIImage(named: "Inner", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Space/Other", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func filesAreFoundWithTheScreensScale() throws {
        try write("photo.png", png(.red, 10))
        try write("photo@3x.png", png(.blue, 30))
        let image = try #require(UIImage(named: "photo", in: bundle, compatibleWith: UITraitCollection(displayScale: 3)))
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 10, height: 10))
        let path = folder.appendingPathComponent("photo@3x.png").path
        #expect(UIImage(contentsOfFile: path)?.scale == 3)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
        #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func coloursFollowAppearance() throws {
        try write(
            "Media.xcassets/Brand.colorset/Contents.json",
            json: """
                {"colors": [
                    {"idiom": "universal", "color": {"color-space": "srgb", "components":
                        {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
                    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                     "color": {"color-space": "srgb", "components":
                        {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "0.500"}}},
                    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
                        {"appearance": "contrast", "value": "high"}],
                     "color": {"platform": "ios", "reference": "systemRedColor"}}
                ]}
                """)
        let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.25, alpha: 1))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        let strong = color.resolvedColor(
            with: UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            })
        #expect(strong == UIColor(red: 1, green: 105 / 255, blue: 97 / 255, alpha: 1))
        #expect(color == UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        #expect(UIColor(named: "None", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func dataIsFound() throws {
        try write("Media.xcassets/Words.dataset/words.txt", Data("hello".utf8))
        try write(
            "Media.xcassets/Words.dataset/Contents.json",
            json: #"{"data": [{"filename": "words.txt", "universal-type-identifier": "public.plain-text"}]}"#)
        let asset = try #require(NSDataAsset(name: "Words", bundle: bundle))
        #expect(String(decoding: asset.data, as: UTF8.self) == "hello")
        #expect(asset.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
    }
}
