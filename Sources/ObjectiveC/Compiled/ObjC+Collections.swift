import Foundation

/// Arrays, dictionaries, sets and texts are values in Swift, objects in Objective-C: nil gives zero, and what can be
/// changed is changed in place.
extension _ObjC {
    /// An element of a literal; ends the process where it is nil, as Objective-C does.
    public static func element(_ value: Any?) -> Any {
        guard let value = any(value) else { raise(.invalidArgumentException, "attempt to insert nil object") }
        return value
    }

    public static func key(_ value: Any?) -> AnyHashable {
        guard let key = any(value) as? AnyHashable else { raise(.invalidArgumentException, "a key that is nil or cannot be one") }
        return key
    }

    /// What a `for … in` visits: the elements of an array or set, the keys of a dictionary.
    public static func elements(of value: Any?) -> [Any] {
        switch any(value) {
        case nil: []
        case let list as [Any]: list
        case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
        case let table as [AnyHashable: Any]: table.keys.map(\.base)
        case let table as NSDictionary: table.allKeys
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.allObjects
        case let other?: raise(.invalidArgumentException, "\(Swift.type(of: other)) cannot be enumerated")
        }
    }

    public static func count(_ value: Any?) -> Int { elements(of: value).count }
    public static func first(_ value: Any?) -> Any? { elements(of: value).first }
    public static func last(_ value: Any?) -> Any? { elements(of: value).last }
    public static func contains(_ value: Any?, _ item: Any?) -> Bool { elements(of: value).contains { isEqual($0, item) } }
    public static func adding(_ value: Any?, _ item: Any?) -> [Any] { elements(of: value) + [element(item)] }
    public static func keys(_ value: Any?) -> [Any] { elements(of: value) }

    public static func values(_ value: Any?) -> [Any] {
        switch any(value) {
        case let table as [AnyHashable: Any]: Array(table.values)
        case let table as NSDictionary: table.allValues
        default: elements(of: value)
        }
    }

    /// `list[index]`, `table[key]`.
    public static func item(_ value: Any?, at place: Any?) -> Any? {
        switch any(value) {
        case nil: return nil
        case let table as [AnyHashable: Any]: return table[key(place)]
        case let table as NSDictionary: return table.object(forKey: element(place))
        default:
            let list = elements(of: value)
            let index: Int = _argument(any(place))
            guard list.indices.contains(index) else {
                raise(.rangeException, "index \(index) beyond bounds\(list.isEmpty ? " for empty array" : " [0 .. \(list.count - 1)]")")
            }
            return list[index]
        }
    }

    // MARK: In place

    public static func setItem(_ value: NSMutableArray?, at place: some BinaryInteger, to item: Any?) {
        guard let value else { return }
        let index = Int(place)
        if index == value.count { value.add(element(item)) } else { value.replaceObject(at: index, with: element(item)) }
    }

    public static func setItem(_ value: NSMutableDictionary?, at place: Any?, to item: Any?) {
        let key = key(place)
        if let item = any(item) { value?.setObject(item, forKey: key) } else { value?.removeObject(forKey: key) }
    }

    public static func set(_ value: NSMutableDictionary?, _ item: Any?, _ place: Any?) { value?.setObject(element(item), forKey: key(place)) }
    public static func removeKey(_ value: NSMutableDictionary?, _ place: Any?) { value?.removeObject(forKey: key(place)) }
    public static func removeAll(_ value: NSMutableDictionary?) { value?.removeAllObjects() }
    public static func add(_ value: NSMutableArray?, _ item: Any?) { value?.add(element(item)) }
    public static func addAll(_ value: NSMutableArray?, _ items: Any?) { value?.addObjects(from: elements(of: items)) }
    public static func removeAll(_ value: NSMutableArray?) { value?.removeAllObjects() }
    public static func removeLast(_ value: NSMutableArray?) { value?.removeLastObject() }
    public static func add(_ value: NSMutableSet?, _ item: Any?) { value?.add(element(item)) }
    public static func remove(_ value: NSMutableSet?, _ item: Any?) { value?.remove(element(item)) }
    public static func removeAll(_ value: NSMutableSet?) { value?.removeAllObjects() }

    public static func remove(_ value: NSMutableArray?, _ item: Any?) {
        guard let value else { return }
        for index in (0..<value.count).reversed() where isEqual(value.object(at: index), item) { value.removeObject(at: index) }
    }

    public static func mutable(_ value: [AnyHashable: Any]?) -> NSMutableDictionary? {
        value.map { table in
            let made = NSMutableDictionary()
            for (key, item) in table { made.setObject(item, forKey: key) }
            return made
        }
    }

    @_disfavoredOverload
    public static func mutable(_ value: [Any]?) -> NSMutableArray? { value.map { NSMutableArray(array: $0) } }

    // MARK: Texts

    public static func length(_ text: String?) -> Int { text?.utf16.count ?? 0 }
    public static func appending(_ text: String?, _ other: String?) -> String? { text.map { $0 + passed(other) } }
    public static func hasPrefix(_ text: String?, _ other: String?) -> Bool { text?.hasPrefix(passed(other)) ?? false }
    public static func hasSuffix(_ text: String?, _ other: String?) -> Bool { text?.hasSuffix(passed(other)) ?? false }
    public static func containsText(_ text: String?, _ other: String?) -> Bool { text?.contains(passed(other) as String) ?? false }
    public static func uppercased(_ text: String?) -> String? { text?.uppercased() }
    public static func lowercased(_ text: String?) -> String? { text?.lowercased() }
}
