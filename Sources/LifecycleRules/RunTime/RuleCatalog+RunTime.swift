extension RuleCatalog {
    /// The rules of the run-time checker; some of them are found in source text as well.
    public static let atRunTime: [any LifecycleRule.Type] = [
        MissingSuper.self, RepeatedSuper.self, ProhibitedSuper.self, LoadViewWithoutView.self, ViewInLoadView.self,
        ViewInInit.self, CallbackByHand.self, EarlyGeometry.self, EarlyPresentation.self, RefusedPresentation.self,
        RootReplacedUnderModal.self, RefreshOnlyOnAppear.self,
        SavingInWillDisappear.self, UnparentedChildView.self, MissingDidMove.self,
        MissingWillMove.self, ContainmentOrder.self, RedundantContainmentCall.self, ChildViewLeftBehind.self,
        ChildAddedInLayout.self, UnbalancedAppearance.self, AppearanceForwardedTwice.self, ObserverNotRemoved.self,
        ObserverAddedOnce.self, RemoveAllObservers.self, TimerNotInvalidated.self, DisplayLinkNotInvalidated.self,
        DiscardedObserverToken.self, TaskNotCancelled.self, AnimationNotRemoved.self, GestureNotRemoved.self,
        StrongDelegate.self, SetupOnEachAppearance.self, GrowthInLayout.self, LayoutLoop.self, SlowLayout.self, ControllerNotReleased.self,
        DraftLost.self, StateLost.self, OffMainThread.self,
    ]
}
