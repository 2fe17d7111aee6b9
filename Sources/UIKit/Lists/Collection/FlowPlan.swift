/// The places of everything in a flow layout. Lines go along the `main` axis's cross direction: a vertical flow
/// fills rows from left to right.
struct FlowPlan {
    /// One section: its header, lines of items and footer.
    struct Section {
        var header: CGRect = .zero
        var footer: CGRect = .zero
        var items: [CGRect] = []
        /// The extent of header, items and footer along the scroll direction.
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    var sections: [Section] = []
    var contentSize: CGSize = .zero

    /// What one section of a flow is laid out from.
    struct Input {
        var sizes: [CGSize]
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var headerSize: CGSize
        var footerSize: CGSize
    }

    /// Lays sections out one after the other; `breadth` is the length of a line.
    init(_ inputs: [Input], breadth: CGFloat, isVertical: Bool) {
        var position: CGFloat = 0
        for input in inputs {
            var section = Section()
            section.start = position
            let header = isVertical ? input.headerSize.height : input.headerSize.width
            if header > 0 { section.header = Self.rect(position, 0, header, breadth, isVertical) }
            position += header
            position = Self.addLines(input, to: &section, at: position, breadth: breadth, isVertical: isVertical)
            let footer = isVertical ? input.footerSize.height : input.footerSize.width
            if footer > 0 { section.footer = Self.rect(position, 0, footer, breadth, isVertical) }
            position += footer
            section.end = position
            sections.append(section)
        }
        contentSize = isVertical
            ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
    }

    private static func rect(
        _ main: CGFloat, _ cross: CGFloat, _ length: CGFloat, _ breadth: CGFloat, _ isVertical: Bool
    ) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: breadth, height: length)
            : CGRect(x: main, y: cross, width: length, height: breadth)
    }

    /// Full lines are justified, the last one keeps the spacing of the line before it or the least one (Apple
    /// documentation: *UICollectionViewFlowLayout*).
    private static func addLines(
        _ input: Input, to section: inout Section, at start: CGFloat, breadth: CGFloat, isVertical: Bool
    ) -> CGFloat {
        let inset = input.inset
        let before = isVertical ? inset.top : inset.left
        let after = isVertical ? inset.bottom : inset.right
        let crossStart = isVertical ? inset.left : inset.top
        let available = breadth - crossStart - (isVertical ? inset.right : inset.bottom)
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        func width(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        guard !input.sizes.isEmpty else { return start + before + after }
        section.items.reserveCapacity(input.sizes.count)
        var position = start + before
        var index = 0
        var lastSpacing = input.itemSpacing
        var isFirstLine = true
        while index < input.sizes.count {
            var end = index
            var used: CGFloat = 0
            while end < input.sizes.count {
                let next = used + (end > index ? input.itemSpacing : 0) + width(input.sizes[end])
                if end > index && next > available + 0.001 { break }
                used = next
                end += 1
            }
            let line = input.sizes[index..<end]
            let count = CGFloat(line.count)
            let sum = line.reduce(0) { $0 + width($1) }
            let isLast = end == input.sizes.count
            var spacing = count > 1 ? (available - sum) / (count - 1) : 0
            if isLast {
                spacing = isFirstLine ? input.itemSpacing : lastSpacing
                if count > 1 { spacing = min(spacing, max(input.itemSpacing, (available - sum) / (count - 1))) }
            }
            lastSpacing = count > 1 && !isLast ? spacing : lastSpacing
            let height = line.reduce(0) { max($0, length($1)) }
            if !isFirstLine { position += input.lineSpacing }
            // A line of one item that is not the last stands in the middle.
            var cross = crossStart + (count == 1 && !isLast ? max(0, (available - sum) / 2) : 0)
            for size in line {
                let shift = (height - length(size)) / 2
                section.items.append(rect(position + shift, cross, length(size), width(size), isVertical))
                cross += width(size) + spacing
            }
            position += height
            isFirstLine = false
            index = end
        }
        return position + after
    }
}
