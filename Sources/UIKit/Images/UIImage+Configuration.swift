import Foundation

extension UIImage {
    /// What decides which variant of an image is shown. Immutable.
    ///
    /// Source: UIKit, "UIImage.Configuration".
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits for which a variant is chosen.
        public let traitCollection: UITraitCollection?

        required init(traitCollection: UITraitCollection?, values: SymbolConfiguration.Values) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// Makes a configuration of traits.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traitCollection: traitCollection, values: SymbolConfiguration.Values())
        }

        fileprivate var symbolValues: SymbolConfiguration.Values { SymbolConfiguration.Values() }

        /// This configuration with what another one says laid over it.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return Self(
                traitCollection: other.traitCollection ?? traitCollection,
                values: symbolValues.overlaid(by: other.symbolValues))
        }

        /// This configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traitCollection: traitCollection, values: symbolValues)
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return other.traitCollection == traitCollection && other.symbolValues == symbolValues
        }

        public override var hash: Int { symbolValues.pointSize?.hashValue ?? 0 }
    }

    /// How a symbol looks. Immutable. Source: UIKit, "UIImage.SymbolConfiguration".
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What a configuration says; nil for what it leaves open.
        struct Values: Equatable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: [UIColor]?

            func overlaid(by other: Values) -> Values {
                var values = self
                if other.pointSize != nil || other.textStyle != nil {
                    values.pointSize = other.pointSize
                    values.textStyle = other.textStyle
                }
                values.weight = other.weight ?? weight
                values.scale = other.scale ?? scale
                values.colors = other.colors ?? colors
                return values
            }
        }

        /// What the configuration says.
        final let values: Values

        required init(traitCollection: UITraitCollection?, values: Values) {
            self.values = values
            super.init(traitCollection: traitCollection, values: values)
        }

        fileprivate override var symbolValues: Values { values }

        private convenience init(_ change: (inout Values) -> Void) {
            var values = Values()
            change(&values)
            self.init(traitCollection: nil, values: values)
        }

        /// A configuration that says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration { _ in } }

        /// Sets the size of text beside which the symbol fits, in points.
        public convenience init(pointSize: CGFloat) {
            self.init { $0.pointSize = pointSize }
        }

        /// Sets the size, in points, and the weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
            }
        }

        /// Sets the size, in points, the weight and the scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
                $0.scale = scale
            }
        }

        /// Sets the text style beside which the symbol fits.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init { $0.textStyle = textStyle }
        }

        /// Sets the text style and the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init {
                $0.textStyle = textStyle
                $0.scale = scale
            }
        }

        /// Sets the weight.
        public convenience init(weight: SymbolWeight) {
            self.init { $0.weight = weight }
        }

        /// Sets the scale.
        public convenience init(scale: SymbolScale) {
            self.init { $0.scale = scale }
        }

        /// Sets size and weight to those of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .default)
        }

        /// Sets size and weight to those of a font, and the scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init {
                $0.pointSize = font.pointSize
                $0.weight = font.face.weight.symbolWeight()
                $0.scale = scale
            }
        }

        /// Sets the colour, whose lighter shades secondary layers have.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.colors = [hierarchicalColor] }
        }

        /// Sets the colours of the layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.colors = paletteColors }
        }

        /// Whether both say the same of size, weight, scale and colours, whatever the traits.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            otherConfiguration?.values == values
        }
    }
}

extension UITraitCollection {
    /// The configuration that chooses the variants for these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
