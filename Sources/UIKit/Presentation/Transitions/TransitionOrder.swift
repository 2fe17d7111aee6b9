/// In which order the two sides of a transition hear of it: the contract's section 3 as data.
struct TransitionOrder {
    enum Step {
        case leavingWillDisappear, arrivingWillAppear, arrivingDidAppear, leavingDidDisappear
    }
    /// What a cancelled transition sends, in two halves (section 4).
    enum Reversal {
        /// The arriving side goes again: willDisappear, didDisappear.
        case arrivingGoes
        /// The leaving side comes back: willAppear, didAppear.
        case leavingReturns
    }

    let begin: (Step, Step)
    let end: (Step, Step)
    let cancel: (Reversal, Reversal)

    /// Push and pop (traces nav-push-01, -02, -04, nav-pop-01, -02; cancelled: nav-swipe-cancel-01).
    static let navigation = TransitionOrder(
        begin: (.leavingWillDisappear, .arrivingWillAppear),
        end: (.leavingDidDisappear, .arrivingDidAppear), cancel: (.arrivingGoes, .leavingReturns))
    /// Modals, covering or not; a side that hears nothing is simply absent (traces modal-full-01, -02, -05,
    /// modal-sheet-01, modal-cancel-01).
    static let modal = TransitionOrder(
        begin: (.leavingWillDisappear, .arrivingWillAppear),
        end: (.arrivingDidAppear, .leavingDidDisappear), cancel: (.arrivingGoes, .leavingReturns))
    /// A tab chosen in code, or by anybody before iOS 18 (traces tab-01, tab-03).
    static let tabInCode = TransitionOrder(
        begin: (.arrivingWillAppear, .leavingWillDisappear),
        end: (.leavingDidDisappear, .arrivingDidAppear), cancel: (.leavingReturns, .arrivingGoes))
    /// A tab tapped since iOS 18, which is animated (trace tab-04).
    static let tabTapped = TransitionOrder(
        begin: (.arrivingWillAppear, .leavingWillDisappear),
        end: (.arrivingDidAppear, .leavingDidDisappear), cancel: (.leavingReturns, .arrivingGoes))
    /// `transition(from:to:duration:options:animations:completion:)` (trace child-05).
    static let children = TransitionOrder(
        begin: (.leavingWillDisappear, .arrivingWillAppear),
        end: (.arrivingDidAppear, .leavingDidDisappear), cancel: (.arrivingGoes, .leavingReturns))
    /// A page turned by scrolling (traces page-01, page-02).
    static let pageScroll = TransitionOrder(
        begin: (.arrivingWillAppear, .leavingWillDisappear),
        end: (.arrivingDidAppear, .leavingDidDisappear), cancel: (.leavingReturns, .arrivingGoes))
    /// A page turned by curling (trace page-03).
    static let pageCurl = TransitionOrder(
        begin: (.arrivingWillAppear, .leavingWillDisappear),
        end: (.leavingDidDisappear, .arrivingDidAppear), cancel: (.leavingReturns, .arrivingGoes))
}
