extension UIScrollView {
    private var zoomView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// The pinch is there while there is a range of scales.
    func updatePinch() {
        let zooms = maximumZoomScale > minimumZoomScale
        if zooms, scrollExtras.pinch == nil {
            let pinch = UIPinchGestureRecognizer()
            pinch.addTarget(self, action: Selector("scrollViewPinched:"))
            scrollExtras.pinch = pinch
            addGestureRecognizer(pinch)
        }
        scrollExtras.pinch?.isEnabled = zooms
        let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        if limited != zoomScale, zoomView != nil { zoom(toScale: limited, animated: false) }
    }

    func zoom(toScale scale: CGFloat, animated: Bool) {
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard limited != zoomScale, let view = zoomView else { return }
        let size = layer.bounds.size
        change(view, to: limited, around: CGPoint(x: size.width / 2, y: size.height / 2), animated: animated)
    }

    func zoom(toRect rect: CGRect, animated: Bool) {
        guard let view = zoomView, rect.width > 0, rect.height > 0 else { return }
        let size = layer.bounds.size
        let wanted = min(size.width / rect.width, size.height / rect.height)
        let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
        announceZoom(of: view)
        perform(animated: animated) {
            self.apply(scale, to: view)
            let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
            self.setOffset(self.clamp(CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)))
        } completion: {
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    private func change(_ view: UIView, to scale: CGFloat, around point: CGPoint, animated: Bool) {
        if animated { announceZoom(of: view) }
        perform(animated: animated) {
            self.scale(view, to: scale, around: point)
        } completion: {
            if animated { self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
        }
    }

    private func announceZoom(of view: UIView) { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }

    private func perform(animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard animated else {
            changes()
            return completion()
        }
        UIView.animate(withDuration: Self.zoomDuration, animations: changes) { _ in completion() }
    }

    /// How long an animated zoom takes, in seconds.
    private static let zoomDuration: TimeInterval = 0.3

    /// Scales the zoomed view; the content is as large as that view looks.
    private func apply(_ scale: CGFloat, to view: UIView) {
        scrollExtras.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = view.frame
        view.frame.origin = .zero
        contentSize = frame.size
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Scales around a point of the visible rectangle, which keeps its place.
    private func scale(_ view: UIView, to scale: CGFloat, around point: CGPoint) {
        let factor = scale / zoomScale
        let offset = contentOffset
        apply(scale, to: view)
        let moved = CGPoint(x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
        setOffset(clamp(moved))
    }

    func pinched() {
        guard let pinch = scrollExtras.pinch, let view = zoomView else { return }
        switch pinch.state {
        case .began:
            endMotion()
            scrollFlags.insert(.zooming)
            pinchStart = zoomScale
            announceZoom(of: view)
        case .changed:
            guard isZooming else { return }
            let location = pinch.location(in: self)
            let origin = layer.bounds.origin
            scale(
                view, to: resistedScale(pinchStart * pinch.scale),
                around: CGPoint(x: location.x - origin.x, y: location.y - origin.y))
        case .ended, .cancelled, .failed: endPinch(of: view)
        default: break
        }
    }

    /// Beyond a limit the content follows the fingers less, or not at all without bouncing.
    private func resistedScale(_ scale: CGFloat) -> CGFloat {
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard limited != scale, bouncesZoom else { return limited }
        return limited * CGFloat(pow(Double(scale / limited), 0.5))
    }

    private func endPinch(of view: UIView) {
        guard isZooming else { return }
        scrollFlags.remove(.zooming)
        let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        guard limited != zoomScale else {
            setOffset(clamp(contentOffset))
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return
        }
        scrollFlags.insert(.zoomBouncing)
        let size = layer.bounds.size
        UIView.animate(withDuration: Self.zoomDuration) {
            self.scale(view, to: limited, around: CGPoint(x: size.width / 2, y: size.height / 2))
        } completion: { _ in
            self.scrollFlags.remove(.zoomBouncing)
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
        }
    }
}
