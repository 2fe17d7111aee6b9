/// UIKit's callbacks by name, in Swift's spelling.
enum Callbacks {
    static let willAppear: Set<String> = ["viewWillAppear"]
    static let appear: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    static let disappear: Set<String> = ["viewWillDisappear", "viewDidDisappear"]
    static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

    /// Callbacks whose override must call super, by name and labels.
    static let needSuper: Set<String> = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "viewDidUnload()", "viewWillUnload()", "didReceiveMemoryWarning()",
        "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
        "updateViewConstraints()", "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()",
        "willMove(toParent:)", "didMove(toParent:)", "addChild(_:)", "removeFromParent()", "setEditing(_:animated:)",
        "encodeRestorableState(with:)", "decodeRestorableState(with:)", "willRotate(to:duration:)",
        "willAnimateRotation(to:duration:)", "didRotate(from:)", "willMove(toParentViewController:)",
        "didMove(toParentViewController:)", "addChildViewController(_:)", "removeFromParentViewController()",
        "transition(from:to:duration:options:animations:completion:)",
    ]

    /// Callbacks whose base implementation does nothing, so that super matters only where a class
    /// between has its own.
    static let needSuperOfOwnClasses: Set<String> = [
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "awakeFromNib()",
    ]

    /// Callbacks that nobody but UIKit calls.
    static let notByHand: Set<String> = [
        "viewDidLoad", "loadView", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    ]

    /// UIKit's controllers and those of other frameworks.
    static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIAlertController",
        "UIActivityViewController", "UISearchController", "UIImagePickerController", "UIDocumentPickerViewController",
        "UIHostingController", "UIInputViewController", "UIReferenceLibraryViewController", "UIVideoEditorController",
        "UICloudSharingController", "UIDocumentBrowserViewController", "UIDocumentMenuViewController",
        "UIFontPickerViewController", "UIColorPickerViewController", "QLPreviewController", "SFSafariViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController", "AVPlayerViewController",
        "GKGameCenterViewController", "CNContactViewController", "CNContactPickerViewController",
        "PHPickerViewController", "VNDocumentCameraViewController", "SLComposeServiceViewController",
        "MPMoviePlayerViewController", "ABPeoplePickerNavigationController", "GLKViewController",
        "UIPrinterPickerController", "PKPaymentAuthorizationViewController", "PKAddPassesViewController",
    ]

    static let views: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UICollectionView",
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
        "UITextField", "UITextView", "UIStackView", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
        "UIVisualEffectView", "UIWindow", "UISwitch", "UISlider", "UIProgressView", "UIPickerView", "UIDatePicker",
        "WKWebView", "MKMapView", "UIInputView",
    ]

    static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]

    /// Whether the name is that of a controller, though its class is not in the given sources.
    static func looksLikeController(_ name: String) -> Bool {
        if controllers.contains(name) { return true }
        guard !name.hasPrefix("NS") else { return false }
        return name.hasSuffix("ViewController") || name.hasSuffix("TableController") || name.hasSuffix("NavigationController")
            || name.hasSuffix("TabBarController") || name.hasSuffix("HostingController")
    }
}
