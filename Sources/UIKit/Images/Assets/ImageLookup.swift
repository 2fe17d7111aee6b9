import Foundation
import Synchronization

/// Finds images by name, in catalogues first and in files then.
enum ImageLookup {
    /// Finds a variant for the traits (the current ones, if nil); nil where there is no such image.
    static func image(named name: String, in bundle: Bundle, traits: UITraitCollection?) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let traits = traits ?? .current
        if let folder = AssetCatalog.of(bundle).set(.image, named: name) {
            return catalogImage(folder, traits)
        }
        guard let file = file(named: name, in: bundle, traits: traits) else { return nil }
        return cached(file.url, scale: file.scale)
    }

    // MARK: Catalogues

    private static func catalogImage(_ folder: URL, _ traits: UITraitCollection) -> UIImage? {
        let asset = assets.withLock { assets in
            if let asset = assets[folder] { return asset }
            let asset = UIImageAsset { traits in variant(of: folder, traits) }
            assets[folder] = asset
            return asset
        }
        return variant(of: folder, traits)?.changing { $0.asset = asset }
    }

    private static let assets = Mutex<[URL: UIImageAsset]>([:])

    private static func variant(of folder: URL, _ traits: UITraitCollection) -> UIImage? {
        guard let set = AssetFile.read(folder),
            let variant = set.images?.filter({ isThere($0, in: folder) }).best(for: traits),
            let file = variant.filename.map(folder.appendingPathComponent)
        else { return nil }
        let screenScale = traits.displayScale > 0 ? traits.displayScale : SimulatedDevice.current.scale
        let scale = variant.scaleNumber ?? (isShapes(file) ? screenScale : 1)
        guard let image = cached(file, scale: scale) else { return nil }
        return image.changing { attributes in
            attributes.configuration = UIImage.Configuration(traitCollection: traits)
            switch set.properties?.templateRenderingIntent {
            case "template": attributes.renderingMode = .alwaysTemplate
            case "original": attributes.renderingMode = .alwaysOriginal
            default: break
            }
            if let insets = variant.alignmentInsets { attributes.alignmentRectInsets = insets.points(scale) }
            if let resizing = variant.resizing {
                attributes.isResizable = true
                attributes.capInsets = resizing.capInsets?.points(scale) ?? .zero
                attributes.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
            }
            if variant.languageDirection != nil { attributes.flipsForRightToLeft = true }
        }
    }

    /// Whether a member has a file. One whose file is missing counts for nothing, as for Xcode, and is told of.
    private static func isThere(_ variant: AssetFile.Variant, in folder: URL) -> Bool {
        guard let name = variant.filename else { return false }
        let file = folder.appendingPathComponent(name)
        if exists(file.path) { return true }
        if absent.withLock({ $0.insert(file.path).inserted }) {
            StandardError.write("\(folder.path)/Contents.json names '\(name)', which is not there")
        }
        return false
    }

    private static let absent = Mutex<Set<String>>([])

    // MARK: Files

    /// A file and its pixels per point.
    typealias File = (url: URL, scale: CGFloat)

    private static func file(named name: String, in bundle: Bundle, traits: UITraitCollection) -> File? {
        let resources = bundle.resourceURL ?? bundle.bundleURL
        let path = resources.appendingPathComponent(name).path
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let extensions = URL(fileURLWithPath: name).pathExtension.isEmpty ? ["png", "jpg", "jpeg", "svg"] : [""]
        for suffix in extensions {
            let whole = suffix.isEmpty ? path : "\(path).\(suffix)"
            if let file = file(atPath: whole, idiom: idiom, scale: traits.displayScale) { return file }
        }
        return nil
    }

    /// The file at a path or beside it, with the scale of the screen in its name if there is one.
    static func file(atPath path: String, idiom: String = "", scale: CGFloat = 0) -> File? {
        let whole = path as NSString
        let stem = whole.deletingPathExtension
        let suffix = whole.pathExtension.isEmpty ? "" : ".\(whole.pathExtension)"
        if let written = [2, 3].first(where: { stem.hasSuffix("@\($0)x") }) {
            return exists(path) ? (URL(fileURLWithPath: path), CGFloat(written)) : nil
        }
        let wanted = Int(scale > 0 ? scale : SimulatedDevice.current.scale)
        let order = [wanted] + [3, 2, 1].filter { $0 != wanted }
        for scale in order {
            let mark = scale == 1 ? "" : "@\(scale)x"
            for idiom in [idiom, ""] {
                let candidate = "\(stem)\(mark)\(idiom)\(suffix)"
                if exists(candidate) { return (URL(fileURLWithPath: candidate), CGFloat(scale)) }
            }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    // MARK: Reading

    private struct Key: Hashable {
        let file: URL
        let scale: CGFloat
    }

    private static let images = Mutex<[Key: UIImage]>([:])

    private static func isShapes(_ file: URL) -> Bool {
        ["svg", "pdf"].contains(file.pathExtension.lowercased())
    }

    /// Reads a file once, so that images found twice are equal.
    private static func cached(_ file: URL, scale: CGFloat) -> UIImage? {
        let key = Key(file: file, scale: scale)
        if let image = images.withLock({ $0[key] }) { return image }
        guard let image = read(file, scale: scale) else {
            StandardError.write("\(file.path) cannot be read as an image")
            return nil
        }
        images.withLock { $0[key] = image }
        return image
    }

    private static func read(_ file: URL, scale: CGFloat) -> UIImage? {
        if isShapes(file) {
            return ImageFile.readShapes(file, scale: scale)
                .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
        }
        return (try? Data(contentsOf: file)).flatMap { UIImage(data: $0, scale: scale) }
    }
}

extension AssetFile.Insets {
    /// The distances in points.
    func points(_ scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
            right: (right ?? 0) / scale)
    }
}

extension UIImage {
    /// Finds an image of the main bundle, in asset catalogues or files; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds the variant of an image of a bundle (the main one, if nil) for traits (the current ones, if nil).
    ///
    /// Source: UIKit, "init(named:in:compatibleWith:)".
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = ImageLookup.image(named: name, in: bundle ?? .main, traits: traitCollection) else {
            AssetCatalog.reportMissing("image", name, in: bundle ?? .main)
            return nil
        }
        self.init(content: found.content, attributes: found.attributes)
    }

    /// Finds the variant of an image of a bundle for a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
