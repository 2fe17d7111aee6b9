/// The classes of the elements of Interface Builder documents.
@MainActor
enum NibClasses {
    /// The class of an object: the one that the document names, else UIKit's for the element.
    static func type(of element: NibElement) -> AnyClass? {
        let standard: AnyClass? = standardClass(element.name)
        guard let name = element["customClass"] else { return standard }
        if let module = element["customModule"], let found = _classNamed("\(module).\(name)") { return found }
        if let found = _classNamed(name) ?? _classNamed("UIKit.\(name)") { return found }
        UIKitLog.write("Unknown class \(name) in Interface Builder file.")
        return standard
    }

    private static func standardClass(_ element: String) -> AnyClass? {
        controllers[element] ?? views[element]
    }

    static func isController(_ element: NibElement) -> Bool { controllers[element.name] != nil }
    static func isView(_ element: NibElement) -> Bool { views[element.name] != nil }

    private static let controllers: [String: AnyClass] = [
        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    private static let views: [String: AnyClass] = [
        "view": UIView.self,
        "label": UILabel.self,
        "button": UIButton.self,
        "imageView": UIImageView.self,
        "scrollView": UIScrollView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "containerView": UIView.self,
        "control": UIControl.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "pageControl": UIPageControl.self,
        "stackView": UIStackView.self,
        "visualEffectView": UIVisualEffectView.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "searchBar": UISearchBar.self,
        "pickerView": UIPickerView.self,
        "datePicker": UIDatePicker.self,
    ]

    /// A gesture recognizer of an element; `nil` for other elements.
    static func makeRecognizer(_ element: String) -> UIGestureRecognizer? {
        switch element {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        case "pinchGestureRecognizer": UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": UIRotationGestureRecognizer()
        case "swipeGestureRecognizer": UISwipeGestureRecognizer()
        case "pongPressGestureRecognizer": UILongPressGestureRecognizer()
        case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
        default: nil
        }
    }
}
