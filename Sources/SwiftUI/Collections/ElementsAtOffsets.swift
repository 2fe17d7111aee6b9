import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start (Apple documentation: *remove(atOffsets:)*).
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at offsets, in their order, to before the element that is at another offset now
    /// (Apple documentation: *move(fromOffsets:toOffset:)*).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        func rest(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { elements[$0] } }
        let all = rest(0..<destination) + moved + rest(destination..<elements.count)
        var index = startIndex
        for element in all {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
