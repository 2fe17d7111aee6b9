/// The changes that lead from one snapshot to another.
struct SnapshotChanges<Section: Hashable, Item: Hashable> {
    private(set) var updates = ListUpdates()

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = old.sectionIdentifiers
        let newSections = new.sectionIdentifiers
        let kept = Self.longestKept(oldSections.filter { new.indexOfSection($0) != nil }, in: newSections)
        for (index, section) in oldSections.enumerated() where new.indexOfSection(section) == nil {
            updates.deletedSections.insert(index)
        }
        for (index, section) in newSections.enumerated() {
            if let before = old.indexOfSection(section) {
                if !kept.contains(section) { updates.movedSections.append((before, index)) }
            } else {
                updates.insertedSections.insert(index)
            }
        }
        addItems(from: old, to: new)
        for section in new.reloadedSectionIdentifiers {
            if let index = old.indexOfSection(section) { updates.reloadedSections.insert(index) }
        }
        let places = Self.places(old)
        for item in new.reloadedItemIdentifiers {
            if let path = places[item] { updates.reloadedItems.insert(path) }
        }
    }

    private mutating func addItems(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let before = Self.places(old)
        let after = Self.places(new)
        for (item, path) in before where after[item] == nil {
            if !updates.deletedSections.contains(path.section) { updates.deletedItems.insert(path) }
        }
        for (index, section) in new.sections.enumerated() {
            let stayed = section.items.filter { old.sectionIdentifier(containingItem: $0) == section.id }
            let oldOrder = old.indexOfSection(section.id).map { old.sections[$0].items.filter(Set(stayed).contains) } ?? []
            let kept = Self.longestKept(oldOrder, in: section.items)
            for (place, item) in section.items.enumerated() {
                let path = IndexPath(item: place, section: index)
                guard let from = before[item] else {
                    if !updates.insertedSections.contains(index) { updates.insertedItems.insert(path) }
                    continue
                }
                if kept.contains(item) { continue }
                // What comes from a section that goes, or to one that comes, is no move.
                let leavesGone = updates.deletedSections.contains(from.section)
                let entersNew = updates.insertedSections.contains(index)
                switch (leavesGone, entersNew) {
                case (false, false): updates.movedItems.append((from, path))
                case (true, false): updates.insertedItems.insert(path)
                case (false, true): updates.deletedItems.insert(from)
                case (true, true): break
                }
            }
        }
    }

    private static func places(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (index, section) in snapshot.sections.enumerated() {
            for (place, item) in section.items.enumerated() { places[item] = IndexPath(item: place, section: index) }
        }
        return places
    }

    /// The largest set that has the same order in both lists: what need not move.
    private static func longestKept<Element: Hashable>(_ old: [Element], in new: [Element]) -> Set<Element> {
        let place = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($0.element, $0.offset) })
        let numbers = old.compactMap { place[$0] }
        var tails: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var kept: Set<Element> = []
        var index = tails.last ?? -1
        while index >= 0 {
            kept.insert(new[numbers[index]])
            index = previous[index]
        }
        return kept
    }
}
