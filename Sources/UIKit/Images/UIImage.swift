import Foundation

/// A picture. Source: UIKit, "UIImage".
open class UIImage: NSObject {
}
