/// The coordinates of a scene, in points: those of the screen, with the scene's own bounds.
@MainActor
final class SceneSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    /// What stands for this space where another converts: the screen, unless it is a scene's as well.
    private func plain(_ space: any UICoordinateSpace) -> any UICoordinateSpace { space is SceneSpace ? screen : space }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, to: plain(coordinateSpace))
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        screen.convert(point, from: plain(coordinateSpace))
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, to: plain(coordinateSpace))
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        screen.convert(rect, from: plain(coordinateSpace))
    }
}
