internal import Diagnostics
internal import HostSimulation
internal import Synchronization

/// What a process that builds again and again keeps of its last build, so that the next one makes only
/// what changed.
///
/// What is made of files alone is made again when one of them changed: each step here has its own results,
/// with what they are made of. The files of the site itself stand in their places as long as nobody else
/// changes them, so that they count only once a build has come to its end.
package final class SiteMemory: Sendable {
  let files = Remembered<FileStatus, [UInt8]?>()
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
  let searchPages = Remembered<InteractionSource, SearchPage>()
  let rules = Remembered<String, RuleExamples>()

  private let site = Mutex(LastSite())

  package init() {}

  var last: LastSite { site.withLock { $0 } }

  func keep(_ last: LastSite) { site.withLock { $0 = last } }

  /// Forgets what the build that is over did not need.
  package func finishBuild() {
    files.finishBuild()
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
    searchPages.finishBuild()
    rules.finishBuild()
  }
}

/// A site that was written, as far as the next build can use it.
struct LastSite: Sendable {
  /// The cards of each interaction, by the name that their record would have.
  private(set) var cards: [String: CardStateMaker.MadeStates] = [:]
  /// What the catalogue says of them, by the same name.
  private(set) var catalogue: [String: CataloguePart] = [:]
  private(set) var frame: SiteFrame?
  /// The pages that may be kept, by path.
  private var pages: [String: KeptPage] = [:]
  /// The files of each drawing, by its name.
  private(set) var drawings: [String: [OutputFile]] = [:]

  private struct KeptPage: Sendable {
    /// The name of what it is made of.
    let record: String
    let frame: PageFrame
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
      self.pages[page.path] = KeptPage(
        record: record, frame: page.frame, rendered: rendered.inPlace)
    }
    self.drawings.reserveCapacity(drawings.count)
    for (name, files) in drawings {
      self.drawings[name] = files.contains(where: \.isStaged) ? files.map(\.inPlace) : files
    }
  }

  /// What has changed around the pages.
  func change(to frame: SiteFrame) -> SiteFrame.Change {
    self.frame.map(frame.change) ?? .all
  }

  /// A page that would be made as it is in its place; nil for any other.
  func page(_ page: Page, in change: SiteFrame.Change) -> RenderedPage? {
    guard let known = pages[page.path], known.record == page.record else { return nil }
    switch change {
    case .nothing: return known.rendered
    case .navigation(let old, let new):
      let isSame =
        known.frame == page.frame
        && old.value(on: page.path, within: page.owner)
          == new.value(on: page.path, within: page.owner)
      return isSame ? known.rendered : nil
    case .all: return nil
    }
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
