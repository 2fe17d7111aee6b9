/// One drag of a sheet, from the finger's first movement until the sheet is at rest or gone: between detents
/// it changes the height, below the lowest it is a dismissal that the finger drives.
@MainActor
final class SheetDrag: NSObject, UIViewControllerInteractiveTransitioning {
    /// Not retained: they go with the presented controller, whatever a finger holds.
    private weak var owner: UIPresentationController?
    private weak var sheet: UISheetPresentationController?
    private let container: UIView
    private let start: CGRect
    /// Where the upper edge rests lowest and highest.
    private let lowest: CGFloat
    private let highest: CGFloat
    private var context: TransitionContext?
    /// Whether the presentation may not be dismissed by a person; asked once a drag.
    private var isBlocked: Bool?
    private var isOver = false
    var whenOver: (() -> Void)?
    /// Dims the screen behind as the sheet comes to rest or goes; runs inside the animation.
    var dim: ((_ isGone: Bool) -> Void)?

    init(owner: UIPresentationController, sheet: UISheetPresentationController, container: UIView) {
        self.owner = owner
        self.sheet = sheet
        self.container = container
        start = owner.presentedView?.frame ?? .zero
        if sheet.isCentred || sheet.fillsScreen {
            lowest = start.minY
            highest = start.minY
        } else {
            let rests = sheet.rests(in: container)
            lowest = container.bounds.height - (rests.first?.height ?? start.height)
            highest = container.bounds.height - (rests.last?.height ?? start.height)
        }
        super.init()
    }

    private var view: UIView? { owner?.presentedView }
    private var resizes: Bool { sheet.map { !$0.isCentred && !$0.fillsScreen } ?? false }

    /// How much of the way out the sheet is, 0 to 1.
    var partGone: CGFloat {
        guard context != nil, let view else { return 0 }
        return min(max((view.frame.minY - lowest) / max(1, container.bounds.height - lowest), 0), 1)
    }

    // MARK: Moving

    func move(by moved: CGFloat) {
        guard !isOver else { return }
        let y = start.minY + moved
        if context == nil, y > lowest, isBlocked == nil { beginDismissal() }
        if y > lowest {
            place(lowest + (isBlocked == true ? given(y - lowest) : y - lowest), height: container.bounds.height - lowest)
        } else if y < highest || !resizes {
            place(highest - given(highest - y), height: nil)
        } else if context == nil {
            place(y, height: nil)
        } else {
            place(lowest, height: nil)
        }
        context?.updateInteractiveTransition(partGone)
    }

    /// How far a sheet follows a finger where it may not go.
    private func given(_ distance: CGFloat) -> CGFloat {
        let room = max(1, container.bounds.height)
        return (1 - 1 / (distance * 0.25 / room + 1)) * room
    }

    private func place(_ y: CGFloat, height: CGFloat?) {
        guard let view else { return }
        var frame = start
        frame.origin.y = y
        if resizes { frame.size.height = height ?? container.bounds.height - y }
        if view.frame != frame { view.frame = frame }
    }

    /// The delegate decides, hears, and the engine's transition begins: M.viewWillDisappear.
    private func beginDismissal() {
        guard let owner else { return }
        let modal = owner.presentedViewController
        guard let links = modal.presentation, let presenter = links.presenter, !links.isChanging,
            !modal.status.contains(.beingDismissed)
        else { return }
        guard owner.allowsDismissalByPerson else {
            isBlocked = true
            return
        }
        // The delegate has had it dismissed in code.
        guard !links.isChanging, links.presenter === presenter else {
            isOver = true
            return end()
        }
        isBlocked = false
        links.isChanging = true
        modal.status.insert(.beingDismissed)
        links.waitForTransition(animated: true)
        owner.delegate?.presentationControllerWillDismiss(owner)
        Cause.gesture("drag of a sheet") {
            Presentation(of: modal, by: presenter).dismiss(animated: true, interactor: self) { [weak modal] in
                if modal?.presentation?.presenter == nil { owner.delegate?.presentationControllerDidDismiss(owner) }
            }
        }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        // Whoever takes the whole screen away ends the drag too.
        context?.whenEnded { [weak self] in
            self?.isOver = true
            self?.end()
        }
    }

    // MARK: Letting go

    func letGo(velocity: CGFloat) {
        guard !isOver else { return }
        guard let owner, let view else { return end() }
        if context != nil {
            let isThrownBack = velocity < -GestureOutcome.throwVelocity
            let isGone = !isThrownBack && GestureOutcome.finishes(part: partGone, velocity: velocity)
            if !isGone, resizes { choose(nearest: lowest, min(velocity, 0)) }
            return endDismissal(completed: isGone)
        }
        if isBlocked == true {
            settle()
            owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
            return
        }
        if resizes { choose(nearest: view.frame.minY, velocity) }
        settle()
    }

    /// The system took the touch away.
    func takeAway() {
        guard !isOver else { return }
        if context != nil { endDismissal(completed: false) } else { settle() }
    }

    /// The detent nearest to where the sheet would come to rest.
    private func choose(nearest y: CGFloat, _ velocity: CGFloat) {
        guard let sheet, let owner else { return }
        let height = container.bounds.height - (y + velocity * 0.15)
        let rests = sheet.rests(in: container)
        guard let chosen = rests.min(by: { abs($0.height - height) < abs($1.height - height) }),
            chosen.identifier != sheet.selectedRest(in: container)?.identifier
        else { return }
        sheet.selectedDetentIdentifier = chosen.identifier
        (owner.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    private func settle() {
        isOver = true
        guard let sheet else { return end() }
        let place = sheet.frame(in: container)
        UIView.animate(withDuration: SheetChrome.settleDuration) { [view] in view?.frame = place }
        MainClock.shared.schedule(after: SheetChrome.settleDuration) { [self] in end() }
    }

    private func endDismissal(completed: Bool) {
        guard let context else { return }
        isOver = true
        if completed { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        let place = sheet?.frame(in: container)
        UIView.animate(withDuration: SheetChrome.settleDuration) { [view, container, dim] in
            if completed { view?.frame.origin.y = container.bounds.maxY } else if let place { view?.frame = place }
            dim?(completed)
        }
        MainClock.shared.schedule(after: SheetChrome.settleDuration) { [self] in
            end()
            context.transition?.finish(completed: completed)
        }
    }

    private func end() {
        context = nil
        let over = whenOver
        whenOver = nil
        dim = nil
        over?()
    }
}

extension UIPresentationController {
    /// Whether a person may dismiss now: the controller's own word, then the delegate's (section 9).
    var allowsDismissalByPerson: Bool {
        if presentedViewController.refusesDismissal { return false }
        return delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// A tap beside the presented view: shouldDismiss, willDismiss, didDismiss, or didAttemptToDismiss.
    func dismissByPerson() {
        guard let links = presentedViewController.presentation, !links.isChanging, links.presenter != nil,
            !presentedViewController.status.contains(.beingDismissed)
        else { return }
        guard allowsDismissalByPerson else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        guard !links.isChanging, links.presenter != nil else { return }
        delegate?.presentationControllerWillDismiss(self)
        Cause.gesture("tap beside what is presented") {
            let tell: (() -> Void)? = delegate == nil ? nil : { [self] in delegate?.presentationControllerDidDismiss(self) }
            links.presenter?.dismiss(animated: true, completion: tell)
        }
    }
}

extension UIViewController {
    /// Whether this controller or a child of it that is in front holds the presentation
    /// (Apple documentation: *isModalInPresentation*).
    var refusesDismissal: Bool {
        if isModalInPresentation { return true }
        if let navigation = self as? UINavigationController { return navigation.topViewController?.refusesDismissal ?? false }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.refusesDismissal ?? false }
        return childControllers.contains { $0.refusesDismissal }
    }
}
