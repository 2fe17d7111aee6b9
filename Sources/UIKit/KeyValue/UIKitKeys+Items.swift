extension UIKitKeys {
    static func addItemKeys() {
        FrameworkKeys.add("title", \UIBarItem.title)
        FrameworkKeys.add("image", \UIBarItem.image)
        FrameworkKeys.add("isEnabled", \UIBarItem.isEnabled)
        FrameworkKeys.add("tag", \UIBarItem.tag)
        FrameworkKeys.add("badgeValue", \UITabBarItem.badgeValue)
        FrameworkKeys.add("selectedItem", \UITabBar.selectedItem)
        FrameworkKeys.add("selectedImage", \UITabBarItem.selectedImage)
        FrameworkKeys.add("customView", \UIBarButtonItem.customView)
        FrameworkKeys.add("target", \UIBarButtonItem.target)
        FrameworkKeys.add("action", \UIBarButtonItem.action)
        FrameworkKeys.add("title", \UINavigationItem.title)
        FrameworkKeys.add("prompt", \UINavigationItem.prompt)
        FrameworkKeys.add("titleView", \UINavigationItem.titleView)
        FrameworkKeys.add("hidesBackButton", \UINavigationItem.hidesBackButton)
        FrameworkKeys.add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        FrameworkKeys.add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        FrameworkKeys.add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        FrameworkKeys.add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        FrameworkKeys.add("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    }

    static func addLayoutKeys() {
        FrameworkKeys.add("constant", \NSLayoutConstraint.constant)
        FrameworkKeys.add("priority", \NSLayoutConstraint.priority)
        FrameworkKeys.add("multiplier", \NSLayoutConstraint.multiplier)
        FrameworkKeys.add("relation", \NSLayoutConstraint.relation)
        FrameworkKeys.add("isActive", \NSLayoutConstraint.isActive)
        FrameworkKeys.add("identifier", \NSLayoutConstraint.identifier)
        FrameworkKeys.add("firstItem", \NSLayoutConstraint.firstItem)
        FrameworkKeys.add("secondItem", \NSLayoutConstraint.secondItem)
        FrameworkKeys.add("firstAttribute", \NSLayoutConstraint.firstAttribute)
        FrameworkKeys.add("secondAttribute", \NSLayoutConstraint.secondAttribute)
    }
}
