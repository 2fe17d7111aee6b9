/// What somebody does in an application, written down so that it can be taken up again: by another scene, or by
/// the same scene when it comes back (Apple documentation: *NSUserActivity*).
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// Names the kind of activity.
    public let activityType: String
    /// A title for people.
    open var title: String?
    /// What is needed to take the activity up again.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` without which the activity cannot be taken up.
    open var requiredUserInfoKeys: Set<String>?
    /// Words that find the activity.
    open var keywords: Set<String> = []
    /// A page that shows the same.
    open var webpageURL: URL?
    /// The page from which `webpageURL` was reached.
    open var referrerURL: URL?
    /// When the activity no longer counts.
    open var expirationDate: Date?
    /// Names the content, for scenes that ask for theirs.
    open var targetContentIdentifier: String?
    /// Whether another device may take the activity up.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found on the device.
    open var isEligibleForSearch = false
    /// Whether the activity may be found by everybody.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may propose the activity.
    open var isEligibleForPrediction = false
    /// Whether `userInfo` is out of date: the delegate is told before the activity is saved.
    open var needsSave = false
    /// Hears of the activity; not retained.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// The responder whose activity it is.
    weak var responder: UIResponder?

    private static var current: NSUserActivity?

    /// Makes an activity of a kind, which the application's Info lists.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to `userInfo`; those of the same key are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that this is what is done now; the one before it is saved where it needs to be.
    open func becomeCurrent() {
        guard Self.current !== self else { return }
        Self.current?.save()
        Self.current = self
    }

    /// Says that this is no longer done; it is saved where it needs to be.
    open func resignCurrent() {
        guard Self.current === self else { return }
        save()
        Self.current = nil
    }

    /// Says that the activity can no longer be taken up.
    open func invalidate() {
        if Self.current === self { Self.current = nil }
        delegate = nil
    }

    /// Brings `userInfo` up to date: the responder fills it, then the delegate hears of it.
    func save() {
        guard needsSave else { return }
        needsSave = false
        responder?.updateUserActivityState(self)
        delegate?.userActivityWillSave(self)
    }
}

/// Hears of an activity (Apple documentation: *NSUserActivityDelegate*).
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before an activity that needs it is saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
