import Foundation

extension UIImage {
    /// The range of brightness in which an image is shown. Source: UIKit, "UIImage.DynamicRange".
    public enum DynamicRange: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// Standard range only.
        case standard = 0
        /// High range, held within what suits the content around.
        case constrainedHigh = 1
        /// The whole high range.
        case high = 2
    }
}
