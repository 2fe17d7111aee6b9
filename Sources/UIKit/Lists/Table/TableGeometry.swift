/// The heights and places of everything in a table view, from the top of its content down.
struct TableGeometry {
    /// One section: its header and footer, and where its rows begin within it.
    struct Section {
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        /// Space above the header, in points.
        var padding: CGFloat = 0
        /// Row `i` is between offsets `i` and `i + 1`, counted from the end of the header.
        var rowOffsets: [CGFloat] = [0]
        /// Rows whose height is known and not guessed.
        var measured: Set<Int> = []

        var rowCount: Int { rowOffsets.count - 1 }
        var rowsHeight: CGFloat { rowOffsets[rowOffsets.count - 1] }
        var height: CGFloat { padding + headerHeight + rowsHeight + footerHeight }

        func height(ofRow row: Int) -> CGFloat { rowOffsets[row + 1] - rowOffsets[row] }

        mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
            let difference = height - self.height(ofRow: row)
            guard difference != 0 else { return }
            for index in (row + 1)..<rowOffsets.count { rowOffsets[index] += difference }
        }

        /// The first row that ends below `offset`, counted from the end of the header.
        func firstRow(endingBelow offset: CGFloat) -> Int {
            var low = 0
            var high = rowCount
            while low < high {
                let middle = (low + high) / 2
                if rowOffsets[middle + 1] > offset { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    var sections: [Section] = []
    /// Where each section begins; one more than there are sections.
    private(set) var starts: [CGFloat] = [0]
    /// The heights of the views above and below all sections.
    var topHeight: CGFloat = 0
    var bottomHeight: CGFloat = 0

    var contentHeight: CGFloat { (starts.last ?? topHeight) + bottomHeight }

    /// Adds the sections up from `first` on.
    mutating func update(from first: Int = 0) {
        if starts.count != sections.count + 1 || first == 0 {
            starts = Array(repeating: topHeight, count: sections.count + 1)
        }
        for index in max(0, first)..<max(0, max(first, sections.count)) {
            starts[index + 1] = starts[index] + sections[index].height
        }
    }

    func rowsStart(_ section: Int) -> CGFloat {
        starts[section] + sections[section].padding + sections[section].headerHeight
    }

    func rowSpan(_ path: IndexPath) -> (start: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (rowsStart(path.section) + section.rowOffsets[path.row], section.height(ofRow: path.row))
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rowCount
    }

    /// The sections that reach into a range of the content.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > top { high = middle } else { low = middle + 1 }
        }
        var end = low
        while end < sections.count && starts[end] < bottom { end += 1 }
        return low..<end
    }

    /// The rows that reach into a range of the content, top down.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for index in sections(from: top, to: bottom) {
            let section = sections[index]
            let start = rowsStart(index)
            var row = section.firstRow(endingBelow: top - start)
            while row < section.rowCount && start + section.rowOffsets[row] < bottom {
                paths.append(IndexPath(row: row, section: index))
                row += 1
            }
        }
        return paths
    }
}
