/// The properties of UIKit's own classes that key-value coding reaches.
///
/// Storyboards set them as user defined runtime attributes, and code by `setValue(_:forKey:)`. They are
/// registered when a key is first looked up that no class of the client exposes.
/// Source: Apple documentation, "Key-Value Coding Programming Guide".
@MainActor
enum UIKitKeys {
    private static let registered: Void = {
        addViewKeys()
        addControlKeys()
        addTextKeys()
        addScrollingKeys()
        addControllerKeys()
        addItemKeys()
        addLayoutKeys()
        addClassMethods()
    }()

    nonisolated static func register() { _onMainActor(()) { _ in registered } }
}

extension UIResponder: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}

extension UIBarItem: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}

extension UINavigationItem: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}

extension NSLayoutConstraint: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}
