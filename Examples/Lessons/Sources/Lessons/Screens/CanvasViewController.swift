import UIKit

/// The root view of `CanvasViewController`.
public final class CanvasView: UIView {
    public private(set) var strokes: [CGPoint] = []

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { add(touch.location(in: self)) }
    }

    public func add(_ point: CGPoint) {
        strokes.append(point)
        setNeedsDisplay()
    }
}

/// Brings a root view of its own, so `loadView` sets it and does not call `super`.
public final class CanvasViewController: UIViewController {
    public private(set) var rootSeenInViewDidLoad: UIView?

    public var canvas: CanvasView { view as! CanvasView }

    public override func loadView() {
        view = CanvasView()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        rootSeenInViewDidLoad = view
    }
}
