/// The sections and items of a list at one time, by identifiers (Apple documentation:
/// *NSDiffableDataSourceSnapshot*).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var indexOfSection: [SectionIdentifierType: Int] = [:]
    /// The sections that are to be reloaded.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that are to be reloaded.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    // MARK: Reading

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[requireSection(identifier)].items.count
    }
    /// The items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[requireSection(identifier)].items
    }
    /// The section that holds an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }
    /// The place of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard sectionOfItem[identifier] != nil else { return nil }
        return itemIdentifiers.firstIndex(of: identifier)
    }
    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { indexOfSection[identifier] }

    // MARK: Items

    /// Adds items at the end of a section, the last one unless named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let target = sectionIdentifier ?? sections.last?.id else {
            raise(
                .internalInconsistencyException,
                "There are currently no sections in the data source. Please add a section first.")
        }
        let index = requireSection(target)
        insert(identifiers, at: sections[index].items.count, in: index)
    }

    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, item) = requireItem(beforeIdentifier)
        insert(identifiers, at: item, in: section)
    }

    /// Adds items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, item) = requireItem(afterIdentifier)
        insert(identifiers, at: item + 1, in: section)
    }

    /// Takes items out; unknown ones are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { remove(identifier) }
    }

    /// Takes all sections and items out.
    public mutating func deleteAllItems() {
        sections = []
        sectionOfItem = [:]
        indexOfSection = [:]
    }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        _ = requireItem(identifier)
        remove(identifier)
        let (section, item) = requireItem(toIdentifier)
        insert([identifier], at: item, in: section)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        _ = requireItem(identifier)
        remove(identifier)
        let (section, item) = requireItem(toIdentifier)
        insert([identifier], at: item + 1, in: section)
    }

    /// Has the cells of items made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = requireItem(identifier) }
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }

    /// Has the cells of items configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = requireItem(identifier) }
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: requireSection(toIdentifier))
    }

    /// Adds sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: requireSection(toIdentifier) + 1)
    }

    /// Takes sections out with their items; unknown ones are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = indexOfSection[identifier] else { continue }
            for item in sections.remove(at: index).items { sectionOfItem[item] = nil }
            indexSections()
        }
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        let section = sections.remove(at: requireSection(identifier))
        indexSections()
        sections.insert(section, at: requireSection(toIdentifier))
        indexSections()
    }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        let section = sections.remove(at: requireSection(identifier))
        indexSections()
        sections.insert(section, at: requireSection(toIdentifier) + 1)
        indexSections()
    }

    /// Has sections made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = requireSection(identifier) }
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }

    // MARK: Doing it

    /// A snapshot that was shown has no changes left to be done.
    mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }

    private mutating func indexSections() {
        indexOfSection = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element.id, $0.offset) })
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let unique = Set(identifiers)
        if unique.count != identifiers.count || identifiers.contains(where: { indexOfSection[$0] != nil }) {
            raise(
                .internalInconsistencyException,
                "Section identifier count does not match data source count. This is most likely due to a hashing "
                    + "issue with the identifiers.")
        }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
        indexSections()
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at index: Int, in section: Int) {
        guard Set(identifiers).count == identifiers.count else {
            raise(
                .invalidArgumentException,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                    + "\(identifiers.filter { item in identifiers.filter { $0 == item }.count > 1 })")
        }
        // Items that are there already move.
        var place = index
        for identifier in identifiers where sectionOfItem[identifier] != nil {
            if let old = sections[section].items.firstIndex(of: identifier), old < place { place -= 1 }
            remove(identifier)
        }
        sections[section].items.insert(contentsOf: identifiers, at: place)
        for identifier in identifiers { sectionOfItem[identifier] = sections[section].id }
    }

    private mutating func remove(_ identifier: ItemIdentifierType) {
        guard let section = sectionOfItem.removeValue(forKey: identifier), let index = indexOfSection[section] else {
            return
        }
        sections[index].items.removeAll { $0 == identifier }
    }

    private func requireSection(_ identifier: SectionIdentifierType) -> Int {
        if let index = indexOfSection[identifier] { return index }
        raise(
            .internalInconsistencyException,
            "Invalid section identifier for specified section: section identifier \(identifier) does not exist.")
    }

    private func requireItem(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        if let section = sectionOfItem[identifier], let index = indexOfSection[section],
            let item = sections[index].items.firstIndex(of: identifier)
        {
            return (index, item)
        }
        raise(
            .internalInconsistencyException,
            "Invalid item identifier specified: item identifier \(identifier) does not exist.")
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
