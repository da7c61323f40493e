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
  let intentSearch = Remembered<IntentsSource, IntentSearch>()
  let searchPages = Remembered<IntentCards, [SearchPage]>()
  let rules = Remembered<String, RuleExamples>()
  let templates = Remembered<[SourceFile], SiteTemplates>()
  let columns = Remembered<VariantColumn.Source, [VariantColumn]>()
  let intentCards = Remembered<[MadeStates], IntentCards>()
  let catalogueBlocks = Remembered<[CataloguePart], CatalogueBlock>()
  let typePages = Remembered<IntentsSource, TypePages>()
  let navigation = Remembered<SiteNavigation.Source, SiteNavigation>()
  let addresses = Remembered<[AddressCheck.Address], [Diagnostic]>()
  let coverages = Remembered<IntentCoverage.Source, IntentCoverage>()
  let sheets = Remembered<OverviewSheet.Source, OverviewSheet>()

  private let site = Mutex(LastSite())
  private let filesWritten = Mutex<WrittenFiles?>(nil)

  package init() {}

  var last: LastSite { site.withLock { $0 } }
  /// Its files.
  var written: WrittenFiles? { filesWritten.withLock { $0 } }

  func keep(_ last: LastSite) { site.withLock { $0 = last } }
  func keep(_ files: WrittenFiles) { filesWritten.withLock { $0 = files } }

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
    columns.finishBuild()
    intentCards.finishBuild()
    catalogueBlocks.finishBuild()
    typePages.finishBuild()
    navigation.finishBuild()
    addresses.finishBuild()
    coverages.finishBuild()
    sheets.finishBuild()
  }
}
