internal import PageMarkup

/// A site that was written, as far as the next build can use it.
struct LastSite: Sendable {
  /// The cards of each interaction, by the name that their record would have.
  private(set) var cards: [String: KeptCards] = [:]
  private(set) var frame: SiteFrame?
  /// The pages that may be kept, by path.
  private var pages: [String: KeptPage] = [:]
  /// What the system said of the folder of all drawings when they were in their places; nil before.
  private var drawingsStatus: FileStatus?

  /// The site's folder; nil for a site that is in none.
  private var root: String?

  /// The cards of an interaction that stay in memory as long as they are the same.
  final class KeptCards: Sendable {
    let made: MadeStates
    /// What the catalogue says of them.
    let catalogue: CataloguePart
    /// The names of the drawings whose files are with these, and those files.
    let drawingNames: [String]
    let drawings: FileGroup

    init(
      _ made: MadeStates, _ catalogue: CataloguePart, drawingNames: [String], _ drawings: FileGroup
    ) {
      self.made = made
      self.catalogue = catalogue
      self.drawingNames = drawingNames
      self.drawings = drawings
    }

    /// The same when the files are in their places.
    var inPlace: KeptCards {
      let placed = drawings.inPlace
      return placed === drawings
        ? self : KeptCards(made, catalogue, drawingNames: drawingNames, placed)
    }
  }

  /// A page that stays in memory as long as it is the same.
  final class KeptPage: Sendable {
    /// The name of what it is made of.
    let record: String?
    let frame: PageFrame
    /// What it shows, where it has no such name.
    let context: TemplateValue?
    let rendered: RenderedPage
    /// What the system said of its files when they were in their places; nil before.
    let statuses: [FileStatus?]?

    init(_ page: Page, _ made: MadePage) {
      record = page.record
      frame = page.frame
      context = made.context
      rendered = made.rendered.inPlace
      statuses = nil
    }

    /// The same with what the system says of its files.
    init(_ page: KeptPage, statuses: [FileStatus?]) {
      record = page.record
      frame = page.frame
      context = page.context
      rendered = page.rendered
      self.statuses = statuses
    }
  }

  init() {}

  init(
    cards: [KeptCards], frame: SiteFrame, pages: [(page: Page, made: MadePage)],
    in output: SiteOutput
  ) {
    if case .folder(let staging) = output { root = staging.root }
    self.cards.reserveCapacity(cards.count)
    self.pages.reserveCapacity(pages.count)
    for part in cards {
      if let name = part.made.name { self.cards[name] = part.inPlace }
    }
    self.frame = frame
    for (page, made) in pages { self.pages[page.path] = made.kept ?? KeptPage(page, made) }
  }

  /// The same when all files are in their places.
  var inPlace: LastSite {
    var site = self
    site.drawingsStatus = statusOfDrawings
    for (path, page) in pages where page.statuses == nil {
      site.pages[path] = KeptPage(page, statuses: statuses(of: page.rendered))
    }
    return site
  }

  private var statusOfDrawings: FileStatus? {
    root.flatMap { FileStatus(at: "\($0)/\(SitePaths.drawings)") }
  }

  /// Whether all drawings are in their places.
  ///
  /// Not where one came or went since: their folder tells that, and nobody asks about thousands of files.
  var hasDrawingsInPlace: Bool { drawingsStatus != nil && drawingsStatus == statusOfDrawings }

  private func statuses(of rendered: RenderedPage) -> [FileStatus?] {
    rendered.group.files.map { file in root.flatMap { FileStatus(at: "\($0)/\(file.path)") } }
  }

  /// What has changed around the pages.
  func change(to frame: SiteFrame) -> SiteFrame.Change {
    self.frame.map(frame.change) ?? .all
  }

  /// A page that would be made as it is in its place; nil for any other.
  ///
  /// One with a record is known by that and by what stands around it, any other by all that it shows.
  func page(
    _ page: Page, showing context: TemplateValue?, in change: SiteFrame.Change
  ) -> KeptPage? {
    guard let known = pages[page.path], known.record == page.record, known.context == context,
      context == nil ? change.isNone(around: page, in: known.frame) : change.keepsTemplates,
      known.statuses == statuses(of: known.rendered)
    else { return nil }
    return known
  }
}
