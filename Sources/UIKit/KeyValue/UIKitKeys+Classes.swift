extension UIKitKeys {
    /// What classes answer to themselves: their shared objects, under the names that Objective-C and Swift have for them.
    ///
    /// Code that must compile for application extensions too asks for the application in this way.
    static func addClassMethods() {
        for name in ["sharedApplication", "shared"] {
            ObjCRuntime.exposeClassMethod(NSSelectorFromString(name), of: UIApplication.self) { _, _, _ in
                _onMainActor(()) { _ in UIApplication.shared }
            }
        }
        for name in ["mainScreen", "main"] {
            ObjCRuntime.exposeClassMethod(NSSelectorFromString(name), of: UIScreen.self) { _, _, _ in
                _onMainActor(()) { _ in UIScreen.main }
            }
        }
        for name in ["currentDevice", "current"] {
            ObjCRuntime.exposeClassMethod(NSSelectorFromString(name), of: UIDevice.self) { _, _, _ in
                _onMainActor(()) { _ in UIDevice.current }
            }
        }
    }
}

extension UIScreen: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}

extension UIDevice: _KeyedClass {
    public nonisolated static func _registerKeys() { UIKitKeys.register() }
}
