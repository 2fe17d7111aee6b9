import Foundation

/// The name of a method, as Objective-C spells it (`handleTap:`).
///
/// Two selectors with one name are equal. Making one for the first time interns its name.
/// Source: Apple documentation, "Selector".
public struct Selector: Hashable, Sendable {
    /// The place of the name in the process's table.
    let id: UInt32

    init(id: UInt32) { self.id = id }

    /// The selector with this name.
    public init(_ name: String) { id = SelectorNames.shared.id(of: name) }
}

extension Selector: ExpressibleByStringLiteral {
    /// The selector with this name.
    public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name.
    public var description: String { SelectorNames.shared.name(of: id) }

    /// The name, as a debugger shows it.
    public var debugDescription: String { description }
}

/// The selector with this name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector with this name.
public func sel_registerName(_ name: String) -> Selector { Selector(name) }
