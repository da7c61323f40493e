internal import CardDrawing
internal import CardChecks
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// All states of a project, and their distinct drawings.
struct CardStates: Sendable {
  /// Those of each interaction, in the order of the project's interactions.
  let parts: [MadeStates]
  /// The same by their intents, in the same order.
  let intents: [IntentCards]
  /// The names of the drawings of each interaction, those left out that an earlier one has, too.
  let drawings: [[String]]
  let diagnostics: [Diagnostic]
  /// What was kept of them, and what is worth keeping.
  let records: RecordUse
  private let intentsByClass: [String: IntentCards]

  /// Takes what was found besides the cards, too.
  init(_ parts: [MadeStates], diagnostics: [Diagnostic] = [], memory: SiteMemory? = nil) {
    self.parts = parts
    let groups = parts.byIntent
    intents = groups.map { className, parts in
      (memory?.intentCards).result(named: className, of: parts) {
        IntentCards(parts, of: className)
      }
    }
    intentsByClass = Dictionary(intents.map { ($0.className, $0) }) { first, _ in first }
    var findings = VariantFindings()
    var proofs = ProofFindings()
    var records = RecordUse()
    for intent in intents {
      findings.formUnion(intent.findings)
      proofs.formUnion(intent.proofs)
      records.formUnion(intent.records)
    }
    self.diagnostics = findings.diagnostics + proofs.diagnostics + diagnostics
    self.records = records
    var seen = Set<String>(minimumCapacity: parts.reduce(0) { $0 + $1.drawingNames.count })
    drawings = parts.map { part in
      var names = part.drawingNames
      names.removeAll { !seen.insert($0).inserted }
      return names
    }
  }

  /// The cards of an intent; nil where it has no interaction.
  subscript(className: String) -> IntentCards? { intentsByClass[className] }

  /// The pages of all interactions, by the classes of their intents.
  var linksByClass: [String: [PageLink]] { intentsByClass.mapValues(\.links) }

  /// All of them, put together anew each time.
  var states: [CardState] { parts.flatMap(\.states) }

  /// How many there are.
  var count: Int { parts.reduce(0) { $0 + $1.states.count } }

  /// How many distinct drawings there are.
  var drawingCount: Int { drawings.reduce(0) { $0 + $1.count } }

  /// A drawing; those of all interactions are looked through.
  func drawing(named name: String) -> CardDrawing? { parts.drawing(named: name) }
}

extension [MadeStates] {
  /// A drawing that one of them has.
  func drawing(named name: String) -> CardDrawing? {
    lazy.compactMap { $0.drawings[name] }.first
  }

  /// Those of each intent, by its class; they stand together.
  fileprivate var byIntent: [(className: String, parts: [MadeStates])] {
    var groups: [(className: String, parts: [MadeStates])] = []
    for part in self {
      let className = part.interaction.intent.className
      if groups.last?.className != className { groups.append((className, [])) }
      groups[groups.count - 1].parts.append(part)
    }
    return groups
  }
}
