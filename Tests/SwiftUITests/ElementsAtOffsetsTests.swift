import Foundation
import SwiftUI
import Testing

/// Changes of collections by offsets (Apple documentation: *remove(atOffsets:)*, *move(fromOffsets:toOffset:)*).
@Suite struct ElementsAtOffsetsTests {
    @Test func `elements at offsets are removed`() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: [1, 3])
        #expect(letters == ["a", "c"])
        letters.remove(atOffsets: [])
        #expect(letters == ["a", "c"])
    }

    @Test func `moved elements stand before the one at the offset`() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c"])
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(letters == ["c", "b", "d", "a"])
        letters.move(fromOffsets: [0, 2], toOffset: 2)
        #expect(letters == ["b", "c", "d", "a"])
    }
}
