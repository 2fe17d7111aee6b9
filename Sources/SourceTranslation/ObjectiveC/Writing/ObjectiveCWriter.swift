/// Writes a target's Objective-C declarations as Swift, for the translation that every Swift source goes through.
///
/// Objects may be nil everywhere in a body, as in Objective-C: messages go through `?`, and `_ObjC`, a part of the
/// runtime's module, makes of what comes back the zero that Objective-C has for nil. What a name is in Swift is known
/// from the target's own declarations and the interfaces of Understudy's modules; the compiler checks the rest, and
/// what it says is said of the Objective-C file's line.
struct ObjectiveCWriter {
    var model: ObjectiveCModel
    let types: ObjectiveCTypeNames
    var lines: [String] = []
    /// The class that the code at hand belongs to.
    var owner = ""
    var isClassMethod = false
    /// Local variables, from outside in.
    var scopes: [[String: Local]] = []
    var result = ObjectiveCTypeUse.void
    var isInitializer = false
    /// Instance variables of the class at hand that are no property's, and those that are, by the variable's name.
    var instanceVariables: [String: ObjectiveCTypeUse] = [:]
    var storage: [String: (property: String, type: ObjectiveCTypeUse)] = [:]
    /// Variables that live as long as the process, written before what uses them.
    var hoisted: [String] = []
    var counter = 0
    var loads: [String] = []
    /// Variables whose address is a key.
    var keys: Set<String> = []
    var globals: [String: ObjectiveCTypeUse] = [:]
    var functions: [String: ObjectiveCFunction] = [:]
    /// The methods at hand, for calls of accessors that have bodies.
    var accessors: Set<String> = []

    struct Local {
        var swift: String
        var type: ObjectiveCTypeUse
    }

    /// An expression in Swift.
    struct Value {
        var text: String
        /// The type without what says that it may be nil; empty where it is not known.
        var type = ""
        /// Whether the text is of an optional type for certain.
        var isOptional = true
        var isLiteral = false
        var isNull = false
        var use: ObjectiveCTypeUse?
    }

    init(model: ObjectiveCModel) {
        self.model = model
        types = ObjectiveCTypeNames(model: model)
    }

    /// The Swift source of a target, and that of its `+load` methods, which is compiled after it so that they run
    /// when the target's classes are registered.
    static func swift(of unit: ObjectiveCUnit, imports: Set<String>, frameworks: FrameworkInterface, isPublicFile: @escaping (String) -> Bool) throws
        -> (declarations: String, loads: String?)
    {
        var model = try ObjectiveCModel(unit: unit, frameworks: frameworks, isPublicFile: isPublicFile)
        for selector in ObjectiveCSelectors.mentioned(in: unit) { model.mention(selector) }
        var writer = ObjectiveCWriter(model: model)
        try writer.writeAll()
        let header = imports.sorted().filter { $0 != "ObjectiveC" }.map { "@_exported import \($0)" } + ["import ObjectiveC", "import Foundation", "import Dispatch"]
        // A module that replaces methods says so by the name of what it calls.
        let replaces = ["method_exchange", "method_set", "class_replace", "class_add"].contains { name in writer.lines.contains { $0.contains("_ObjC." + name) } }
        let mark = replaces ? ["private let _replacing: (Method, Method) -> Void = method_exchangeImplementations"] : []
        let declarations = (header + mark + writer.lines + writer.hoisted).joined(separator: "\n") + "\n"
        return (declarations, writer.loads.isEmpty ? nil : writer.loadSource)
    }

    private var loadSource: String {
        let calls = loads.joined(separator: "\n")
        return """
            import ObjectiveC
            private enum _Loads {
                @section(".init_array") @used static let entry: @convention(c) () -> Void = {
                    _ObjC.run {
            \(calls)
                    }
                }
            }

            """
    }

    private mutating func writeAll() throws {
        let unit = model.unit
        for promise in unit.promises {
            let isDefined =
                promise.isFunction ? unit.functions.contains { $0.name == promise.name } : unit.variables.contains { $0.name == promise.name }
            guard isDefined else {
                throw ObjectiveCError(
                    place: promise.place, what: "'\(promise.name)', which is declared and not defined in the target's Objective-C,")
            }
        }
        for function in unit.functions { functions[function.name] = function }
        for variable in unit.variables { globals[variable.name] = variable.type }
        let publicNames = Set(unit.promises.map(\.name))
        for item in unit.enumerations { try write(item) }
        for item in unit.protocols { try write(item) }
        for variable in unit.variables { try writeGlobal(variable, isPublic: publicNames.contains(variable.name)) }
        for interface in unit.interfaces where interface.category == nil { try writeClass(interface) }
        try writeCategories()
        for function in unit.functions { try write(function, isPublic: publicNames.contains(function.name)) }
    }

    mutating func place(_ place: ObjectiveCPlace) {
        lines.append("#sourceLocation(file: \(Self.literal(place.file)), line: \(place.line))")
    }

    /// A text as a literal of Swift.
    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A name that may be a word of Swift's.
    static func name(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    private static let reserved: Set<String> = [
        "in", "is", "as", "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "import", "init", "deinit", "subscript",
        "operator", "default", "case", "switch", "where", "repeat", "guard", "defer", "throw", "throws", "try", "catch", "internal",
        "public", "private", "fileprivate", "open", "inout", "associatedtype", "typealias", "rethrows", "Any", "fallthrough", "super", "static",
    ]
}
