internal import CardDrawing
internal import CardChecks
internal import Diagnostics
internal import HostSimulation

/// The cards of one intent, and what the pages about the whole project need of them, put together once.
///
/// While none of its interactions changes, it stays the same object from build to build.
final class IntentCards: Sendable, ComparedByIdentity {
  let className: String
  /// Those of each interaction, in the order of the site.
  let parts: [MadeStates]
  let findings: VariantFindings
  let proofs: ProofFindings
  let records: RecordUse
  /// The name of what they all are made of; nil where nothing is kept.
  let record: String?
  /// The page of each interaction.
  let links: [PageLink]
  /// How many states have each outcome.
  let outcomes: [HostedCard.Outcome: Int]
  /// How many usual states each case of a controller answered.
  let answers: [SourceLocation: Int]
  /// The colours of all drawings.
  let colors: ColorClasses
  /// The images that drawings lead to.
  let linkedImages: Set<String>

  init(_ parts: [MadeStates], of className: String) {
    self.className = className
    self.parts = parts
    let names = parts.compactMap(\.name)
    record =
      names.count == parts.count ? SHA256.hex(Array(names.joined(separator: "\n").utf8)) : nil
    links = parts.map { PageLink(title: $0.interaction.name, path: $0.path) }
    var findings = VariantFindings()
    var proofs = ProofFindings()
    var records = RecordUse()
    var colors = ColorClasses.none
    for part in parts {
      findings.formUnion(part.findings)
      proofs.formUnion(part.proofs)
      records.formUnion(part.records)
      colors.formUnion(part.tally.colors)
    }
    self.findings = findings
    self.proofs = proofs
    self.records = records
    self.colors = colors
    let tallies = parts.map(\.tally)
    outcomes = tallies.reduce(into: [:]) { $0.merge($1.outcomes, uniquingKeysWith: +) }
    answers = tallies.reduce(into: [:]) { $0.merge($1.answers, uniquingKeysWith: +) }
    linkedImages = tallies.reduce(into: []) { $0.formUnion($1.linkedImages) }
  }
}
