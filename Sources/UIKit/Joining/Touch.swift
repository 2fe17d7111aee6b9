extension UIWindow { func deliverHover(_ event: HoverEvent) {}
 func deliverScroll(_ event: ScrollEvent) {} }
open class HoverEvent: UIEvent {}
open class ScrollEvent: UIEvent {}
