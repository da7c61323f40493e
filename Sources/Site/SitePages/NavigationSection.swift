internal import PageMarkup

/// A list of links under one title.
struct NavigationSection: Hashable, Sendable {
  let title: String
  let items: [NavigationItem]
  /// The page that lists all items; nil where none does, so that every page has to.
  let list: NavigationItem?
  /// Where the items are a folder that opens and closes.
  let folder: Folder?
  /// The item of each page, by its path.
  private let places: [String: Int]

  /// A folder of documents.
  struct Folder: Hashable, Sendable {
    /// The folders above it; nil at the top.
    let path: String?
    /// Whether it is open on every page.
    let isOpen: Bool
  }

  func has(_ path: String) -> Bool { places[path] != nil }

  init(title: String, items: [NavigationItem], list: NavigationItem? = nil, folder: Folder? = nil) {
    self.title = title
    self.items = items
    self.list = list
    self.folder = folder
    places = items.enumerated().reduce(into: [:]) { places, item in
      for path in [item.element.path] + item.element.children.map(\.path) {
        places[path] = item.offset
      }
    }
  }

  /// The most items that every page lists (convention).
  ///
  /// If every page linked to every page, the site would grow with the square of the project.
  static let maximumItems = 100
  /// How many items a page lists before and after its own, where there are more.
  private static let neighbors = 10

  /// Whether a page lists only some of the items.
  var isCut: Bool { items.count > Self.maximumItems }

  /// The items on a page: all of them, or those around its own and a link to the list of all.
  ///
  /// `mark` is what `aria-current` says of the page's own link.
  func values(on path: String, mark: String) -> [TemplateValue] {
    let own = places[path]
    guard let list, isCut else {
      return values(of: items.indices, own: own, on: path, mark: mark)
    }
    let first = max(0, (own ?? 0) - Self.neighbors)
    let nearest = first..<min(items.count, first + 2 * Self.neighbors + 1)
    return values(of: nearest, own: own, on: path, mark: mark)
      + [list.path == path ? list.open(on: path, mark: mark) : list.closed]
  }

  private func values(
    of range: Range<Int>, own: Int?, on path: String, mark: String
  ) -> [TemplateValue] {
    range.map { $0 == own ? items[$0].open(on: path, mark: mark) : items[$0].closed }
  }
}

/// A link beside every page, with those to the pages below it.
struct NavigationItem: Hashable, Sendable {
  let title: String
  let path: String
  let children: [NavigationItem]
  /// The item as most pages show it: not marked, and its branch not open.
  let closed: TemplateValue
  private let count: String?

  init(title: String, path: String, children: [NavigationItem] = [], count: String? = nil) {
    self.title = title
    self.path = path
    self.children = children
    self.count = count
    closed = Self.value(title: title, path: path, count: count)
  }

  /// The item on its own page, or on that of one of its children.
  func open(on page: String, mark: String) -> TemplateValue {
    let shown = children(on: page).map { child in
      child.path == page ? child.open(on: page, mark: mark) : child.closed
    }
    return Self.value(
      title: title, path: path, count: count, mark: path == page ? mark : nil, children: shown)
  }

  private static func value(
    title: String, path: String, count: String?, mark: String? = nil,
    children: [TemplateValue] = []
  ) -> TemplateValue {
    .object([
      "title": .text(title), "path": .text(path), "current": TemplateValue(mark),
      "count": TemplateValue(count), "hasChildren": .boolean(!children.isEmpty),
      "children": .list(children),
    ])
  }

  /// The interactions of an intent; of very many the neighbors of the page.
  ///
  /// Otherwise every page would link to every other. The intent's own page has them all.
  private func children(on page: String) -> ArraySlice<NavigationItem> {
    guard children.count > 100 else { return children[...] }
    let current = children.firstIndex { $0.path == page } ?? 0
    let first = max(0, min(current - 10, children.count - 21))
    return children[first..<first + 21]
  }
}
