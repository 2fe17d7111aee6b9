import SwiftSyntax

// Methods that Objective-C would call through the table of the class: what is put in their place there is reached by
// direct calls as well, and by `super`.
extension Translator {
    /// The selector under which a method asks the table before it runs, or nil when calls of it need not.
    ///
    /// A `dynamic` method does, and what overrides one; a member of an extension and the override of one of UIKit's
    /// methods do in modules where methods are replaced.
    func askingSelector(_ function: FunctionDeclSyntax, _ scope: Scope) -> String? {
        guard scope.kind == .class || scope.kind == .extension, !scope.isLocal, !scope.isGeneric, function.body != nil,
            !function.modifiers.isTypeMember, function.genericParameterClause == nil,
            function.attributes.attribute("nonobjc") == nil, case .identifier = function.name.tokenKind,
            function.signature.effectSpecifiers?.asyncSpecifier == nil, Self.isAskable(function.signature),
            !isMoved(function, scope)
        else { return nil }
        let base = SelectorNaming.plain(function.name.text)
        let labels = function.signature.parameterClause.parameters.labels
        if function.modifiers.has(.override) {
            return facts.replaceableSelector(base, labels, above: scope.simpleName)
        }
        let own = ExposedMember.members(of: DeclSyntax(function), exposesAll: scope.exposesAll) { _, _ in nil }.first
        guard let own, function.modifiers.has(.dynamic) || (scope.kind == .extension && facts.replacesMethods) else {
            return nil
        }
        return own.selector
    }

    /// Has the method ask, before it runs, whether something stands in its place.
    func translateAsking(_ function: FunctionDeclSyntax, _ selector: String, _ scope: Scope) {
        guard let body = function.body else { return }
        needsRuntime = true
        let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let isVoid = Self.isVoid(function.signature)
        let run = "_found(self, \(Self.passed(parameters)))"
        let use = isVoid ? "_ = \(run); return" : "return _argument(\(run))"
        let text: String
        if function.modifiers.has(.override) {
            let arguments = zip(function.signature.parameterClause.parameters, parameters).map { parameter, name in
                (parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): ") + name
            }
            let mark = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
            let above = "\(mark)super.\(function.name.text)(\(arguments.joined(separator: ", ")))"
            text = " if _methodsAreReplaced { switch _entry(\"\(selector)\", of: self, in: \(scope.path).self) { "
                + "case .own: break; case .inherited: return \(above); case .replaced(let _found): \(use) } };"
        } else {
            text = " if _methodsAreReplaced, let _found = _replacement(\"\(selector)\", of: self, in: \(scope.path).self)"
                + " { \(use) };"
        }
        edits.insert(text, at: body.leftBrace.contentRange.upperBound)
        if !isVoid, let value = Self.impliedResult(of: body) {
            edits.insert("return ", at: value.contentRange.lowerBound)
        }
    }

    /// The arguments of a call by selector: three, the last of which holds those from the third on where there are more.
    private static func passed(_ names: [String]) -> String {
        guard names.count > 3 else {
            return (names + Array(repeating: "nil", count: 3)).prefix(3).joined(separator: ", ")
        }
        return "\(names[0]), \(names[1]), _MoreArguments([\(names[2...].joined(separator: ", "))])"
    }

    /// Whether translation gives the method's place to another one.
    private func isMoved(_ function: FunctionDeclSyntax, _ scope: Scope) -> Bool {
        guard scope.kind == .extension else { return false }
        let base = SelectorNaming.plain(function.name.text)
        if facts.ownClasses.contains(scope.simpleName) {
            let isAlways = function.modifiers.has(.override) || function.modifiers.has(.open)
            return facts.isHoisted(base, of: scope.simpleName, isAlways: isAlways)
        }
        return facts.isOverridden(base, below: scope.simpleName)
    }

    private static func isAskable(_ signature: FunctionSignatureSyntax) -> Bool {
        guard signature.parameterClause.parameters.allSatisfy({ parameter in
            let type = parameter.type.trimmedDescription
            let name = parameter.secondName ?? parameter.firstName
            return parameter.ellipsis == nil && name.tokenKind != .wildcard
                && !["inout ", "some ", "borrowing ", "consuming ", "sending "].contains { type.hasPrefix($0) }
        }) else { return false }
        let result = signature.returnClause?.type.trimmedDescription ?? ""
        return result != "Never" && result != "Self" && !result.hasPrefix("some ")
    }

    private static func isVoid(_ signature: FunctionSignatureSyntax) -> Bool {
        let result = signature.returnClause?.type.trimmedDescription
        return result == nil || result == "Void" || result == "()"
    }

    /// The expression that is a body's only statement, and with it the method's result.
    private static func impliedResult(of body: CodeBlockSyntax) -> Syntax? {
        guard body.statements.count == 1, let only = body.statements.first else { return nil }
        switch only.item {
        case .expr(let expression):
            let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            return ["fatalError", "preconditionFailure"].contains(called) ? nil : Syntax(expression)
        case .stmt(let statement):
            // An `if` or `switch` that returns from its branches is no expression.
            guard statement.is(ExpressionStmtSyntax.self),
                !statement.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) })
            else { return nil }
            return Syntax(statement)
        default: return nil
        }
    }
}

extension ModuleFacts {
    /// Names of methods whose overrides may have to ask the table.
    var replaceableNames: Set<String> { ReplaceableMethods.baseNames.union(dynamicNames) }

    /// The selector of the method of a class above that can be replaced, where methods are replaced, or is `dynamic`.
    func replaceableSelector(_ base: String, _ labels: [String], above className: String) -> String? {
        for ancestor in chain(from: className).dropFirst() {
            if replacesMethods, let known = ReplaceableMethods.selector(ancestor, base, labels) { return known }
            let own = members[ancestor]?.first { $0.base == base && $0.labels == labels && $0.isDynamic == true }
            if let own { return own.selector }
        }
        return nil
    }
}
