/// What few scroll views set; a box that is made when a field is first set.
@MainActor
struct ScrollExtras {
    private final class Fields {
        var decelerationRate = UIScrollView.DecelerationRate.normal
        var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
        var indicatorStyle = UIScrollView.IndicatorStyle.default
        var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
        var verticalIndicatorInsets = UIEdgeInsets.zero
        var horizontalIndicatorInsets = UIEdgeInsets.zero
        var zoomScale: CGFloat = 1
        var minimumZoomScale: CGFloat = 1
        var maximumZoomScale: CGFloat = 1
        var pinch: UIPinchGestureRecognizer?
        var indicators: ScrollIndicators?
    }

    private var fields: Fields?

    private mutating func made() -> Fields {
        if let fields { return fields }
        let made = Fields()
        fields = made
        return made
    }

    var decelerationRate: UIScrollView.DecelerationRate {
        get { fields?.decelerationRate ?? .normal }
        set { made().decelerationRate = newValue }
    }
    var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { fields?.keyboardDismissMode ?? .none }
        set { made().keyboardDismissMode = newValue }
    }
    var indicatorStyle: UIScrollView.IndicatorStyle {
        get { fields?.indicatorStyle ?? .default }
        set { made().indicatorStyle = newValue }
    }
    var indexDisplayMode: UIScrollView.IndexDisplayMode {
        get { fields?.indexDisplayMode ?? .automatic }
        set { made().indexDisplayMode = newValue }
    }
    var verticalIndicatorInsets: UIEdgeInsets {
        get { fields?.verticalIndicatorInsets ?? .zero }
        set { made().verticalIndicatorInsets = newValue }
    }
    var horizontalIndicatorInsets: UIEdgeInsets {
        get { fields?.horizontalIndicatorInsets ?? .zero }
        set { made().horizontalIndicatorInsets = newValue }
    }
    var zoomScale: CGFloat {
        get { fields?.zoomScale ?? 1 }
        set { made().zoomScale = newValue }
    }
    var minimumZoomScale: CGFloat {
        get { fields?.minimumZoomScale ?? 1 }
        set { made().minimumZoomScale = newValue }
    }
    var maximumZoomScale: CGFloat {
        get { fields?.maximumZoomScale ?? 1 }
        set { made().maximumZoomScale = newValue }
    }
    var pinch: UIPinchGestureRecognizer? {
        get { fields?.pinch }
        set { made().pinch = newValue }
    }
    var indicators: ScrollIndicators? {
        get { fields?.indicators }
        set { made().indicators = newValue }
    }
}
