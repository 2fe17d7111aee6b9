import Foundation

@objc public protocol Speaking {
    func always() -> Int
    @objc optional func speak(_ text: String, loudly: Bool) -> Int
    @objc optional func done()
    @objc optional var volume: Int { get }
}

open class Dog: NSObject, Speaking {
    public func always() -> Int { 1 }
    @objc open dynamic var name = "Rex"
    @objc(tricks) public var trickCount: Int = 0
}

@objc(XYZCat) public class Cat: NSObject, Speaking {
    public func always() -> Int { 2 }
    public func speak(_ text: String, loudly: Bool) -> Int { text.count }
    public var volume: Int { 11 }
    @objc private func secret(_ x: NSNumber) -> String { "secret \(x)" }
    public static var secretSelector: Selector { #selector(secret) }
}
