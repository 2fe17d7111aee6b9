extension UIView {
    /// The recognizers attached to the view, in the order in which they were added.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let recognizers = rare?.gestureRecognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            for recognizer in rare?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a recognizer, which is retained; it leaves the view it was attached to.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.attachedView === self { return }
        gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.attachedView = self
        rareState.gestureRecognizers.append(gestureRecognizer)
    }

    /// Detaches a recognizer; a gesture in progress is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.attachedView === self else { return }
        gestureRecognizer.abandon()
        rare?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attachedView = nil
    }

    /// The interactions attached to the view.
    public var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue where !interactions.contains(where: { $0 === interaction }) {
                addInteraction(interaction)
            }
        }
    }

    /// Attaches an interaction, which is retained; it hears `willMove(to:)` and `didMove(to:)`.
    public func addInteraction(_ interaction: any UIInteraction) {
        if interactions.contains(where: { $0 === interaction }) { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Detaches an interaction; it hears `willMove(to: nil)` and `didMove(to: nil)`.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
