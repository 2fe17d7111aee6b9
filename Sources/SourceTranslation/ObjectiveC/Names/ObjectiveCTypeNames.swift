/// Types of Objective-C in Swift's spelling.
struct ObjectiveCTypeNames {
    let model: ObjectiveCModel

    /// Numbers by their C names.
    static let numbers: [String: String] = [
        "int": "Int32", "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat", "float": "Float", "double": "Double",
        "NSTimeInterval": "TimeInterval", "CFTimeInterval": "CFTimeInterval", "size_t": "Int", "int8_t": "Int8", "int16_t": "Int16",
        "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
        "unichar": "UInt16", "uint": "UInt32", "uintptr_t": "UInt", "intptr_t": "Int",
    ]

    /// Swift's numbers, which need a conversion from one to another.
    static let numberNames = Set(numbers.values).union(["Double"])

    /// Foundation's classes that have another name, or are a value, in Swift.
    static let classes: [String: String] = [
        "NSString": "String", "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSError": "Error", "NSIndexPath": "IndexPath",
        "NSIndexSet": "IndexSet", "NSURLRequest": "URLRequest", "NSUUID": "UUID", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
        "NSCalendar": "Calendar", "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet", "NSNotification": "Notification",
        "NSNotificationCenter": "NotificationCenter", "NSTimer": "Timer", "NSBundle": "Bundle", "NSUserDefaults": "UserDefaults",
        "NSProcessInfo": "ProcessInfo", "NSFileManager": "FileManager", "NSOperation": "Operation", "NSOperationQueue": "OperationQueue",
        "NSThread": "Thread", "NSRunLoop": "RunLoop", "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter",
        "NSFormatter": "Formatter", "NSScanner": "Scanner", "NSUndoManager": "UndoManager", "dispatch_queue_t": "DispatchQueue",
        "dispatch_group_t": "DispatchGroup", "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_source_t": "DispatchSource",
    ]

    /// A type's name without what says that it may be nil.
    func plain(_ type: ObjectiveCType, in owner: String? = nil) -> String {
        switch type {
        case .void: return "Void"
        case .named(let name):
            if ["BOOL", "bool", "Boolean"].contains(name) { return "Bool" }
            return Self.numbers[name] ?? model.typeName(name)
        case .id(let protocols):
            return protocols.isEmpty ? "Any" : "any " + protocols.map(protocolName).joined(separator: " & ")
        case .instancetype: return owner ?? "Any"
        case .anyClass: return "AnyClass"
        case .selector: return "Selector"
        case .object(let name, let arguments, _): return object(name, arguments)
        case .block(let result, let parameters):
            return "(" + parameters.map { use($0.type) }.joined(separator: ", ") + ") -> " + use(result)
        case .pointer: return "UnsafeRawPointer"
        }
    }

    private func object(_ name: String, _ arguments: [ObjectiveCTypeUse]) -> String {
        let elements = arguments.map { element($0.type) }
        switch name {
        case "NSArray": return "[\(elements.first ?? "Any")]"
        case "NSDictionary": return "[\(elements.first ?? "AnyHashable"): \(elements.count > 1 ? elements[1] : "Any")]"
        case "NSSet": return "Set<\(elements.first ?? "AnyHashable")>"
        case "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCache": return name
        case "NSHashTable" where !elements.isEmpty, "NSMapTable" where !elements.isEmpty: return "\(name)<\(elements.joined(separator: ", "))>"
        default: break
        }
        let plain = Self.classes[name] ?? model.typeName(name)
        // What stands between the angle brackets of another class are protocols.
        return ([plain] + arguments.compactMap { if case .named(let name) = $0.type { protocolName(name) } else { nil } }).joined(separator: " & ")
    }

    private func element(_ type: ObjectiveCType) -> String {
        let name = plain(type)
        return name.contains("->") || name.contains("&") ? "(\(name))" : name
    }

    func protocolName(_ name: String) -> String { name == "NSObject" ? "NSObjectProtocol" : model.typeName(name) }

    /// A type with what says that it may be nil; of a local variable everything that is an object may be.
    func use(_ use: ObjectiveCTypeUse, in owner: String? = nil, isLocal: Bool = false) -> String {
        let name = plain(use.type, in: owner)
        guard use.type.isObject else { return name }
        if !isLocal, use.nullability == .nonnull { return name }
        let wrapped = name.contains("->") || name.contains("&") || name.hasPrefix("any ") ? "(\(name))" : name
        return wrapped + (isLocal || use.nullability == .nullable ? "?" : "!")
    }

    /// A type by which words that a method's name repeats are known.
    static func matching(_ use: ObjectiveCTypeUse) -> String {
        switch use.type {
        case .object(let name, let arguments, _):
            if name == "NSArray", case .object(let element, _, _)? = arguments.first?.type { return element + "s" }
            return name.hasPrefix("NS") && classes[name] != nil ? String(name.dropFirst(2)) : name
        case .named(let name): return name
        case .id: return "Object"
        case .selector: return "Selector"
        case .anyClass: return "Class"
        case .block: return "Block"
        default: return ""
        }
    }
}

/// Names of the cases of enumerations.
enum ObjectiveCEnumerations {
    /// A case without the enumeration's name, `medium` of `BadgeSizeMedium`.
    static func caseName(_ name: String, of item: ObjectiveCEnumeration) -> String {
        var common = item.name
        while !common.isEmpty, !item.cases.allSatisfy({ $0.name.hasPrefix(common) && $0.name.count > common.count }) { common = String(common.dropLast()) }
        let rest = String(name.dropFirst(common.count))
        guard let first = rest.first, first.isLetter else { return SwiftNaming.lowercased(name) }
        return SwiftNaming.lowercased(rest)
    }
}
