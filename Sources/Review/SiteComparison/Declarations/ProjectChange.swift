package import TextTools

/// One thing that changed in a project, as a sentence with its place.
package struct ProjectChange: Hashable, Sendable {
  package let phrase: Phrase
  /// The file; empty for what many files say.
  let file: String
  let line: Int?

  /// The place, as editors know it; empty where there is none.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
}

extension ProjectChange {
  /// A part of the project of which nothing more is known.
  init(_ cause: Cause, because reason: String? = nil) {
    phrase = reason.map { "\(phrase: cause.phrase); \(words: $0)" } ?? cause.phrase
    file = cause.file
    line = cause.line
  }
}

/// The changes of a project besides its cards, and those that explain cards.
struct ProjectChanges {
  /// The sentences for each input that changed, by the input's id; those for texts by their file.
  private(set) var byInput: [String: [ProjectChange]] = [:]
  /// The inputs that have another name now: their ids in the newer site by those in the older one.
  private(set) var renamedInputs: [String: String] = [:]
  /// The changes, in the order of reports.
  private(set) var all: [(keys: Set<String>, change: ProjectChange)] = []

  init(base: CatalogFile, head: CatalogFile) {
    let matching = DeclarationMatching(base: base.declarations, head: head.declarations)
    // An intent says that it changed only where none of its parts does.
    let explained = Set(matching.changes.filter { !$0.owner.isEmpty }.map(\.owner))
    for change in matching.changes
    where !(change.event == .changed && change.owner.isEmpty && explained.contains(change.name)) {
      let told = ProjectChange(
        phrase: Self.phrase(of: change, in: head), file: change.file, line: change.line)
      all.append((Set([change.input].compactMap(\.self)), told))
      if let input = change.input { byInput[input, default: []].append(told) }
      if let former = change.formerInput, former != change.input {
        renamedInputs[former] = change.input
        byInput[former, default: []].append(told)
      }
    }
    for (language, texts) in matching.texts.sorted(by: { $0.key < $1.key }) {
      let told = ProjectChange(
        phrase: Self.phrase(of: texts, in: language, head), file: texts.files.sorted().first ?? "",
        line: nil)
      all.append((texts.files, told))
      for file in texts.files { byInput[file, default: []].append(told) }
    }
  }

  /// The sentence about a declaration; a new one says whether a card shows it.
  private static func phrase(of change: DeclarationChange, in head: CatalogFile) -> Phrase {
    guard change.kind == .code, change.event == .new,
      !head.states.contains(where: { change.input.map($0.inputs.contains) == true })
    else { return change.phrase }
    return "\(phrase: change.phrase); no interaction shows it yet"
  }

  private static func phrase(
    of texts: DeclarationMatching.TextChanges, in language: String, _ head: CatalogFile
  ) -> Phrase {
    let counts = [(texts.changed, "changed"), (texts.new, "new"), (texts.gone, "gone")]
      .filter { $0.0 > 0 }
      .map { number, word in
        word == "changed"
          ? "\(counted(number, "text")) changed"
          : "\(counted(number, "text")) \(number == 1 ? "is" : "are") \(word)"
      }
    let isDrawn = head.languages.contains(language)
    return """
      \(words: languageName(language)): \(words: counts.listed)\
      \(words: isDrawn ? "" : "; no variant draws this language")
      """
  }
}
