/// All rules, in the order in which they are listed.
public enum RuleCatalog {
    /// The rules of lint.
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

    /// The rules of lint, and after them those that only running code can show.
    public static let known: [any LifecycleRule.Type] = all + atRunTime.filter { byName[$0.name] == nil }

    /// Where a rule's mistakes are found.
    public static func engines(of rule: any LifecycleRule.Type) -> String {
        switch (byName[rule.name] != nil, atRunTime.contains { $0.name == rule.name }) {
        case (true, true): return "source, run time"
        case (true, false): return "source"
        default: return "run time"
        }
    }

    /// The rule of lint of this name.
    public static func rule(named name: String) -> (any LifecycleRule.Type)? { byName[name] }

    /// Why there is no rule of lint of this name; nil where there is one.
    public static func refusal(_ name: String) -> String? {
        if byName[name] != nil { return nil }
        let what = knownRule(named: name) == nil ? "is not a rule" : "is found at run time only, not by lint"
        return "'\(name)' \(what); see 'understudy rules'"
    }

    /// The rule of this name, wherever its mistakes are found.
    public static func knownRule(named name: String) -> (any LifecycleRule.Type)? { known.first { $0.name == name } }

    private static let byName: [String: any LifecycleRule.Type] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
