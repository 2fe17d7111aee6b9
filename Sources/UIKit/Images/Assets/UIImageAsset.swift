import Foundation
import Synchronization

/// The variants of one image for different traits. Source: UIKit, "UIImageAsset".
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let registered = Mutex<[Variant]>([])
    /// Finds the variant of a catalogue.
    private let find: (@Sendable (UITraitCollection) -> UIImage?)?

    /// Makes an asset without variants.
    public override init() {
        find = nil
        super.init()
    }

    init(find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
        self.find = find
        super.init()
    }

    /// The variant that suits the traits best; an image without pixels where there is none.
    ///
    /// Of registered images that is the one whose traits, all of them met, are the most.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let best = registered.withLock { variants in
            variants.filter { traitCollection.containsTraits(in: $0.traits) }
                .max { $0.traits.values.specified.nonzeroBitCount < $1.traits.values.specified.nonzeroBitCount }?.image
                ?? variants.first?.image
        }
        if let best { return best }
        return find?(traitCollection) ?? UIImage()
    }

    /// The variant that suits a configuration best.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .current)
        guard let symbol = configuration as? UIImage.SymbolConfiguration else { return image }
        return image.applyingSymbolConfiguration(symbol) ?? image
    }

    /// Adds a variant for traits, in place of one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let own = image.changing {
            $0.asset = self
            $0.configuration = UIImage.Configuration(traitCollection: traitCollection)
        }
        registered.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(Variant(traits: traitCollection, image: own))
        }
    }

    /// Adds a variant for a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        registered.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
        }
    }

    /// Removes the variant for a configuration.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }
}
