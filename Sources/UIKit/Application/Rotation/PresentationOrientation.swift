/// The orientation that a controller brings along when it is presented over the whole window (Apple documentation:
/// *preferredInterfaceOrientationForPresentation*, *supportedInterfaceOrientations*).
@MainActor
struct PresentationTurn {
    /// The orientation before, which comes back with the dismissal unless people have turned the device meanwhile.
    private let before: UIInterfaceOrientation
    private let after: UIInterfaceOrientation

    /// Turns the interface for a presentation; `nil` when nothing has to turn.
    init?(for presentation: Presentation, of controller: UIPresentationController) {
        guard controller.fillsWindow else { return nil }
        before = SimulatedDevice.interfaceOrientation
        after = presentation.modal.preferredInterfaceOrientationForPresentation
        guard after != before, let window = UIApplication.shared.keyWindow,
            presentation.presenter.loadedView?.currentWindow === window, UIApplication.shared.turnInterface(to: after)
        else { return nil }
    }

    /// Turns back, where whoever is in front now allows it.
    func undo() {
        guard UIApplication.shared.interfaceOrientation == after else { return }
        _ = UIApplication.shared.turnInterface(to: before)
    }
}

extension UIPresentationController {
    /// Whether the presented controller fills the window, so that it decides about orientations.
    var fillsWindow: Bool {
        switch adaptedStyle ?? style {
        case .fullScreen: true
        case .overFullScreen: !(self is AlertPresentationController)
        case .custom: shouldPresentInFullscreen
        default: false
        }
    }
}

extension UIInterfaceOrientation {
    /// The present orientation where it is among those supported, else the first that is.
    @MainActor
    static func presentOrFirst(of mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
        let present = SimulatedDevice.interfaceOrientation
        if !mask.intersection(present.mask).isEmpty { return present }
        return inOrderOfPreference.first { !mask.intersection($0.mask).isEmpty } ?? present
    }
}
