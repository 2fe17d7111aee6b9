import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method for a selector.
    ///
    /// Source: Apple documentation, "responds(to:)".
    public func responds(to selector: Selector!) -> Bool {
        if let own = _override("respondsToSelector:", of: self, below: NSObject.self) {
            return _argument(own(self, selector, nil, nil))
        }
        return _extended_responds(to: selector)
    }

    /// What `super.responds(to:)` calls.
    public func _extended_responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return ObjCRuntime.responds(self, to: selector)
    }

    /// Calls the method for a selector and returns its result, unretained.
    ///
    /// Source: Apple documentation, "perform(_:)".
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ObjCRuntime.send(selector, to: self))
    }

    /// Calls the method for a selector with an argument and returns its result, unretained.
    ///
    /// Source: Apple documentation, "perform(_:with:)".
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ObjCRuntime.send(selector, to: self, object))
    }

    /// Calls the method for a selector with two arguments and returns its result, unretained.
    ///
    /// Source: Apple documentation, "perform(_:with:with:)".
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        Autoreleased.result(ObjCRuntime.send(selector, to: self, first, second))
    }
}

extension NSObjectProtocol {
    /// Called when the object was made from a nib and everything in it is connected.
    ///
    /// Views and view controllers have a method of that name of their own.
    /// Source: Apple documentation, "awakeFromNib()".
    public func awakeFromNib() { _ = _override("awakeFromNib", of: self, below: NSObject.self)?(self, nil, nil, nil) }

    /// What `super.awakeFromNib()` calls.
    public func _extended_awakeFromNib() {}
}

extension NSObject {
    /// Whether instances of the class have a method for a selector.
    ///
    /// Source: Apple documentation, "instancesRespond(to:)".
    public class func instancesRespond(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return ObjCRuntime.instances(of: self, respondTo: selector)
    }

    /// Ends the process because the object has no method for a selector.
    ///
    /// Source: Apple documentation, "doesNotRecognizeSelector(_:)".
    public func doesNotRecognizeSelector(_ selector: Selector!) {
        ObjCRuntime.raiseUnrecognized(selector, self)
    }
}

/// Results that their receivers have not retained yet, kept alive for a while as an autorelease
/// pool would.
enum Autoreleased {
    private final class Pool {
        var results: [AnyObject?] = Array(repeating: nil, count: 16)
        var next = 0
    }

    private static let key = "understudy.autoreleased"

    static func result(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        let object = value as AnyObject
        let pool = (Thread.current.threadDictionary[key] as? Pool) ?? Pool()
        pool.results[pool.next] = object
        pool.next = (pool.next + 1) % pool.results.count
        Thread.current.threadDictionary[key] = pool
        return Unmanaged.passUnretained(object)
    }
}
