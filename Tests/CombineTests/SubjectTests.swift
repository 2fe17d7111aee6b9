import Combine
import Foundation
import Testing

@Suite
struct SubjectTests {
    struct Failed: Error, Equatable {}

    @Test("a passthrough subject delivers while the subscription is kept")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        subject.send(1)
        var kept: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(2)
        subject.send(3)
        withExtendedLifetime(kept) {}
        kept = nil
        subject.send(4)
        #expect(values == [2, 3])
    }

    @Test("a current value subject sends what it has first")
    func currentValue() {
        let subject = CurrentValueSubject<String, Never>("a")
        var values: [String] = []
        let kept = subject.sink { values.append($0) }
        subject.value = "b"
        #expect(values == ["a", "b"])
        #expect(subject.value == "b")
        kept.cancel()
        subject.send("c")
        #expect(values == ["a", "b"])
    }

    @Test("nothing follows a completion, and late subscribers hear only of it")
    func completion() {
        let subject = PassthroughSubject<Int, Failed>()
        var events: [String] = []
        let kept = subject.sink { events.append("\($0)") } receiveValue: { events.append("\($0)") }
        subject.send(completion: .failure(Failed()))
        subject.send(7)
        subject.send(completion: .finished)
        #expect(events.count == 1 && events[0].hasPrefix("failure("))
        var late = 0
        _ = subject.sink { _ in late += 1 } receiveValue: { _ in }
        #expect(late == 1)
        kept.cancel()
    }
}

@Suite
struct OperatorTests {
    @Test("values that are left out do not use up demand")
    func demand() {
        var received: [Int] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                received.append($0)
                return .none
            })
        (1...10).publisher.filter { $0.isMultiple(of: 3) }.subscribe(subscriber)
        #expect(received == [3, 6])
    }

    @Test("map, compactMap, removeDuplicates, scan, dropFirst and prefix, in turn")
    func chain() {
        var values: [Int] = []
        var finished = false
        let kept = ["1", "x", "1", "2", "2", "3", "4"].publisher
            .compactMap { Int($0) }.removeDuplicates().map { $0 * 10 }.scan(0, +).dropFirst().prefix(2)
            .sink { _ in finished = true } receiveValue: { values.append($0) }
        #expect(values == [30, 60])
        #expect(finished)
        kept.cancel()
    }

    @Test("merge and combineLatest follow both and finish with the last")
    func two() {
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        var merged: [Int] = []
        var pairs: [String] = []
        var ends = 0
        var kept: Set<AnyCancellable> = []
        left.merge(with: right).sink { _ in ends += 1 } receiveValue: { merged.append($0) }.store(in: &kept)
        left.combineLatest(right).sink { pairs.append("\($0)\($1)") }.store(in: &kept)
        left.send(1)
        right.send(2)
        left.send(3)
        left.send(completion: .finished)
        #expect(ends == 0)
        right.send(completion: .finished)
        #expect(merged == [1, 2, 3])
        #expect(pairs == ["12", "32"])
        #expect(ends == 1)
    }

    @Test("a published property tells before it changes")
    func published() {
        final class Model: ObservableObject {
            @Published var name = "a"
        }
        let model = Model()
        var names: [String] = []
        var willChange: [String] = []
        var kept: Set<AnyCancellable> = []
        model.$name.sink { names.append($0) }.store(in: &kept)
        model.objectWillChange.sink { [unowned model] in willChange.append(model.name) }.store(in: &kept)
        model.name = "b"
        #expect(names == ["a", "b"])
        #expect(willChange == ["a"])
    }

    @Test("a notification publisher ends with its subscription")
    func notifications() {
        let name = Notification.Name("CombineTests")
        var count = 0
        let kept = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        kept.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 1)
    }
}
