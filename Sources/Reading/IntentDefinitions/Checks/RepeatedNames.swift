/// The items whose name an earlier one has already, each with the first of that name.
func repeated<Item>(_ items: [Item], by name: (Item) -> String) -> [(item: Item, first: Item)] {
  var first: [String: Item] = [:]
  return items.compactMap { item in
    if let known = first[name(item)] { return (item, known) }
    first[name(item)] = item
    return nil
  }
}
