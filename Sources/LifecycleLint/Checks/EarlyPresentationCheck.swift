import LifecycleRules

/// Screens changed in viewDidLoad or viewWillAppear.
enum EarlyPresentationCheck: Check {
    static func check(_ type: TypeModel, _ context: CheckContext) {
        var reported: Set<Int> = []
        for callback in context.own(["loadView", "viewDidLoad", "viewWillAppear"], of: type) {
            for reach in context.reach(callback, of: type, followsSuper: false) where reach.isDirect && reach.site.kind == .call {
                // A helper that decides for itself is not one of this callback alone.
                if reach.depth > 0, reach.site.isConditional { continue }
                guard let call = changesScreen(reach.site, reach.depth) else { continue }
                guard reported.insert(reach.site.node.start).inserted else { continue }
                context.report(
                    EarlyPresentation.self, EarlyPresentation.message(call: call, callback: callback.signature),
                    reach.site.node.range, in: reach.site.method.file)
            }
        }
    }

    private static let ownReceivers: Set<String> = ["", "navigationController", "tabBarController", "parent", "self"]

    private static func changesScreen(_ site: Site, _ depth: Int) -> String? {
        let labels = site.node.labels
        guard ownReceivers.contains(site.receiverPath) else { return nil }
        switch site.name {
        case "present":
            guard labels.first == "", labels.contains("animated") else { return nil }
            return "present(_:animated:)"
        case "pushViewController", "popViewController", "popToRootViewController", "popToViewController":
            guard site.receiverPath == "navigationController" else { return nil }
            return site.name
        case "setViewControllers":
            guard site.receiverPath == "navigationController", labels == ["", "animated"], site.node.argument("animated")?.text != "false" else { return nil }
            return "setViewControllers(_:animated:)"
        case "show", "showDetailViewController", "showViewController":
            guard labels == ["", "sender"], site.receiverPath != "tabBarController" else { return nil }
            return "\(site.name)(_:sender:)"
        case "performSegue":
            guard labels.first == "withIdentifier" else { return nil }
            return "performSegue(withIdentifier:sender:)"
        case "dismiss":
            guard labels.first == "animated" else { return nil }
            return "dismiss(animated:)"
        default: return nil
        }
    }
}
