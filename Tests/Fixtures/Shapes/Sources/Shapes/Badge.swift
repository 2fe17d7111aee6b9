import UIKit

/// Something with a UIKit value in it.
public struct Badge {
    public var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    public init() {}
}
