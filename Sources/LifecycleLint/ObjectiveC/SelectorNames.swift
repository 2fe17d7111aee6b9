/// Objective-C's names in Swift's spelling, so that each check knows one.
enum SelectorNames {
    /// The base name and argument labels of a selector.
    static func swift(_ selector: String) -> (base: String, labels: [String]) {
        if let known = table[selector] { return known }
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard selector.contains(":") else { return (selector, []) }
        return (pieces[0], [""] + pieces.dropFirst().dropLast())
    }

    /// Whether a selector is one of the family of `init`: the word, and then no small letter.
    static func isInitializer(_ selector: String) -> Bool {
        selector.hasPrefix("init") && selector.dropFirst(4).first?.isLowercase != true
    }

    /// The signature of a method: `viewWillAppear(_:)`.
    static func signature(_ selector: String) -> String {
        let (base, labels) = swift(selector)
        return base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    private static let table: [String: (base: String, labels: [String])] = [
        "addChildViewController:": ("addChild", [""]),
        "removeFromParentViewController": ("removeFromParent", []),
        "willMoveToParentViewController:": ("willMove", ["toParent"]),
        "didMoveToParentViewController:": ("didMove", ["toParent"]),
        "presentViewController:animated:completion:": ("present", ["", "animated", "completion"]),
        "presentModalViewController:animated:": ("present", ["", "animated"]),
        "dismissViewControllerAnimated:completion:": ("dismiss", ["animated", "completion"]),
        "dismissModalViewControllerAnimated:": ("dismiss", ["animated"]),
        "pushViewController:animated:": ("pushViewController", ["", "animated"]),
        "popViewControllerAnimated:": ("popViewController", ["animated"]),
        "popToRootViewControllerAnimated:": ("popToRootViewController", ["animated"]),
        "performSegueWithIdentifier:sender:": ("performSegue", ["withIdentifier", "sender"]),
        "addObserver:selector:name:object:": ("addObserver", ["", "selector", "name", "object"]),
        "addObserver:forKeyPath:options:context:": ("addObserver", ["", "forKeyPath", "options", "context"]),
        "addObserverForName:object:queue:usingBlock:": ("addObserver", ["forName", "object", "queue", "using"]),
        "removeObserver:name:object:": ("removeObserver", ["", "name", "object"]),
        "removeObserver:forKeyPath:": ("removeObserver", ["", "forKeyPath"]),
        "removeObserver:forKeyPath:context:": ("removeObserver", ["", "forKeyPath", "context"]),
        "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:":
            ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"]),
        "timerWithTimeInterval:target:selector:userInfo:repeats:":
            ("timer", ["timeInterval", "target", "selector", "userInfo", "repeats"]),
        "scheduledTimerWithTimeInterval:repeats:block:": ("scheduledTimer", ["withTimeInterval", "repeats", "block"]),
        "timerWithTimeInterval:repeats:block:": ("timer", ["withTimeInterval", "repeats", "block"]),
        "displayLinkWithTarget:selector:": ("displayLink", ["target", "selector"]),
        "insertSubview:atIndex:": ("insertSubview", ["", "at"]),
        "insertSublayer:atIndex:": ("insertSublayer", ["", "at"]),
        "activateConstraints:": ("activate", [""]),
        "deactivateConstraints:": ("deactivate", [""]),
        "viewWillTransitionToSize:withTransitionCoordinator:": ("viewWillTransition", ["to", "with"]),
        "willTransitionToTraitCollection:withTransitionCoordinator:": ("willTransition", ["to", "with"]),
        "willRotateToInterfaceOrientation:duration:": ("willRotate", ["to", "duration"]),
        "willAnimateRotationToInterfaceOrientation:duration:": ("willAnimateRotation", ["to", "duration"]),
        "didRotateFromInterfaceOrientation:": ("didRotate", ["from"]),
        "setEditing:animated:": ("setEditing", ["", "animated"]),
        "encodeRestorableStateWithCoder:": ("encodeRestorableState", ["with"]),
        "decodeRestorableStateWithCoder:": ("decodeRestorableState", ["with"]),
        "dataTaskWithRequest:completionHandler:": ("dataTask", ["with", "completionHandler"]),
        "dataTaskWithURL:completionHandler:": ("dataTask", ["with", "completionHandler"]),
        "constraintEqualToAnchor:": ("constraint", ["equalTo"]),
        "constraintEqualToAnchor:constant:": ("constraint", ["equalTo", "constant"]),
        "constraintEqualToConstant:": ("constraint", ["equalToConstant"]),
        "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:": ("constraint", ["item"]),
        "constraintsWithVisualFormat:options:metrics:views:": ("constraints", ["withVisualFormat"]),
        "prepareForSegue:sender:": ("prepare", ["for", "sender"]),
        "transitionFromViewController:toViewController:duration:options:animations:completion:":
            ("transition", ["from", "to", "duration", "options", "animations", "completion"]),
        "presentationControllerDidDismiss:": ("presentationControllerDidDismiss", [""]),
    ]

    /// Names of types and constants in Swift's spelling.
    static let names: [String: String] = [
        "NSNotificationCenter": "NotificationCenter", "NSTimer": "Timer", "NSBundle": "Bundle", "NSUserDefaults": "UserDefaults",
        "parentViewController": "parent", "defaultCenter": "default",
    ]

    static let literals: [String: String] = [
        "YES": "true", "NO": "false", "nil": "nil", "NULL": "nil", "true": "true", "false": "false", "Nil": "nil",
        "TRUE": "true", "FALSE": "false",
    ]

    /// Getters that are properties in Swift.
    static let getters: Set<String> = [
        "view", "navigationController", "tabBarController", "bounds", "frame", "window", "safeAreaInsets", "traitCollection",
        "parentViewController", "presentingViewController", "defaultCenter", "layer", "tableView", "collectionView",
        "navigationItem", "isViewLoaded", "contentView",
    ]
}
