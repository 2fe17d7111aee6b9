import Foundation

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// Data that an asset catalogue holds. Source: UIKit, "NSDataAsset".
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the set.
    public let name: NSDataAssetName
    /// The content of the file.
    public let data: Data
    /// The uniform type identifier of the content.
    public let typeIdentifier: String

    /// Finds a data set of the main bundle; nil where there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Finds a data set of a bundle; nil where there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let folder = AssetCatalog.of(bundle).set(.data, named: name),
            let variant = AssetFile.read(folder)?.data?.filter({ $0.filename != nil }).best(for: .current),
            let file = variant.filename.map(folder.appendingPathComponent),
            let data = try? Data(contentsOf: file)
        else {
            AssetCatalog.reportMissing("data", name, in: bundle)
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = variant.universalTypeIdentifier ?? "public.data"
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
