/// The sections and items of a table or a collection, each by its identifier.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(id: Section, items: [Item])] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [Section] { sections.map(\.id) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }

  public func numberOfItems(inSection id: Section) -> Int { itemIdentifiers(inSection: id).count }
  public func itemIdentifiers(inSection id: Section) -> [Item] {
    sections.first { $0.id == id }?.items ?? []
  }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sections.first { $0.items.contains(item) }?.id
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ id: Section) -> Int? { sections.firstIndex { $0.id == id } }

  public mutating func appendSections(_ ids: [Section]) { sections += ids.map { ($0, []) } }
  /// Appends to a section, or to the last one.
  public mutating func appendItems(_ items: [Item], toSection id: Section? = nil) {
    let index = id.flatMap { indexOfSection($0) } ?? sections.count - 1
    guard sections.indices.contains(index) else {
      fatalError("There are currently no sections in the data source")
    }
    sections[index].items += items
  }
  public mutating func insertItems(_ items: [Item], beforeItem item: Item) {
    insert(items, at: item, offset: 0)
  }
  public mutating func insertItems(_ items: [Item], afterItem item: Item) {
    insert(items, at: item, offset: 1)
  }
  private mutating func insert(_ items: [Item], at item: Item, offset: Int) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: items, at: place + offset)
      return
    }
  }
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    deleteItems([item])
    insertItems([item], afterItem: other)
  }
  public mutating func deleteItems(_ items: [Item]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func deleteSections(_ ids: [Section]) {
    sections.removeAll { ids.contains($0.id) }
  }
  public mutating func reloadItems(_ items: [Item]) {}
  public mutating func reconfigureItems(_ items: [Item]) {}
  public mutating func reloadSections(_ ids: [Section]) {}

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
  func path(of item: Item) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
}
