/// Where a popover lies beside its source, and where its arrow is; pure geometry in the container's coordinates.
struct PopoverPlacement: Equatable {
    /// The presented view, without the arrow.
    let frame: CGRect
    /// Where the arrow points; `unknown` without an arrow.
    let arrow: UIPopoverArrowDirection
    /// The middle of the edge at which the arrow stands.
    let arrowBase: CGPoint

    private static let arrowHeight: CGFloat = 13
    /// How far the arrow stays from the popover's corners, in points.
    private static let arrowMargin: CGFloat = 31

    /// Takes the first permitted side on which the popover fits as it is, else the one with most room, where
    /// it is made smaller. An arrow that points up means a popover below its source.
    init(
        of size: CGSize, beside source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool
    ) {
        guard permitted.intersection(.any) != [] else {
            frame = Self.inside(CGRect(
                x: source.midX - size.width / 2, y: source.midY - size.height / 2,
                width: min(size.width, room.width), height: min(size.height, room.height)), room)
            arrow = .unknown
            arrowBase = CGPoint(x: source.midX, y: source.midY)
            return
        }
        let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let spaces = sides.map { Self.space(for: $0, beside: source, in: room) }
        var chosen = 0
        if let fitting = spaces.firstIndex(where: { $0.width >= size.width && $0.height >= size.height }) {
            chosen = fitting
        } else {
            func area(_ index: Int) -> CGFloat {
                max(0, min(spaces[index].width, size.width)) * max(0, min(spaces[index].height, size.height))
            }
            for index in sides.indices where area(index) > area(chosen) { chosen = index }
        }
        let side = sides[chosen]
        let space = mayOverlap ? room.size : spaces[chosen]
        let width = max(0, min(size.width, space.width))
        let height = max(0, min(size.height, space.height))
        var place: CGRect
        switch side {
        case .up: place = CGRect(x: source.midX - width / 2, y: source.maxY + Self.arrowHeight, width: width, height: height)
        case .down:
            place = CGRect(
                x: source.midX - width / 2, y: source.minY - Self.arrowHeight - height, width: width, height: height)
        case .left: place = CGRect(x: source.maxX + Self.arrowHeight, y: source.midY - height / 2, width: width, height: height)
        default:
            place = CGRect(
                x: source.minX - Self.arrowHeight - width, y: source.midY - height / 2, width: width, height: height)
        }
        place = Self.inside(place, room)
        frame = place
        arrow = side
        let x = min(max(source.midX, place.minX + Self.arrowMargin), max(place.minX, place.maxX - Self.arrowMargin))
        let y = min(max(source.midY, place.minY + Self.arrowMargin), max(place.minY, place.maxY - Self.arrowMargin))
        switch side {
        case .up: arrowBase = CGPoint(x: x, y: place.minY)
        case .down: arrowBase = CGPoint(x: x, y: place.maxY)
        case .left: arrowBase = CGPoint(x: place.minX, y: y)
        default: arrowBase = CGPoint(x: place.maxX, y: y)
        }
    }

    /// The room on one side of the source, the arrow left out.
    private static func space(for side: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect) -> CGSize {
        switch side {
        case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrowHeight)
        case .down: CGSize(width: room.width, height: source.minY - arrowHeight - room.minY)
        case .left: CGSize(width: room.maxX - source.maxX - arrowHeight, height: room.height)
        default: CGSize(width: source.minX - arrowHeight - room.minX, height: room.height)
        }
    }

    private static func inside(_ frame: CGRect, _ room: CGRect) -> CGRect {
        CGRect(
            x: min(max(frame.minX, room.minX), max(room.minX, room.maxX - frame.width)).rounded(),
            y: min(max(frame.minY, room.minY), max(room.minY, room.maxY - frame.height)).rounded(),
            width: frame.width, height: frame.height)
    }
}
