/// The insertions, deletions, moves and reloads of one batch, as they were asked for.
struct ListUpdates {
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []

    var isEmpty: Bool {
        deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
            && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty
    }
}

/// What UIKit calls the parts of a list in its messages.
struct ListNouns {
    let item: String
    let items: String
    let view: String

    static let table = ListNouns(item: "row", items: "rows", view: "table view")
    static let collection = ListNouns(item: "item", items: "items", view: "collection view")
}

/// Where each section and item of a list is after a batch.
struct ListUpdatePlan {
    /// The new section of each old one; `nil` for deleted ones.
    private(set) var sections: [Int?] = []
    /// The new item and section of each old item; `nil` for deleted ones.
    private(set) var items: [[IndexPath?]] = []

    func newSection(_ old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

    func newPath(_ old: IndexPath) -> IndexPath? {
        guard items.indices.contains(old.section), items[old.section].indices.contains(old.item) else { return nil }
        return items[old.section][old.item]
    }

    /// Checks a batch against the counts before and after, and works out where everything goes. Ends the
    /// process as UIKit does when they do not fit.
    init(_ updates: ListUpdates, before: [Int], after: [Int], nouns: ListNouns) {
        Self.checkPaths(updates, before: before, after: after, nouns: nouns)
        sections = Self.sectionMap(updates, before: before, after: after, nouns: nouns)
        items = before.enumerated().map { section, count in
            guard let target = sections[section], !updates.deletedSections.contains(section) else {
                return Array(repeating: nil, count: count)
            }
            return (0..<count).map { IndexPath(item: $0, section: target) }
        }
        for section in before.indices {
            guard let target = sections[section] else { continue }
            if updates.reloadedSections.contains(section) {
                items[section] = Array(repeating: nil, count: before[section])
                continue
            }
            mapItems(of: section, to: target, updates, before: before[section], after: after[target], nouns: nouns)
        }
        for move in updates.movedItems { items[move.from.section][move.from.item] = move.to }
    }

    private static func sectionMap(
        _ updates: ListUpdates, before: [Int], after: [Int], nouns: ListNouns
    ) -> [Int?] {
        let inserted = updates.insertedSections.count
        let deleted = updates.deletedSections.count
        if before.count + inserted - deleted != after.count {
            raise(
                .internalInconsistencyException,
                "Invalid update: invalid number of sections.  The number of sections contained in the \(nouns.view) "
                    + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                    + "\(nouns.view) before the update (\(before.count)), plus or minus the number of sections "
                    + "inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
        }
        let movedFrom = Dictionary(updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        let taken = updates.insertedSections.union(IndexSet(updates.movedSections.map(\.to)))
        var free = after.indices.filter { !taken.contains($0) }.makeIterator()
        return before.indices.map { section in
            if updates.deletedSections.contains(section) { return nil }
            return movedFrom[section] ?? free.next()
        }
    }

    private mutating func mapItems(
        of section: Int, to target: Int, _ updates: ListUpdates, before: Int, after: Int, nouns: ListNouns
    ) {
        let deleted = updates.deletedItems.filter { $0.section == section }.count
        let inserted = updates.insertedItems.filter { $0.section == target }.count
        let movedOut = updates.movedItems.filter { $0.from.section == section }
        let movedIn = updates.movedItems.filter { $0.to.section == target }
        if before + inserted - deleted + movedIn.count - movedOut.count != after {
            raise(
                .internalInconsistencyException,
                "Invalid update: invalid number of \(nouns.items) in section \(target).  The number of \(nouns.items) "
                    + "contained in an existing section after the update (\(after)) must be equal to the number of "
                    + "\(nouns.items) contained in that section before the update (\(before)), plus or minus the "
                    + "number of \(nouns.items) inserted or deleted from that section (\(inserted) inserted, "
                    + "\(deleted) deleted) and plus or minus the number of \(nouns.items) moved into or out of that "
                    + "section (\(movedIn.count) moved in, \(movedOut.count) moved out).")
        }
        let taken = Set(updates.insertedItems.filter { $0.section == target }.map(\.item))
            .union(movedIn.map { $0.to.item })
        let left = Set(movedOut.map { $0.from.item })
        var next = 0
        for item in 0..<before {
            if updates.deletedItems.contains(IndexPath(item: item, section: section)) || left.contains(item) {
                items[section][item] = nil
                continue
            }
            while taken.contains(next) { next += 1 }
            items[section][item] = IndexPath(item: next, section: target)
            next += 1
        }
    }

    private static func checkPaths(_ updates: ListUpdates, before: [Int], after: [Int], nouns: ListNouns) {
        for section in updates.deletedSections where section >= before.count {
            raise(
                .internalInconsistencyException,
                "attempt to delete section \(section), but there are only \(before.count) sections before the update")
        }
        for section in updates.insertedSections where section >= after.count {
            raise(
                .internalInconsistencyException,
                "attempt to insert section \(section) but there are only \(after.count) sections after the update")
        }
        for section in updates.reloadedSections where section >= before.count {
            raise(
                .internalInconsistencyException,
                "attempt to delete section \(section), but there are only \(before.count) sections before the update")
        }
        for path in updates.deletedItems.union(updates.reloadedItems) {
            if path.section >= before.count {
                raise(
                    .internalInconsistencyException,
                    "attempt to delete \(nouns.item) \(path.item) from section \(path.section), but there are only "
                        + "\(before.count) sections before the update")
            }
            if path.item >= before[path.section] {
                raise(
                    .internalInconsistencyException,
                    "attempt to delete \(nouns.item) \(path.item) from section \(path.section) which only contains "
                        + "\(before[path.section]) \(nouns.items) before the update")
            }
        }
        for path in updates.insertedItems {
            if path.section >= after.count {
                raise(
                    .internalInconsistencyException,
                    "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but there are only "
                        + "\(after.count) sections after the update")
            }
            if path.item >= after[path.section] {
                raise(
                    .internalInconsistencyException,
                    "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but there are only "
                        + "\(after[path.section]) \(nouns.items) in section \(path.section) after the update")
            }
        }
        for move in updates.movedItems {
            guard move.from.section < before.count, move.from.item < before[move.from.section],
                move.to.section < after.count, move.to.item < after[move.to.section]
            else {
                raise(
                    .internalInconsistencyException,
                    "attempt to move index path (\(move.from)) to index path (\(move.to)) that does not exist")
            }
        }
    }
}
