package import Diagnostics
internal import SourceFormats

/// The one way from what was found to what a team reads, for every command and page.
///
/// Consequences of files that cannot be read are dropped, comments and settings of the project applied,
/// findings of one cause merged, sorted, and limited for each file.
package final class FindingFilter: Sendable {
  private let app: AppModel
  private let settings: SiteSettings
  private let suppressions: Suppressions
  /// The documents that are taken in although nothing asks for it; what is wrong there is a note.
  private let unaskedPaths: Set<String>

  init(
    _ app: AppModel, settings: SiteSettings, suppressions: Suppressions, unaskedPaths: Set<String>
  ) {
    self.app = app
    self.settings = settings
    self.suppressions = suppressions
    self.unaskedPaths = unaskedPaths
  }

  /// The findings that count of those of a part of a project, such as one card.
  package func filtered(_ found: [Diagnostic]) -> [Diagnostic] {
    found.isEmpty ? [] : outcome(of: ownFaults(found).filter { !suppressions.silences($0) })
  }

  /// The findings that count of a whole project, and what is wrong with the comments that allow some.
  package func filteredWithComments(_ found: [Diagnostic]) -> [Diagnostic] {
    outcome(of: suppressions.applied(to: ownFaults(found)))
  }

  private func ownFaults(_ found: [Diagnostic]) -> [Diagnostic] {
    found.filter(app.isNoConsequence)
  }

  /// A finding in a document that nobody asked for is a note; its front matter is for other tools.
  private func asNoteIfUnasked(_ finding: Diagnostic) -> Diagnostic? {
    guard let file = finding.location?.file, unaskedPaths.contains(file) else { return finding }
    return finding.rule == .unknownKey ? nil : finding.with(severity: .note)
  }

  private func outcome(of kept: [Diagnostic]) -> [Diagnostic] {
    settings.withConfiguredSeverities(kept.compactMap(asNoteIfUnasked)).mergedByCause()
      .sortedAndUnique().limitedForEachFile()
  }
}
