internal import PageMarkup
internal import Synchronization

/// What a process that builds again and again keeps of the last site that it wrote, so that the next
/// build makes only what changed.
///
/// The cards of an interaction are the same while all that they are made of is, which is what
/// `RecordNames` names; so are its pages, while what stands around every page is. All else is made anew.
package final class SiteMemory: Sendable {
  private let site = Mutex(LastSite())

  package init() {}

  var last: LastSite { site.withLock { $0 } }

  func keep(_ last: LastSite) { site.withLock { $0 = last } }
}

/// A site that was written, as far as the next build can use it.
struct LastSite: Sendable {
  /// The cards of each interaction, by the name that their record would have.
  var cards: [String: CardStateMaker.MadeStates] = [:]
  /// What the catalogue says of them, by the same name.
  var catalogue: [String: CataloguePart] = [:]
  var frame: SiteFrame?
  /// The pages that are made of cards, by path.
  var pages: [String: CardPage] = [:]
  /// The files of each drawing, by its name.
  var drawings: [String: [OutputFile]] = [:]

  struct CardPage: Sendable {
    /// The name of what its cards are made of.
    let record: String
    let rendered: RenderedPage
  }

  init() {}

  init(
    cards: [CardStateMaker.MadeStates], catalogue: [CataloguePart], frame: SiteFrame,
    pages: [(Page, RenderedPage)], drawings: [(name: String, files: [OutputFile])]
  ) {
    for (part, entry) in zip(cards, catalogue) {
      guard let name = part.name else { continue }
      self.cards[name] = part
      self.catalogue[name] = entry
    }
    self.frame = frame
    for (page, rendered) in pages {
      guard let record = page.record else { continue }
      self.pages[page.path] = CardPage(record: record, rendered: rendered.inPlace)
    }
    for (name, files) in drawings { self.drawings[name] = files.map(\.inPlace) }
  }

  /// A page that would be made as it is in its place; nil for any other.
  func page(_ page: Page) -> RenderedPage? {
    guard let known = pages[page.path], known.record == page.record else { return nil }
    return known.rendered
  }
}

/// What stands around every page, and which findings count.
struct SiteFrame: Hashable, Sendable {
  let title: String
  let navigation: SiteNavigation
  /// The project's own templates.
  let templates: [String: String]
  let allowances: Allowances
}
