/// All checks.
enum CheckCatalog {
    /// For classes that are view controllers.
    static let controllers: [any Check.Type] = [
        SuperCheck.self, LoadViewCheck.self, ViewInInitCheck.self, CallbackByHandCheck.self, EarlyGeometryCheck.self,
        EarlyPresentationCheck.self, RefreshCheck.self, SavingCheck.self, ContainmentCheck.self, ObserverCheck.self,
        TimerCheck.self, SubscriptionCheck.self, TaskCheck.self, ClosureCheck.self, LayoutCheck.self,
    ]
    /// For classes that are views.
    static let views: [any Check.Type] = [LayoutCheck.self]
    /// For every class.
    static let all: [any Check.Type] = [DelegateCheck.self]
}
