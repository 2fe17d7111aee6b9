extension UIView {
    /// Does a system animation on `views`, with `parallelAnimations` beside it; deleted views leave their
    /// superviews when it is done.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let opacities = views.map { $0.alpha }
        runBlock(
            duration: systemAnimationDuration, delay: 0, options: options,
            timing: .cubic(CubicCurve(number: options.curveNumber)),
            animations: {
                for view in views { view.alpha = 0 }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, opacity) in zip(views, opacities) {
                    view.removeFromSuperview()
                    view.alpha = opacity
                }
                completion?(finished)
            })
    }

    /// How long system animations take, in seconds.
    private static let systemAnimationDuration: TimeInterval = 0.35
}
