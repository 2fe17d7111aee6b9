import LifecycleRules

/// Delegates and data sources that are owned.
enum DelegateCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        for declaration in type.declarations where declaration.isClass || declaration.isExtension {
            for property in declaration.properties where isDelegate(property, type, context) {
                // Only a protocol that is known to be for classes takes `weak`.
                let isClassBound = context.index.protocols[property.type] ?? property.type.hasPrefix("UI")
                var fix: [TextEdit] = []
                if isClassBound, let place = property.weakInsertion {
                    fix = [TextEdit(range: place..<place, replacement: "weak ")]
                }
                context.report(
                    StrongDelegate.self, StrongDelegate.message(property: property.name, type: type.name),
                    property.nameRange, in: property.file, fix: fix)
            }
        }
    }

    private static func isDelegate(_ property: Property, _ type: TypeModel, _ context: CheckContext) -> Bool {
        guard !property.isWeak, !property.isConstant, !property.isComputed, !property.hasInitialValue, !property.isStatic,
            property.isOptional
        else { return false }
        let name = property.name
        let isPlain = ["delegate", "dataSource", "datasource", "_delegate"].contains(name)
        let isNamed =
            isPlain || name.hasSuffix("Delegate")
            || name.hasSuffix("DataSource")
        guard isNamed, !context.index.concreteTypes.contains(property.type) else { return false }
        let isProtocol = context.index.protocols[property.type] != nil
        // A class outside the sources may be named as a data source; a delegate is a protocol.
        let looks =
            property.type.hasSuffix("Delegate")
            || property.type.hasSuffix("DataSource") && (property.isProtocol || property.type.hasPrefix("UI"))
        guard isProtocol || looks, !property.type.contains("Diffable") else { return false }
        // A session retains its delegate until it is invalidated: who keeps one passes it on.
        if property.type.hasPrefix("URLSession") || property.type.hasPrefix("NSURLSession") { return false }
        if type.isTestDouble { return false }
        // The property of Apple's or a library's class is weak there, so that somebody has to own the object.
        if !isProtocol, !isPlain { return false }
        // What a nib makes beside its views is owned by its outlet.
        if property.isOutlet, !isPlain { return false }
        return true
    }
}
