/// An object's class as UIKit's messages name it: UIKit's own without a module, others with theirs.
///
/// `NSStringFromClass` names only classes that are declared at the top of a file.
func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
}
