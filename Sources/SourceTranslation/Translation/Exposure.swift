/// The code that registers what a file's types expose, to be appended to the file.
struct Exposure {
    /// One statement of registration, and the condition under which it compiles.
    private struct Statement {
        let text: String
        let condition: String?
    }

    private var order: [String] = []
    private var statements: [String: [Statement]] = [:]
    private var names: [String: String] = [:]
    private var factories: [Statement] = []

    var isEmpty: Bool { order.isEmpty && factories.isEmpty }

    /// Has the system make objects of the class at `path` when it knows only the class.
    mutating func addFactory(of path: String, condition: String?) {
        factories.append(
            Statement(text: "ObjectFactories.register(\(path).self) { \(path)() }", condition: condition))
    }

    /// Adds a registration for the type at `path`.
    mutating func add(_ text: String, to path: String, condition: String?) {
        begin(path)
        statements[path, default: []].append(Statement(text: text, condition: condition))
    }

    /// Gives the class at `path` its Objective-C name.
    mutating func name(_ path: String, _ objectiveCName: String) {
        begin(path)
        names[path] = objectiveCName
    }

    private mutating func begin(_ path: String) {
        if statements[path] == nil {
            order.append(path)
            statements[path] = []
        }
    }

    /// The lines to append.
    ///
    /// A function pointer among the process's initializers has the classes registered when the first
    /// selector is looked up.
    func lines() -> [String] {
        var lines: [String] = []
        var calls: [String] = []
        for path in order {
            let list = statements[path] ?? []
            let shared = Self.shared(list.map(\.condition))
            if let shared { lines.append("#if \(shared)") }
            let name = names[path].map { ", named: \"\($0)\"" } ?? ""
            lines.append(
                "extension \(path) { @MainActor fileprivate static func \(Self.functionName(path))(_ members: ExposedMembers) {"
                    + " members.begin(\(path).self\(name))")
            for statement in list {
                let own = statement.condition == shared ? nil : statement.condition
                if let own { lines.append("#if \(own)") }
                lines.append(statement.text)
                if own != nil { lines.append("#endif") }
            }
            lines.append("} }")
            if shared != nil { lines.append("#endif") }
            if let shared {
                calls += ["#if \(shared)", "\(path).\(Self.functionName(path))(members)", "#endif"]
            } else {
                calls.append("\(path).\(Self.functionName(path))(members)")
            }
        }
        guard !isEmpty else { return [] }
        lines.append("private enum _Exposed { @MainActor static func members(_ members: ExposedMembers) { _ = members")
        lines += calls
        lines.append("}")
        // An application's delegate is made before any selector is looked up.
        lines.append("static func makers() {")
        for factory in factories {
            if let condition = factory.condition { lines.append("#if \(condition)") }
            lines.append(factory.text)
            if factory.condition != nil { lines.append("#endif") }
        }
        lines.append("}")
        lines.append(
            "@section(\".init_array\") @used static let entry: @convention(c) () -> Void = {"
                + " _Exposed.makers(); _exposeMembers(_Exposed.members) } }")
        return lines
    }

    /// A name of its own for each type, since a subclass's would override its superclass's.
    private static func functionName(_ path: String) -> String {
        "_expose_" + path.replacing(".", with: "_").replacing("`", with: "")
    }

    /// The condition that all of them have, if they have one and the same.
    private static func shared(_ conditions: [String?]) -> String? {
        guard let first = conditions.first, conditions.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The registration of a method: called with its arguments, each converted; the last of three holds all from the
    /// third on where there are more.
    static func method(
        _ name: String, selector: String, on path: String, parameters: [(label: String, type: String)],
        returnsValue: Bool, isThrowing: Bool, asks: Bool = false
    ) -> String {
        let names = ["a", "b", "c"]
        let arguments = parameters.enumerated().map { index, parameter in
            let isPacked = parameters.count > 3 && index >= 2
            let value = isPacked ? "_argument(c, at: \(index - 2))" : "_argument(\(names[min(index, 2)]))"
            return (parameter.label.isEmpty ? "" : "\(parameter.label): ") + "\(value) as \(parameter.type)"
        }
        let call = "\(isThrowing ? "try? " : "")unsafeDowncast(o, to: \(path).self).\(name)(\(arguments.joined(separator: ", ")))"
        let used = min(parameters.count, 3)
        let list = (0..<3).map { $0 < used ? "\(names[$0]): Any?" : "_: Any?" }.joined(separator: ", ")
        let body = returnsValue ? "return \(call)" : "\(isThrowing ? "_ = " : "")\(call); return nil"
        return "members.\(asks ? "dynamicMethod" : "method")(\"\(selector)\") { (o: AnyObject, \(list)) -> Any? in \(body) }"
    }

    /// The registration of a method with more arguments than a call by selector passes.
    static func unsendable(_ selector: String) -> String {
        "members.method(\"\(selector)\") { (_: AnyObject, _: Any?, _: Any?, _: Any?) -> Any? in nil }"
    }

    /// The registration of the method that key-value observing calls.
    static func observation(on path: String) -> String {
        let call = "unsafeDowncast(o, to: \(path).self).\(Forwarder.overrideName("observeValue"))"
        return "members.method(\"\(RootMembers.observation)\") { (o: AnyObject, a: Any?, b: Any?, c: Any?) -> Any? in "
            + "\(call)(forKeyPath: _argument(a) as String?, of: b, change: _change(c), context: _context(c)); return nil }"
    }

    /// The registration of a property.
    ///
    /// The cast to the declared type keeps the compiler from reading an optional requirement of that
    /// name instead.
    static func property(
        _ name: String, type: String?, key: String, getter: String, setter: String?, on path: String
    ) -> String {
        let object = "unsafeDowncast(o, to: \(path).self).\(name)"
        let get = "{ (o: AnyObject) -> Any? in \(object)\(type.map { " as \($0)" } ?? "") }"
        guard let setter else { return "members.property(\"\(key)\", getter: \"\(getter)\", \(get))" }
        return "members.property(\"\(key)\", getter: \"\(getter)\", setter: \"\(setter)\", \(get), "
            + "{ (o: AnyObject, v: Any?) -> Void in \(object) = _argument(v) })"
    }
}
