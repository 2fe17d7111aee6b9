/// A property that appearance proxies hand on.
@MainActor
struct AppearanceProperty {
    let type: AnyClass
    let name: String
    let get: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void
    /// Whether an object's value was set on itself; the last argument is what a new object has.
    let isOwn: (NSObject, Any?) -> Bool

    /// A property of which an object has its own value when that is not the one it was made with.
    static func value<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> AppearanceProperty {
        let get = { (object: NSObject) -> Any? in (object as? Root).flatMap { flat($0[keyPath: path]) } }
        return AppearanceProperty(
            type: Root.self, name: name, get: get,
            set: { object, value in
                guard let object = object as? Root else { return }
                if let value = value as? Value {
                    object[keyPath: path] = value
                } else if value == nil, let none = Value.self as? any Emptiable.Type, let none = none.empty as? Value {
                    object[keyPath: path] = none
                }
            },
            isOwn: { object, initial in !same(get(object), initial) })
    }

    /// A property for which an object knows whether it was set.
    static func value<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, isSet: @escaping (Root) -> Bool
    ) -> AppearanceProperty {
        let plain = value(name, path)
        return AppearanceProperty(
            type: Root.self, name: name, get: plain.get, set: plain.set,
            isOwn: { object, _ in (object as? Root).map(isSet) ?? true })
    }

    /// Whether two values are one: equal, or the same object.
    static func same(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
            return first.count == second.count && first.allSatisfy { key, value in same(value, second[key]) }
        }
        if let first = first as? any Equatable { return isEqual(first, second) }
        return false
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value) == first
    }

    /// A value without the optionals around it.
    private static func flat(_ value: Any) -> Any? {
        guard let optional = value as? any Emptiable else { return value }
        return optional.content.flatMap(flat)
    }
}

/// An optional, seen without its type.
private protocol Emptiable {
    static var empty: Any { get }
    var content: Any? { get }
}

extension Optional: Emptiable {
    fileprivate static var empty: Any { Self.none as Any }
    fileprivate var content: Any? { map { $0 as Any } }
}

extension AppearanceProperty {
    /// Those that Apple's headers mark `UI_APPEARANCE_SELECTOR`, as far as they are properties.
    static let all: [AppearanceProperty] = views + bars + controls + items

    private static let views: [AppearanceProperty] = [
        // Read from the view itself: what it inherits is none of its own.
        AppearanceProperty(
            type: UIView.self, name: "tintColor", get: { ($0 as? UIView)?.rare?.tintColor },
            set: { ($0 as? UIView)?.tintColor = $1 as? UIColor },
            isOwn: { object, _ in (object as? UIView)?.rare?.tintColor != nil }),
        value("backgroundColor", \UIView.backgroundColor),
        value("separatorColor", \UITableView.separatorColor),
        value("separatorInset", \UITableView.separatorInset),
        value("sectionIndexColor", \UITableView.sectionIndexColor),
        value("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
        value("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
        value("cellSeparatorInset", \UITableViewCell.separatorInset),
    ]

    private static let bars: [AppearanceProperty] = [
        value("barStyle", \UINavigationBar.barStyle),
        value("isTranslucent", \UINavigationBar.isTranslucent),
        value("barTintColor", \UINavigationBar.barTintColor),
        value("shadowImage", \UINavigationBar.shadowImage),
        value("titleTextAttributes", \UINavigationBar.titleTextAttributes),
        value("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
        value("backIndicatorImage", \UINavigationBar.backIndicatorImage),
        value("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
        value("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        value("standardAppearance", \UINavigationBar.standardAppearance) { $0.looks.isStandardSet },
        value("compactAppearance", \UINavigationBar.compactAppearance),
        value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
        value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
        value("tabBarStyle", \UITabBar.barStyle),
        value("tabIsTranslucent", \UITabBar.isTranslucent),
        value("tabBarTintColor", \UITabBar.barTintColor),
        value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        value("tabBackgroundImage", \UITabBar.backgroundImage),
        value("tabShadowImage", \UITabBar.shadowImage),
        value("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        value("itemPositioning", \UITabBar.itemPositioning),
        value("itemWidth", \UITabBar.itemWidth),
        value("itemSpacing", \UITabBar.itemSpacing),
        value("tabStandardAppearance", \UITabBar.standardAppearance) { $0.isStandardSet },
        value("tabScrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        value("toolBarStyle", \UIToolbar.barStyle),
        value("toolIsTranslucent", \UIToolbar.isTranslucent),
        value("toolBarTintColor", \UIToolbar.barTintColor),
        value("toolStandardAppearance", \UIToolbar.standardAppearance) { $0.isStandardSet },
        value("toolCompactAppearance", \UIToolbar.compactAppearance),
        value("toolScrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        value("searchBarTintColor", \UISearchBar.barTintColor),
        value("searchBarStyle", \UISearchBar.barStyle),
        value("searchBackgroundImage", \UISearchBar.backgroundImage),
    ]

    private static let controls: [AppearanceProperty] = [
        value("font", \UILabel.font),
        value("textColor", \UILabel.textColor),
        value("onTintColor", \UISwitch.onTintColor),
        value("switchThumbTintColor", \UISwitch.thumbTintColor),
        value("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
        value("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
        value("thumbTintColor", \UISlider.thumbTintColor),
        value("progressTintColor", \UIProgressView.progressTintColor),
        value("trackTintColor", \UIProgressView.trackTintColor),
        value("progressImage", \UIProgressView.progressImage),
        value("trackImage", \UIProgressView.trackImage),
        value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
        value("color", \UIActivityIndicatorView.color),
        value("attributedTitle", \UIRefreshControl.attributedTitle),
        titles("segmentTitles", { $0.titleTextAttributes(for: $1) }, { (control: UISegmentedControl, state, attributes) in
            control.setTitleTextAttributes(attributes, for: state)
        }),
    ]

    private static let items: [AppearanceProperty] = [
        value("itemTintColor", \UIBarButtonItem.tintColor),
        titles("itemTitles", { $0.titleTextAttributes(for: $1) }, { (item: UIBarItem, state, attributes) in
            item.setTitleTextAttributes(attributes, for: state)
        }),
    ]

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    /// The attributes of titles by state; an object's own stay, state by state.
    private static func titles<Root: NSObject>(
        _ name: String, _ get: @escaping (Root, UIControl.State) -> [NSAttributedString.Key: Any]?,
        _ set: @escaping (Root, UIControl.State, [NSAttributedString.Key: Any]?) -> Void
    ) -> AppearanceProperty {
        let read = { (object: NSObject) -> Any? in
            guard let object = object as? Root else { return nil }
            let found = states.compactMap { state in get(object, state).map { TitleAttributes(state: state, values: $0) } }
            return found.isEmpty ? nil : TitleAttributesList(all: found)
        }
        return AppearanceProperty(
            type: Root.self, name: name, get: read,
            set: { object, value in
                guard let object = object as? Root, let list = value as? TitleAttributesList else { return }
                for one in list.all where get(object, one.state) == nil { set(object, one.state, one.values) }
            },
            isOwn: { _, _ in false })
    }
}

/// The attributes of titles in one state.
private struct TitleAttributes {
    let state: UIControl.State
    let values: [NSAttributedString.Key: Any]
}

/// The attributes of titles in all states for which there are any.
private struct TitleAttributesList {
    let all: [TitleAttributes]
}
