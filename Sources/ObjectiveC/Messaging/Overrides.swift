import Foundation

/// The implementation that a class between the object's and `ancestor` has for a selector.
///
/// Members of extensions cannot be overridden in Swift; translation lets those which Objective-C
/// would let be overridden look here first.
public func _override(
    _ selector: StaticString, of object: AnyObject, below ancestor: AnyClass
) -> MethodImplementation? {
    MethodTable.shared.implementation(
        type(of: object), Selector(id: SelectorNames.shared.id(of: selector)), below: ancestor)
}
