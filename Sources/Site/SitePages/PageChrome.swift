internal import CardLayout
package import PageMarkup
internal import TextTools

/// A page by its title and its address.
package struct PageLink: Hashable, Sendable {
  package let title: String
  package let path: String
  /// The owner of the page, if its title alone is not enough: the intent of an interaction.
  var owner: String?

  package var value: TemplateValue {
    .object([
      "title": .text(title), "path": .address(path), "owner": TemplateValue(owner),
    ])
  }
}

/// The frame of a page: the pages above it, and those before and after it.
package struct PageChrome: Hashable, Sendable {
  /// The pages above, the overview first.
  let crumbs: [PageLink]
  let previous: PageLink?
  let next: PageLink?

  var members: TemplateMembers {
    [
      "crumbs": .list(crumbs.map(\.value)), "hasCrumbs": .boolean(!crumbs.isEmpty),
      "previous": previous?.value ?? .missing, "next": next?.value ?? .missing,
      "hasNeighbors": .boolean(previous != nil || next != nil),
    ]
  }
}

/// The headings of a page, for the list beside it.
struct PageOutline {
  struct Entry {
    let title: String
    let anchor: String
    /// Whether the heading is below the one before.
    var isDeep = false
  }

  private let entries: [Entry]
  /// The language of the page, if it is not that of the site's own words.
  private let language: String?

  /// The most entries of a list that is read at one glance (convention).
  private static let maximumEntries = 40

  /// The outline of those entries that are not nil.
  init(_ entries: [Entry?], language: String? = nil) {
    self.entries = entries.compactMap(\.self)
    self.language = language
  }

  /// A page with fewer than two headings, or with very many, has no list.
  var members: TemplateMembers { members(isBeside: true) }

  /// The members for a page whose template has a place for the list where `isBeside` is false.
  func members(isBeside: Bool) -> TemplateMembers {
    let all = entries.count > Self.maximumEntries ? entries.filter { !$0.isDeep } : entries
    let shown = (2...Self.maximumEntries).contains(all.count) ? all : []
    return [
      "language": TemplateValue(language),
      "direction": TemplateValue(
        language.map { isWrittenRightToLeft(language: $0) ? "rtl" : "ltr" }),
      "hasOutline": .boolean(!shown.isEmpty),
      "isOutlineBeside": .boolean(isBeside && !shown.isEmpty),
      "outline": .list(shown) {
        [
          "title": .text($0.title), "anchor": .text($0.anchor), "isDeep": .boolean($0.isDeep),
        ]
      },
    ]
  }
}
