import UIKit

/// One step of a random walk. Targets are drawn by numbers, so that a step means something in every state
/// and a walk stays one when steps are left out of it.
struct WalkStep: CustomStringConvertible {
    enum Kind: CaseIterable {
        case push, pop, popToRoot, setStack, swipeBack, select, present, presentFromCompletion, dismiss
        case embed, unembed, replaceRoot, turn, advance, settle, memoryWarning, rotate, background, hideBar
        case turnPage, showColumn, holdSwipe, letGo, emptyAndBack, popAndBack
        case touchSheet, touchPage, touchEdge, moveFinger, liftFinger, resize
    }

    let kind: Kind
    let target: Int
    let choice: Int
    let isAnimated: Bool
    let reaction: WalkController.Reaction?

    var description: String {
        "\(kind) target \(target) choice \(choice)\(isAnimated ? " animated" : "")"
            + (reaction.map { ", the new one will \($0)" } ?? "")
    }

    init(_ random: inout SplitMix) {
        let often: [Kind] = [.push, .pop, .present, .dismiss, .turn, .turn, .advance, .settle]
        kind = random.next(4) == 0 ? random.pick(often) : random.pick(Kind.allCases)
        target = random.next(1000)
        choice = random.next(1000)
        isAnimated = random.next(2) == 0
        reaction = random.next(5) == 0 ? random.pick(WalkController.Reaction.allCases) : nil
    }
}

/// A small generator whose numbers are the same everywhere (Steele, Lea and Flood's SplitMix64).
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
}

/// A controller that may do something in the middle of a callback, once.
final class WalkController: UIViewController {
    enum Reaction: CaseIterable {
        case pushWhileAppearing, dismissOnceAppeared, removeItselfWhileDisappearing, presentOnceAppeared
        case popWhileAppearing, embedWhileAppearing, popOnceDisappeared
        case pushOnReturn, pushWhileDisappearing, selectWhileDisappearing, dismissWhileDisappearing
        case replaceRootOnceAppeared, removeItselfWhileIsAppearing, popWhileIsAppearing
    }

    var reaction: Reaction?
    private var hasAppeared = false
    var made: ((UIViewController) -> Void)?

    private func react(_ now: Set<Reaction>) {
        guard let reaction, now.contains(reaction) else { return }
        self.reaction = nil
        switch reaction {
        case .pushWhileAppearing, .pushOnReturn, .pushWhileDisappearing:
            navigationController?.pushViewController(fresh(), animated: true)
        case .dismissOnceAppeared, .dismissWhileDisappearing: dismiss(animated: true)
        case .selectWhileDisappearing:
            guard let tabs = tabBarController else { return }
            tabs.selectedIndex = (tabs.selectedIndex + 1) % max(1, tabs.viewControllers?.count ?? 1)
        case .replaceRootOnceAppeared: view.window?.rootViewController = fresh()
        case .removeItselfWhileDisappearing, .removeItselfWhileIsAppearing:
            guard let parent, !(parent is UINavigationController), !(parent is UITabBarController) else { return }
            unembed()
        case .presentOnceAppeared: present(fresh(), animated: true)
        case .popWhileAppearing, .popOnceDisappeared, .popWhileIsAppearing:
            navigationController?.popViewController(animated: false)
        case .embedWhileAppearing: embed(fresh())
        }
    }

    private func fresh() -> UIViewController {
        let controller = WalkController()
        made?(controller)
        return controller
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        react([.pushWhileAppearing, .popWhileAppearing, .embedWhileAppearing])
        if hasAppeared { react([.pushOnReturn]) }
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        react([.removeItselfWhileIsAppearing, .popWhileIsAppearing])
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        react([.dismissOnceAppeared, .presentOnceAppeared, .replaceRootOnceAppeared])
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        react([.removeItselfWhileDisappearing, .pushWhileDisappearing, .selectWhileDisappearing, .dismissWhileDisappearing])
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        react([.popOnceDisappeared])
    }
}
