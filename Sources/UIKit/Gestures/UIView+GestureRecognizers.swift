extension UIView {
    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in rare?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.attachedView === self { return }
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
        rareState.gestureRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView === self else { return }
        recognizer.abandon()
        rare?.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }

    func setInteractions(_ new: [any UIInteraction]) {
        for interaction in interactions where !new.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in new where !interactions.contains(where: { $0 === interaction }) {
            addInteraction(interaction)
        }
    }

    func attach(_ interaction: any UIInteraction) {
        if interactions.contains(where: { $0 === interaction }) { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
