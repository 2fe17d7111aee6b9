import SwiftSyntax

/// Turns Swift statements and expressions into nodes.
struct SwiftLowering {
    private var depth = 0
    private static let deepest = 300

    private func node(
        _ kind: Node.Kind, _ text: String = "", _ children: [Node] = [], labels: [String] = [], of syntax: some SyntaxProtocol
    ) -> Node {
        let range = syntax.contentRange
        return Node(kind, text, children, labels: labels, start: range.lowerBound, end: range.upperBound)
    }

    // MARK: Statements

    mutating func statements(_ items: CodeBlockItemListSyntax) -> [Node] {
        var result: [Node] = []
        for item in items {
            switch item.item {
            case .decl(let decl): if let node = declaration(decl) { result.append(node) }
            case .stmt(let stmt): result.append(statement(stmt))
            case .expr(let expr): result.append(expression(expr))
            @unknown default: break
            }
        }
        return result
    }

    /// The statements of a body; the only expression of one that returns something is what it returns.
    mutating func body(_ items: CodeBlockItemListSyntax, returns: Bool) -> [Node] {
        let nodes = statements(items)
        guard returns, nodes.count == 1, case .expr? = items.first?.item, let value = nodes.first,
            value.kind != .branch, value.kind != .assignment
        else { return nodes }
        return [Node(.jump, "return", [value], start: value.start, end: value.end)]
    }

    private mutating func block(_ block: CodeBlockSyntax) -> Node {
        node(.block, "", statements(block.statements), of: block)
    }

    private mutating func declaration(_ decl: DeclSyntax) -> Node? {
        switch decl.kind {
        case .variableDecl:
            let bindings = decl.cast(VariableDeclSyntax.self).bindings.map { binding -> Node in
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
                let type = binding.typeAnnotation.map { SwiftReader.plainName($0.type) } ?? castType(binding.initializer?.value)
                let value = binding.initializer.map { [expression($0.value)] } ?? []
                return node(.variable, name, value, labels: [type], of: binding)
            }
            return bindings.count == 1 ? bindings[0] : node(.block, "", bindings, of: decl)
        case .functionDecl:
            let function = decl.cast(FunctionDeclSyntax.self)
            let body = function.body.map { self.body($0.statements, returns: function.signature.returnClause != nil) } ?? []
            return node(.function, function.name.text, body, of: decl)
        case .ifConfigDecl:
            // One of the clauses is compiled; a text cannot tell which.
            var blocks: [Node] = [node(.literal, "#if", of: decl.cast(IfConfigDeclSyntax.self).clauses.first!.poundKeyword)]
            for clause in decl.cast(IfConfigDeclSyntax.self).clauses {
                if case .statements(let items)? = clause.elements {
                    blocks.append(node(.block, "", statements(items), of: clause))
                }
            }
            let branch = node(.branch, "#if", blocks, of: decl)
            branch.flag = true
            return branch
        default: return nil
        }
    }

    private mutating func statement(_ stmt: StmtSyntax) -> Node {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return node(.other, of: stmt) }
        switch stmt.kind {
        case .expressionStmt: return expression(stmt.cast(ExpressionStmtSyntax.self).expression)
        case .guardStmt:
            let stmt = stmt.cast(GuardStmtSyntax.self)
            return node(.guarding, "guard", conditions(stmt.conditions) + [block(stmt.body)], of: stmt)
        case .returnStmt:
            let value = stmt.cast(ReturnStmtSyntax.self).expression.map { [expression($0)] } ?? []
            return node(.jump, "return", value, of: stmt)
        case .throwStmt: return node(.jump, "throw", [expression(stmt.cast(ThrowStmtSyntax.self).expression)], of: stmt)
        case .breakStmt: return node(.jump, "break", of: stmt)
        case .continueStmt: return node(.jump, "continue", of: stmt)
        case .fallThroughStmt: return node(.jump, "fallthrough", of: stmt)
        case .forStmt:
            let stmt = stmt.cast(ForStmtSyntax.self)
            let name = stmt.pattern.as(IdentifierPatternSyntax.self).map {
                [node(.variable, $0.identifier.text, of: $0)]
            } ?? []
            let loop = node(
                .loop, stmt.awaitKeyword == nil ? "for" : "for await", [expression(stmt.sequence)] + name + [block(stmt.body)],
                of: stmt)
            loop.flag = stmt.awaitKeyword != nil
            return loop
        case .whileStmt:
            let stmt = stmt.cast(WhileStmtSyntax.self)
            return node(.loop, "while", conditions(stmt.conditions) + [block(stmt.body)], of: stmt)
        case .repeatStmt:
            let stmt = stmt.cast(RepeatStmtSyntax.self)
            return node(.loop, "repeat", [expression(stmt.condition), block(stmt.body)], of: stmt)
        case .doStmt:
            let stmt = stmt.cast(DoStmtSyntax.self)
            var children = [block(stmt.body)]
            for clause in stmt.catchClauses {
                children.append(
                    node(.branch, "catch", [node(.literal, "catch", of: clause.catchKeyword), block(clause.body)], of: clause))
            }
            return node(.block, "do", children, of: stmt)
        case .deferStmt:
            return node(.deferred, "defer", statements(stmt.cast(DeferStmtSyntax.self).body.statements), of: stmt)
        case .labeledStmt: return statement(stmt.cast(LabeledStmtSyntax.self).statement)
        default: return node(.other, of: stmt)
        }
    }

    private mutating func conditions(_ list: ConditionElementListSyntax) -> [Node] {
        list.map { element in
            switch element.condition {
            case .expression(let value): return expression(value)
            case .optionalBinding(let binding):
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
                let value =
                    binding.initializer.map { expression($0.value) } ?? node(.name, name, of: binding.pattern)
                return node(.variable, name, [value], labels: [castType(binding.initializer?.value)], of: binding)
            case .matchingPattern(let match): return expression(match.initializer.value)
            case .availability: return node(.other, "#available", of: element)
            @unknown default: return node(.other, of: element)
            }
        }
    }

    private mutating func condition(_ list: ConditionElementListSyntax) -> Node {
        let all = conditions(list)
        return all.count == 1 ? all[0] : node(.other, "&&", all, of: list)
    }

    // MARK: Expressions

    /// The type that a value is cast to.
    private func castType(_ value: ExprSyntax?) -> String {
        guard let sequence = value?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        else { return "" }
        return SwiftReader.plainName(type.type)
    }

    mutating func expression(_ expr: ExprSyntax) -> Node {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return node(.other, of: expr) }
        switch expr.kind {
        case .declReferenceExpr: return node(.name, expr.cast(DeclReferenceExprSyntax.self).baseName.text, of: expr)
        case .discardAssignmentExpr: return node(.name, "_", of: expr)
        case .superExpr: return node(.name, "super", of: expr)
        case .memberAccessExpr:
            let member = expr.cast(MemberAccessExprSyntax.self)
            return node(.member, member.declName.baseName.text, member.base.map { [expression($0)] } ?? [], of: expr)
        case .functionCallExpr: return call(expr.cast(FunctionCallExprSyntax.self))
        case .closureExpr: return closure(expr.cast(ClosureExprSyntax.self))
        case .sequenceExpr: return sequence(expr.cast(SequenceExprSyntax.self))
        case .optionalChainingExpr: return expression(expr.cast(OptionalChainingExprSyntax.self).expression)
        case .forceUnwrapExpr: return expression(expr.cast(ForceUnwrapExprSyntax.self).expression)
        case .tryExpr:
            let value = expr.cast(TryExprSyntax.self)
            let inner = expression(value.expression)
            if value.questionOrExclamationMark == nil { inner.markThrowing() }
            return inner
        case .awaitExpr: return expression(expr.cast(AwaitExprSyntax.self).expression)
        case .inOutExpr: return expression(expr.cast(InOutExprSyntax.self).expression)
        case .asExpr: return expression(expr.cast(AsExprSyntax.self).expression)
        case .prefixOperatorExpr:
            let prefix = expr.cast(PrefixOperatorExprSyntax.self)
            return node(.other, prefix.operator.text, [expression(prefix.expression)], of: expr)
        case .genericSpecializationExpr: return expression(expr.cast(GenericSpecializationExprSyntax.self).expression)
        case .tupleExpr:
            let elements = expr.cast(TupleExprSyntax.self).elements
            if elements.count == 1, let only = elements.first { return expression(only.expression) }
            return node(.other, "()", elements.map { expression($0.expression) }, of: expr)
        case .subscriptCallExpr:
            let call = expr.cast(SubscriptCallExprSyntax.self)
            return node(
                .member, "[]", [expression(call.calledExpression)] + call.arguments.map { expression($0.expression) }, of: expr)
        case .arrayExpr:
            return node(.other, "[]", expr.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) }, of: expr)
        case .dictionaryExpr:
            guard case .elements(let elements) = expr.cast(DictionaryExprSyntax.self).content else {
                return node(.other, "[:]", of: expr)
            }
            return node(.other, "[:]", elements.flatMap { [expression($0.key), expression($0.value)] }, of: expr)
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr:
            return node(.literal, expr.trimmedDescription, of: expr)
        case .stringLiteralExpr: return string(expr.cast(StringLiteralExprSyntax.self))
        case .ifExpr: return branch(expr.cast(IfExprSyntax.self))
        case .switchExpr: return choice(expr.cast(SwitchExprSyntax.self))
        case .ternaryExpr:
            let ternary = expr.cast(TernaryExprSyntax.self)
            return node(
                .other, "?:",
                [ternary.condition, ternary.thenExpression, ternary.elseExpression].map { expression($0) }, of: expr)
        case .macroExpansionExpr:
            let macro = expr.cast(MacroExpansionExprSyntax.self)
            return node(
                .literal, "#" + macro.macroName.text + "(" + macro.arguments.map(\.trimmedDescription).joined() + ")",
                of: expr)
        case .unresolvedTernaryExpr: return expression(expr.cast(UnresolvedTernaryExprSyntax.self).thenExpression)
        case .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr, .arrowExpr, .assignmentExpr: return node(.other, of: expr)
        case .keyPathExpr: return node(.literal, expr.trimmedDescription, of: expr)
        default: return node(.other, of: expr)
        }
    }

    private mutating func call(_ call: FunctionCallExprSyntax) -> Node {
        var children = [OldNames.renamed(expression(call.calledExpression))]
        var labels: [String] = []
        for argument in call.arguments {
            labels.append(argument.label.map { OldNames.table[$0.text] ?? $0.text } ?? "")
            children.append(expression(argument.expression))
        }
        if let trailing = call.trailingClosure {
            labels.append("")
            children.append(closure(trailing))
        }
        for trailing in call.additionalTrailingClosures {
            labels.append(trailing.label.text)
            children.append(closure(trailing.closure))
        }
        return node(.call, "", children, labels: labels, of: call)
    }

    private mutating func closure(_ closure: ClosureExprSyntax) -> Node {
        let result = node(.closure, "", statements(closure.statements), of: closure)
        if closure.statements.count == 1, case .expr? = closure.statements.first?.item { result.flag = true }
        if let signature = closure.signature {
            for capture in signature.capture?.items ?? [] {
                if capture.specifier != nil {
                    result.weakCaptures.append(capture.name.text)
                } else {
                    result.strongCaptures.append(capture.name.text)
                }
            }
            switch signature.parameterClause {
            case .simpleInput(let names): result.parameters = names.map(\.name.text)
            case .parameterClause(let clause):
                result.parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
            case nil: break
            @unknown default: break
            }
        }
        return result
    }

    private mutating func sequence(_ sequence: SequenceExprSyntax) -> Node {
        let elements = Array(sequence.elements)
        if elements.count >= 3 {
            var assignment: String?
            if elements[1].is(AssignmentExprSyntax.self) {
                assignment = "="
            } else if let binary = elements[1].as(BinaryOperatorExprSyntax.self), Self.assignments.contains(binary.operator.text) {
                assignment = binary.operator.text
            }
            if let assignment {
                let target = expression(elements[0])
                let value =
                    elements.count == 3
                    ? expression(elements[2])
                    : folded(Array(elements[2...]), of: sequence, start: elements[2].contentRange.lowerBound)
                return node(.assignment, assignment, [target, value], of: sequence)
            }
        }
        return folded(elements, of: sequence, start: sequence.contentRange.lowerBound)
    }

    private mutating func folded(_ elements: [ExprSyntax], of sequence: SequenceExprSyntax, start: Int) -> Node {
        // A cast is its value.
        if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) { return expression(elements[0]) }
        if elements.count == 1 { return expression(elements[0]) }
        if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), place > 0,
            place + 1 < elements.count
        {
            let condition = folded(Array(elements[..<place]), of: sequence, start: start)
            let first = expression(elements[place])
            let rest = elements[(place + 1)...]
            let second = folded(Array(rest), of: sequence, start: rest[place + 1].contentRange.lowerBound)
            return Node(.other, "?:", [condition, first, second], start: start, end: sequence.contentRange.upperBound)
        }
        var children: [Node] = []
        var text = ""
        for element in elements {
            switch element.kind {
            case .binaryOperatorExpr: text = element.cast(BinaryOperatorExprSyntax.self).operator.text
            case .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr, .arrowExpr: break
            default: children.append(expression(element))
            }
        }
        return Node(.other, text, children, start: start, end: sequence.contentRange.upperBound)
    }

    private static let assignments: Set<String> = ["+=", "-=", "*=", "/=", "??=", "|=", "&="]

    private mutating func string(_ literal: StringLiteralExprSyntax) -> Node {
        if literal.segments.count == 1, case .stringSegment(let segment)? = literal.segments.first {
            return node(.literal, "\"" + segment.content.text + "\"", of: literal)
        }
        var parts: [Node] = []
        for case .expressionSegment(let segment) in literal.segments {
            parts += segment.expressions.map { expression($0.expression) }
        }
        return node(.other, "\"", parts, of: literal)
    }

    private mutating func branch(_ expr: IfExprSyntax) -> Node {
        var children = [condition(expr.conditions), block(expr.body)]
        var isExhaustive = false
        switch expr.elseBody {
        case .codeBlock(let block)?:
            children.append(self.block(block))
            isExhaustive = true
        case .ifExpr(let next)?:
            let inner = expression(ExprSyntax(next))
            children.append(node(.block, "", [inner], of: next))
            isExhaustive = true
        case nil: break
        @unknown default: break
        }
        let result = node(.branch, "if", children, of: expr)
        result.flag = isExhaustive
        return result
    }

    private mutating func choice(_ expr: SwitchExprSyntax) -> Node {
        var children = [expression(expr.subject)]
        for each in expr.cases {
            guard case .switchCase(let item) = each else { continue }
            children.append(node(.block, "case", statements(item.statements), of: item))
        }
        let result = node(.branch, "switch", children, of: expr)
        result.flag = true
        return result
    }
}
