/// The appearance proxies of the app, and how objects take their look from them.
///
/// A proxy is an object of its class that is never shown: what differs from the values that it was made
/// with was set on it.
@MainActor
final class AppearanceStore {
    static let shared = AppearanceStore()

    private struct Entry {
        let type: AnyClass
        let containers: [AnyClass]
        let traits: UITraitCollection?
        let proxy: NSObject
        /// The properties of the class, with the values that the proxy was made with.
        let properties: [(property: AppearanceProperty, initial: Any?)]
    }

    private var entries: [Entry] = []

    /// Whether there is any proxy, so that objects have to look.
    var isActive: Bool { !entries.isEmpty }

    func proxy<Object: NSObject>(
        for type: Object.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?,
        _ make: () -> Object
    ) -> Object {
        let classes = containers.map { $0 as AnyClass }
        let known = entries.first { entry in
            entry.type == type && entry.traits == traits && entry.containers.count == classes.count
                && zip(entry.containers, classes).allSatisfy { $0 == $1 }
        }
        if let proxy = known?.proxy as? Object { return proxy }
        let proxy = make()
        let properties = AppearanceProperty.all.filter { proxy.isKind(of: $0.type) }.map { ($0, $0.get(proxy)) }
        entries.append(Entry(type: type, containers: classes, traits: traits, proxy: proxy, properties: properties))
        // The nearest class comes first, then the one inside more containers.
        entries.sort { Self.rank($0) > Self.rank($1) }
        return proxy
    }

    private static func rank(_ entry: Entry) -> Int {
        var depth = 0
        var type: AnyClass? = entry.type
        while let current = type {
            depth += 1
            type = class_getSuperclass(current)
        }
        return depth * 1000 + entry.containers.count * 10 + (entry.traits == nil ? 0 : 1)
    }

    /// Gives a view that comes into a window, or the item that it shows, what the proxies say.
    func apply(to view: UIView) {
        apply(to: view, shownBy: view)
        if let button = view as? BarButtonView { apply(to: button.item, shownBy: view) }
        if let button = view as? TabBarButton { apply(to: button.item, shownBy: view) }
    }

    private func apply(to object: NSObject, shownBy view: UIView) {
        var done: Set<String> = []
        for entry in entries where object.isKind(of: entry.type) && object !== entry.proxy && holds(entry, for: view) {
            for (property, initial) in entry.properties where !done.contains(property.name) {
                let value = property.get(entry.proxy)
                guard !AppearanceProperty.same(value, initial) else { continue }
                done.insert(property.name)
                if !property.isOwn(object, initial) { property.set(object, value) }
            }
        }
    }

    private func holds(_ entry: Entry, for view: UIView) -> Bool {
        if let traits = entry.traits, !view.traitCollection.containsTraits(in: traits) { return false }
        var left = entry.containers[...]
        var responder = view.next
        while let type = left.first, let current = responder {
            if current.isKind(of: type) { left.removeFirst() }
            responder = current.next
        }
        return left.isEmpty
    }
}
