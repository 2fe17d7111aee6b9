/// The objects of an Interface Builder document, to be made as often as needed (Apple documentation: *UINib*).
/// Documents are read as they are written: `.xib` files.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let source: Source

    private enum Source {
        case elements([NibElement], Bundle)
        case missing(String, Bundle)
    }

    /// Reads the document of a name in a bundle, the main one unless named.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        if let url = NibFinder.url(name, "xib", in: bundle) {
            source = .elements(NibParser.read(url).list("objects"), bundle)
        } else {
            source = .missing(name, bundle)
        }
        super.init()
    }

    /// The objects of a prototype in a storyboard.
    init(elements: [NibElement], bundle: Bundle) {
        source = .elements(elements, bundle)
        super.init()
    }

    /// Makes the objects and connects them; answers the top-level ones.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        switch source {
        case .elements(let elements, let bundle):
            let loader = NibLoader(bundle: bundle)
            return loader.load(elements, owner: ownerOrNil as AnyObject?)
        case .missing(let name, let bundle):
            raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
        }
    }

    /// A key of the options of loading (Apple documentation: *UINib.OptionsKey*).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects for the placeholders of the document.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a document of this bundle; answers the top-level ones.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
