import ObjectiveC

extension CALayer {
    /// What is not a number cannot be a place or a size: Core Animation raises `CALayerInvalidGeometry`.
    func refuse(_ property: String, _ value: String) -> Never {
        raise(
            NSExceptionName("CALayerInvalidGeometry"),
            "CALayer \(property) contains NaN: \(value). Layer: \(self)")
    }
}
