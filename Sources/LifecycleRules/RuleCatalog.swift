/// All rules, in the order in which they are listed.
public enum RuleCatalog {
    public static let all: [any LifecycleRule.Type] = [
        MissingSuper.self, RepeatedSuper.self, ProhibitedSuper.self,
        LoadViewWithoutView.self, StoryboardLoadView.self, ViewInLoadView.self, ViewInInit.self,
        CallbackByHand.self,
        EarlyGeometry.self, EarlyPresentation.self, RefreshOnlyOnAppear.self, SavingInWillDisappear.self,
        UnparentedChildView.self, MissingDidMove.self, MissingWillMove.self, ContainmentOrder.self,
        RedundantContainmentCall.self, ChildViewLeftBehind.self, ChildAddedInLayout.self,
        ObserverNotRemoved.self, ObserverAddedOnce.self, RemoveAllObservers.self, DiscardedObserverToken.self,
        TimerNotInvalidated.self, DisplayLinkNotInvalidated.self, SubscriptionNotCancelled.self,
        TaskNotCancelled.self, SetupOnEachAppearance.self,
        StrongSelfInStoredClosure.self, StrongTimerTarget.self, EndlessTask.self, StrongDelegate.self,
        GrowthInLayout.self, LayoutLoop.self, SlowLayout.self,
    ]

    /// The rule of this name.
    public static func rule(named name: String) -> (any LifecycleRule.Type)? { byName[name] }

    private static let byName: [String: any LifecycleRule.Type] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
