/// A place through which the user copies things within the app and to others (Apple documentation:
/// *UIPasteboard*). All pasteboards here are the process's own: there are no other apps to share them with.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard (Apple documentation: *UIPasteboard.Name*).
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for everything that the user copies.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How items are kept (Apple documentation: *UIPasteboard.OptionsKey*).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices do not get the items. No other device gets any here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// What pasteboards of one name share.
    final class Store {
        var items: [[String: Any]] = []
        var changeCount = 0
        var expirationDate: Date?
    }

    private static var stores: [Name: Store] = [:]
    private static let generalPasteboard = UIPasteboard(name: .general)

    /// The name, by which others find the pasteboard.
    public let name: Name
    let store: Store

    private init(name: Name) {
        self.name = name
        let known = Self.stores[name] ?? Store()
        Self.stores[name] = known
        store = known
        super.init()
    }

    /// The pasteboard for everything that the user copies.
    open class var general: UIPasteboard { generalPasteboard }

    /// The pasteboard of a name; `nil` when there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || pasteboardName == .general || Self.stores[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
    }

    /// Makes a pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

    /// Forgets a pasteboard and its items; the general one stays.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let store = stores.removeValue(forKey: pasteboardName) else { return }
        store.items = []
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    // MARK: Items

    /// How often the items have changed.
    open var changeCount: Int { store.changeCount }

    /// The items: for each, its values by type.
    open var items: [[String: Any]] {
        get {
            dropExpired()
            return store.items
        }
        set { setItems(newValue, options: [:]) }
    }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// Adds items behind those that are there.
    open func addItems(_ items: [[String: Any]]) {
        change { store.items += items }
    }

    /// Puts items in the place of those that are there.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        change {
            store.items = items
            store.expirationDate = options[.expirationDate] as? Date
        }
    }

    private func dropExpired() {
        guard let end = store.expirationDate, end <= Date() else { return }
        store.items = []
        store.expirationDate = nil
    }

    /// Does a change, counts it and tells of the types that came and went.
    private func change(_ body: () -> Void) {
        dropExpired()
        let before = Set(store.items.flatMap(\.keys))
        body()
        store.changeCount += 1
        let after = Set(store.items.flatMap(\.keys))
        var info: [String: Any] = [:]
        if !after.subtracting(before).isEmpty {
            info[Self.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted()
        }
        if !before.subtracting(after).isEmpty {
            info[Self.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted()
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info)
    }

    // MARK: Notifications

    /// Posted by a pasteboard whose items changed.
    public class var changedNotification: Notification.Name {
        Notification.Name("UIPasteboardChangedNotification")
    }
    /// Posted when a pasteboard was removed.
    public class var removedNotification: Notification.Name {
        Notification.Name("UIPasteboardRemovedNotification")
    }
    /// The key of the types that were added, an array of strings.
    public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedUserInfoKey" }
    /// The key of the types that were removed, an array of strings.
    public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedUserInfoKey" }
}
