/// The classes of UIKit that client classes derive from and whose initializers are required.
enum UIKitFamilies {
    static let frame = FileFacts.RequiredInitializer(labels: "frame:", parameters: "(frame: CGRect)", isFailable: false)
    static let nib = FileFacts.RequiredInitializer(
        labels: "nibName:bundle:", parameters: "(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
        isFailable: false)
    static let coder = FileFacts.RequiredInitializer(labels: "coder:", parameters: "(coder: NSCoder)", isFailable: true)

    /// What a class must have that derives, directly or not, from UIKit's class `root`.
    static func required(belowUIKit root: String) -> [FileFacts.RequiredInitializer] {
        if controllers.contains(root) || (root.hasPrefix("UI") && root.hasSuffix("ViewController")) {
            return [nib, coder]
        }
        if views.contains(root) { return [frame, coder] }
        return []
    }

    private static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UITableViewController", "UICollectionViewController", "UIPageViewController", "UIAlertController",
        "UISearchController", "UIInputViewController", "UIImagePickerController", "UIActivityViewController",
        "UIHostingController",
    ]

    private static let views: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView",
        "UICollectionView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
        "UICollectionViewCell", "UICollectionViewListCell", "UIStackView", "UITextField", "UITextView", "UISwitch",
        "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UIRefreshControl", "UINavigationBar",
        "UIToolbar", "UITabBar", "UISearchBar", "UIVisualEffectView", "UIInputView", "UIPopoverBackgroundView",
        "UISearchTextField", "UIColorWell",
    ]
}
