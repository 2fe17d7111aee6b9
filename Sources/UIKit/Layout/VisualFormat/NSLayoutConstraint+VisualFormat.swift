extension NSLayoutConstraint {
    /// Makes the constraints that a visual format describes, inactive.
    ///
    /// Raises `NSInvalidArgumentException`, naming format and position, where the format cannot be read or names
    /// what is not given (Auto Layout Guide, *Visual Format Language*).
    public class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format)
        do {
            let parsed = try parser.parse()
            var builder = VisualFormatBuilder(
                format: parsed, options: opts, metrics: metrics ?? [:], views: views)
            return try builder.build()
        } catch {
            let (message, position) = (error as? VisualFormatError).map { ($0.message, $0.position) } ?? ("\(error)", 0)
            raise(
                .invalidArgumentException,
                "Unable to parse constraint format: \n\(message) \n\(format) \n"
                    + String(repeating: " ", count: position) + "^")
        }
    }
}

/// Turns a visual format that was read into constraints.
@MainActor
struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var result: [NSLayoutConstraint] = []

    init(
        format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private var isHorizontal: Bool { format.axis == .horizontal }

    /// The attributes at which a view begins and ends, in reading direction, and whether that runs backwards.
    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, isBackwards: Bool) {
        guard isHorizontal else { return (.top, .bottom, false) }
        if options.contains(.directionLeftToRight) { return (.left, .right, false) }
        if options.contains(.directionRightToLeft) { return (.right, .left, true) }
        return (.leading, .trailing, false)
    }

    mutating func build() throws -> [NSLayoutConstraint] {
        let items = try format.views.map { try item($0.name, $0.position) }
        try checkAlignment()
        let ends = self.ends
        if let leading = format.leading, let first = items.first {
            let outer = try superview(of: first, 0)
            try connect(leading, first, ends.start, outer, ends.start, isEdge: true, isReversed: ends.isBackwards)
        }
        for (index, item) in items.enumerated() {
            try constrainSize(of: item, format.views[index].predicates)
            guard index + 1 < items.count else { continue }
            try connect(
                format.connections[index], items[index + 1], ends.start, item, ends.end, isEdge: false,
                isReversed: ends.isBackwards)
            align(items[index + 1], with: item)
        }
        if let trailing = format.trailing, let last = items.last {
            let outer = try superview(of: last, 0)
            // From the view to the edge: edge = view + space.
            try connect(trailing, outer, ends.end, last, ends.end, isEdge: true, isReversed: ends.isBackwards)
        }
        return result
    }

    // MARK: Names

    private func item(_ name: String, _ position: Int) throws -> AnyObject {
        guard let object = views[name] else {
            throw VisualFormatError(
                message: "\(name) is not a key in the views dictionary.", position: position + name.count)
        }
        return object as AnyObject
    }

    private func superview(of item: AnyObject, _ position: Int) throws -> UIView {
        let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let outer else {
            throw VisualFormatError(
                message: "Unable to interpret '|' character, because the related view doesn't have a superview",
                position: position)
        }
        return outer
    }

    private func metric(_ name: String, _ position: Int) throws -> Double {
        guard let value = metrics[name].flatMap(number) else {
            throw VisualFormatError(
                message: "\(name) is not a key in the metrics dictionary.", position: position + name.count)
        }
        return value
    }

    private func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: return number.doubleValue
        case let number as Double: return number
        case let number as CGFloat: return Double(number)
        case let number as Float: return Double(number)
        case let number as Int: return Double(number)
        case let priority as UILayoutPriority: return Double(priority.rawValue)
        default: return nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws -> UILayoutPriority {
        switch predicate.priority {
        case nil: return .required
        case .literal(let value)?: return UILayoutPriority(Float(value))
        case .metric(let name, let position)?: return UILayoutPriority(Float(try metric(name, position)))
        }
    }

    // MARK: Constraints

    private mutating func add(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: Double,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: 1, constant: CGFloat(constant))
        constraint.priority = priority
        result.append(constraint)
    }

    private mutating func constrainSize(of item: AnyObject, _ predicates: [VisualFormat.Predicate]) throws {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        for predicate in predicates {
            let priority = try self.priority(predicate)
            switch predicate.object {
            case .number(let value):
                add(item, attribute, predicate.relation, nil, .notAnAttribute, value, priority)
            case .name(let name):
                if let other = views[name], metrics[name] == nil {
                    add(item, attribute, predicate.relation, other as AnyObject, attribute, 0, priority)
                } else {
                    let value = try metric(name, predicate.position)
                    add(item, attribute, predicate.relation, nil, .notAnAttribute, value, priority)
                }
            }
        }
    }

    /// Adds `later = earlier + space`, or with the sides' order reversed where the format runs to the left.
    private mutating func connect(
        _ connection: VisualFormat.Connection, _ later: AnyObject, _ laterAttribute: NSLayoutConstraint.Attribute,
        _ earlier: AnyObject, _ earlierAttribute: NSLayoutConstraint.Attribute, isEdge: Bool, isReversed: Bool
    ) throws {
        func place(
            _ relation: NSLayoutConstraint.Relation, _ space: Double, _ priority: UILayoutPriority,
            _ builder: inout VisualFormatBuilder
        ) {
            if isReversed {
                builder.add(earlier, earlierAttribute, relation, later, laterAttribute, space, priority)
            } else {
                builder.add(later, laterAttribute, relation, earlier, earlierAttribute, space, priority)
            }
        }
        switch connection {
        case .flush:
            place(.equal, 0, .required, &self)
        case .standard:
            if isEdge {
                try connectToMargin(later, laterAttribute, earlier, earlierAttribute)
            } else {
                place(.equal, Double(SystemSpacing.standard), .required, &self)
            }
        case .predicates(let predicates):
            for predicate in predicates {
                let space: Double
                switch predicate.object {
                case .number(let value): space = value
                case .name(let name): space = try metric(name, predicate.position)
                }
                place(predicate.relation, space, try priority(predicate), &self)
            }
        }
    }

    /// The standard space to a superview is its layout margin.
    private mutating func connectToMargin(
        _ later: AnyObject, _ laterAttribute: NSLayoutConstraint.Attribute, _ earlier: AnyObject,
        _ earlierAttribute: NSLayoutConstraint.Attribute
    ) throws {
        let isOuterLater = (earlier as? UIView)?.superview === later
        add(
            later, isOuterLater ? laterAttribute.margin : laterAttribute, .equal, earlier,
            isOuterLater ? earlierAttribute : earlierAttribute.margin, 0)
    }

    // MARK: Alignment

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align(_ item: AnyObject, with other: AnyObject) {
        for (option, attribute) in Self.alignments where options.contains(option) {
            add(item, attribute, .equal, other, attribute, 0)
        }
    }

    private func checkAlignment() throws {
        for (option, attribute) in Self.alignments where options.contains(option) {
            guard (attribute.kind == .horizontal) == isHorizontal else { continue }
            let axis = isHorizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                message: "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
                    + "layout that is also \(axis).",
                position: 0)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin at an edge.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: return .leftMargin
        case .right: return .rightMargin
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        case .leading: return .leadingMargin
        case .trailing: return .trailingMargin
        default: return self
        }
    }
}
