import Testing
import UIKit

/// Source: Apple documentation, *UIPasteboard*.
@Suite @MainActor struct PasteboardTests {
    @Test func textsAndAddresses() {
        let board = UIPasteboard.withUniqueName()
        #expect(board.string == nil && !board.hasStrings && board.numberOfItems == 0)
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.numberOfItems == 2 && board.hasStrings && !board.hasURLs)
        board.url = URL(string: "https://example.com/x")
        #expect(board.url?.host == "example.com" && board.string == "https://example.com/x")
        board.string = nil
        #expect(board.numberOfItems == 0)
    }

    @Test func pasteboardsOfOneNameShareTheirItems() {
        let name = UIPasteboard.Name("tests.shared")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = UIPasteboard(name: name, create: true)
        board?.string = "x"
        #expect(UIPasteboard(name: name, create: false)?.string == "x")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func changesAreCountedAndTold() {
        let board = UIPasteboard.withUniqueName()
        var added: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo
            MainActor.assumeIsolated {
                added.append(info?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [])
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let before = board.changeCount
        board.string = "x"
        board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
        #expect(board.changeCount == before + 2)
        #expect(added == [["public.utf8-plain-text"], ["org.example.own"]])
        #expect(board.data(forPasteboardType: "org.example.own") == Data([1, 2]) && board.types == ["org.example.own"])
    }

    @Test func itemsExpire() {
        let board = UIPasteboard.withUniqueName()
        board.setItems([["public.text": "x"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.items.isEmpty)
    }
}
