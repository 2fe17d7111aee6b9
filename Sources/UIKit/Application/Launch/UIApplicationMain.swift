/// Makes the application and its delegate, launches it and runs the main run loop; does not return
/// (Apple documentation: *UIApplicationMain(_:_:_:_:)*).
///
/// - Parameters:
///   - principalClassName: the class of the application, `nil` for `UIApplication`.
///   - delegateClassName: the class of the delegate, with its module, as `NSStringFromClass` gives it.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
            raise(.internalInconsistencyException, "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName) is loaded.")
        }
        UIApplication.adopt(type)
    }
    var delegate: (any UIApplicationDelegate)?
    if let delegateClassName {
        guard let made = NSClassFromString(delegateClassName).flatMap({ ObjectFactories.make($0) }) as? any UIApplicationDelegate
        else {
            raise(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName) is loaded.")
        }
        delegate = made
    }
    UIApplication.shared.runForever(delegate)
}

extension UIApplicationDelegate {
    /// The entry point of a delegate marked `@main`; its class must be registered with `ObjectFactories`,
    /// which source translation does.
    @MainActor
    public static func main() {
        guard let delegate = ObjectFactories.make(Self.self) as? any UIApplicationDelegate else {
            raise(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate \(Self.self).")
        }
        UIApplication.shared.runForever(delegate)
    }
}

extension UIApplication {
    func runForever(_ delegate: (any UIApplicationDelegate)?) -> Never {
        if let delegate { keep(delegate) }
        launch()
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
