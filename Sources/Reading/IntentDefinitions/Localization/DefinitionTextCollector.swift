internal import Diagnostics
internal import SourceFormats

/// Collects every text of a definition file that has a string id: whatever stands under a key that
/// has a twin with `ID` at its end, so that no text is missed, also of keys that came later.
struct DefinitionTextCollector {
  private(set) var texts: [DefinitionText] = []
  private var seen: Set<DefinitionText.Identity> = []

  /// The texts of a file, those of an owner in the order in which they are shown.
  static func texts(of root: PropertyListNode) -> [DefinitionText] {
    var collector = DefinitionTextCollector()
    let lists: [(String, String, (String) -> DefinitionText.Owner)] = [
      ("INIntents", "INIntentName", { .intent($0) }),
      ("INEnums", "INEnumName", { .enumeration($0) }),
      ("INTypes", "INTypeName", { .objectType($0) }),
    ]
    for (list, nameKey, owner) in lists {
      for node in root[list]?.array ?? [] {
        guard let name = node[nameKey]?.string else { continue }
        let start = collector.texts.count
        collector.collect(node, owner: owner(name), subject: nil)
        collector.texts[start...].sort { $0.rank < $1.rank }
      }
    }
    return collector.texts
  }

  /// Recursive, because the reader limits how deep values nest.
  private mutating func collect(
    _ node: PropertyListNode, owner: DefinitionText.Owner, subject: String?,
    namesOfPhrase names: [String] = []
  ) {
    switch node.content {
    case .array(let nodes):
      for node in nodes { collect(node, owner: owner, subject: subject, namesOfPhrase: names) }
    case .dictionary(let entries):
      let detail = entries.first { Self.detailKeys.contains($0.key) }?.value.string
      let subject =
        entries.first { Self.subjectKeys.contains($0.key) }?.value.string
        ?? detail.map { "\(subject.map { "\($0), " } ?? "")\($0)" } ?? subject
      let values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
      for entry in entries {
        let isPhrase = Self.phraseKeys.contains(entry.key)
        for phrase in isPhrase ? entry.value.entries ?? [] : [] {
          let parts = phrase.key.split(separator: ",")
          collect(
            phrase.value, owner: owner, subject: parts.joined(separator: ", "),
            namesOfPhrase: parts.map { String($0.drop { $0 == " " }) })
        }
        if !isPhrase {
          collect(entry.value, owner: owner, subject: subject, namesOfPhrase: names)
        }
        guard entry.key.hasSuffix("ID"), let id = entry.value.string, !id.isEmpty else { continue }
        let key = String(entry.key.dropLast(2))
        add(id, key: key, text: values[key], idNode: entry.value, owner, subject, names)
      }
    case .string, .integer, .real, .boolean, .data, .date: break
    }
  }

  /// A text that several keys share, as both lists of phrases do, counts once.
  private mutating func add(
    _ id: String, key: String, text: PropertyListNode?, idNode: PropertyListNode,
    _ owner: DefinitionText.Owner, _ subject: String?, _ namesOfPhrase: [String]
  ) {
    let (kind, rank) = DefinitionText.kind(ofKey: key)
    let found = DefinitionText(
      id: id, kind: kind, subject: subject.flatMap { $0.isEmpty ? nil : $0 },
      text: text?.string ?? "", owner: owner, location: text?.location ?? idNode.location,
      promptID: nil, rank: rank, namesOfPhrase: namesOfPhrase)
    if seen.insert(found.identity).inserted { texts.append(found) }
  }

  private static let subjectKeys: Set = [
    "INIntentParameterName", "INIntentResponseParameterName", "INIntentResponseCodeName",
    "INEnumValueName", "INTypePropertyName",
  ]
  /// The keys that distinguish the texts of one parameter.
  private static let detailKeys: Set = [
    "INIntentParameterPromptDialogType", "INIntentParameterUnsupportedReasonCode",
  ]
  private static let phraseKeys: Set = [
    "INIntentParameterCombinations", "INIntentManagedParameterCombinations",
  ]
}

extension DefinitionText {
  /// The identity of a row of a table.
  struct Identity: Hashable {
    let id: String
    let text: String
    let owner: Owner
  }

  var identity: Identity { Identity(id: id, text: text, owner: owner) }
}
