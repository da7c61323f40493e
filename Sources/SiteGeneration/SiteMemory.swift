internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import PageMarkup
internal import Synchronization

/// What a process that builds again and again keeps of its last build, so that the next one makes only
/// what changed.
///
/// What is made of files alone is made again when one of them changed: each step here has its own results,
/// with what they are made of. Pages count only once a build has come to its end, and as long as nobody
/// else changed their files.
package final class SiteMemory: Sendable {
  let files = Remembered<FileStatus, [UInt8]?>()
  let folders = Remembered<FileStatus, FolderEntries?>()
  let documents = Remembered<SourceFile, ReadDocument>()
  let apps = Remembered<[SourceFile], ReadApp>()
  let interactions = Remembered<InteractionSource, ReadInteraction>()
  let replays = Remembered<ReplaySource, [VariantLanguage: Interaction]>()
  let allowances = Remembered<SourceFile, FileAllowances>()
  let judges = Remembered<FindingJudge.Source, FindingJudge>()
  let sharedNames = Remembered<RecordNames.SharedSource, String>()
  let names = Remembered<RecordNames.Source, String>()
  let linkTargets = Remembered<LinkTargets, Unchanged>()
  let cardNames = Remembered<[String], Unchanged>()
  let filled = Remembered<DocumentSource, FilledDocument>()
  let images = Remembered<SourceFile, Diagnostic?>()
  let intentSearch = Remembered<IntentSearch.Source, IntentSearch>()
  let searchPages = Remembered<InteractionSource, SearchPage>()
  let rules = Remembered<String, RuleExamples>()
  let templates = Remembered<[SourceFile], SiteTemplates>()
  let coverages = Remembered<IntentCoverage.Source, IntentCoverage>()
  let sheets = Remembered<OverviewSheet.Source, OverviewSheet>()

  private let site = Mutex(LastSite())
  private let filesList = Mutex<OutputManifest?>(nil)

  package init() {}

  var last: LastSite { site.withLock { $0 } }
  /// The list of its files.
  var list: OutputManifest? { filesList.withLock { $0 } }

  func keep(_ last: LastSite) { site.withLock { $0 = last } }
  func keep(_ list: OutputManifest) { filesList.withLock { $0 = list } }

  /// Forgets what the build that is over did not need.
  package func finishBuild() {
    files.finishBuild()
    folders.finishBuild()
    documents.finishBuild()
    apps.finishBuild()
    interactions.finishBuild()
    replays.finishBuild()
    allowances.finishBuild()
    judges.finishBuild()
    sharedNames.finishBuild()
    names.finishBuild()
    linkTargets.finishBuild()
    cardNames.finishBuild()
    filled.finishBuild()
    images.finishBuild()
    intentSearch.finishBuild()
    searchPages.finishBuild()
    rules.finishBuild()
    templates.finishBuild()
    coverages.finishBuild()
    sheets.finishBuild()
  }
}

/// A site that was written, as far as the next build can use it.
struct LastSite: Sendable {
  /// The cards of each interaction, by the name that their record would have.
  private(set) var cards: [String: MadeStates] = [:]
  /// What the catalogue says of them, by the same name.
  private(set) var catalogue: [String: CataloguePart] = [:]
  private(set) var frame: SiteFrame?
  /// The pages that may be kept, by path.
  private var pages: [String: KeptPage] = [:]
  /// The files of each drawing, by its name.
  private let drawings: [String: [OutputFile]]
  /// Those names, in order.
  private let drawingNames: [String]
  /// What the system said of their folder when all were in their places; nil before.
  private var drawingsStatus: FileStatus?

  /// The site's folder; nil for a site that is in none.
  private var root: String?

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

  init() {
    drawings = [:]
    drawingNames = []
  }

  init(
    cards: [MadeStates], catalogue: [CataloguePart], frame: SiteFrame,
    pages: [(page: Page, made: MadePage)], drawings: [(name: String, files: [OutputFile])],
    in output: SiteOutput
  ) {
    if case .folder(let staging) = output { root = staging.root }
    for (part, entry) in zip(cards, catalogue) {
      guard let name = part.name else { continue }
      self.cards[name] = part
      self.catalogue[name] = entry
    }
    self.frame = frame
    for (page, made) in pages { self.pages[page.path] = made.kept ?? KeptPage(page, made) }
    self.drawings = Dictionary(
      drawings.map { name, files in
        (name, files.contains(where: \.isStaged) ? files.map(\.inPlace) : files)
      }
    ) { first, _ in first }
    drawingNames = drawings.map(\.name)
  }

  /// The names of drawings in order: most were sorted for the last site.
  func names(of drawings: [String: CardDrawing]) -> [String] {
    let known = drawingNames.filter { drawings[$0] != nil }
    return (known + drawings.keys.filter { self.drawings[$0] == nil }).sorted()
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

  /// The files of the drawings that are in their places, by name.
  ///
  /// None where one came or went since: their folder tells that, and nobody asks about thousands of files.
  var drawingsInPlace: [String: [OutputFile]] {
    drawingsStatus == statusOfDrawings ? drawings : [:]
  }

  private func statuses(of rendered: RenderedPage) -> [FileStatus?] {
    rendered.files.map { file in root.flatMap { FileStatus(at: "\($0)/\(file.path)") } }
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

/// What stands around every page, and which findings count.
struct SiteFrame: Sendable {
  let title: String
  let address: SiteAddress?
  let navigation: SiteNavigation
  /// The project's own templates.
  let templates: [String: String]
  let judge: FindingJudge

  enum Change {
    case nothing
    /// Only some pages have other links beside them.
    case navigation(from: SiteNavigation, to: SiteNavigation)
    case all

    /// Whether templates are the same.
    var keepsTemplates: Bool {
      if case .all = self { false } else { true }
    }

    /// Whether a page has the same around it, which was in a frame before.
    func isNone(around page: Page, in frame: PageFrame) -> Bool {
      switch self {
      case .nothing: true
      case .navigation(let old, let new):
        frame == page.frame
          && old.value(on: page.path, within: page.owner)
            == new.value(on: page.path, within: page.owner)
      case .all: false
      }
    }
  }

  /// What has changed since an earlier build.
  func change(since last: SiteFrame) -> Change {
    guard title == last.title, address == last.address, templates == last.templates,
      judge === last.judge
    else { return .all }
    return navigation == last.navigation
      ? .nothing : .navigation(from: last.navigation, to: navigation)
  }
}
