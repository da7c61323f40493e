internal import Interactions

/// The few words that a host itself puts on every card, in the card's language.
///
/// The wording is our own (inferred), in `Embedded/host-words.txt`.
package struct HostWords: Hashable, Sendable {
  package let cancel: String
  package let goOn: String
  /// Siri's words about a failure that leaves nothing to draw.
  package let problem: String
  private let unlock: String
  private let others: String

  /// The words of a language, else of the tag less its last parts, else English.
  package init(language: String) {
    let table = HostWords.table
    let name = LanguageFormats.standard.name(for: language) { table[$0] != nil } ?? "en"
    self =
      table[name]
      ?? HostWords(
        cancel: "Cancel", goOn: "Continue", unlock: "Unlock # to continue",
        problem: "Something went wrong", others: "# more")
  }

  private init(cancel: String, goOn: String, unlock: String, problem: String, others: String) {
    self.cancel = cancel
    self.goOn = goOn
    self.unlock = unlock
    self.problem = problem
    self.others = others
  }

  /// The request of a locked device; `device` is its name, such as iPhone.
  package func unlock(_ device: String) -> String {
    Self.filled(unlock, device)
  }

  /// How many facts a card leaves out.
  package func more(_ count: Int) -> String { Self.filled(others, String(count)) }

  private static func filled(_ template: String, _ text: String) -> String {
    template.split(separator: "#", omittingEmptySubsequences: false).joined(separator: text)
  }

  /// The words by the tags of languages, in lower case.
  private static let table: [String: HostWords] = {
    let text = EmbeddedFiles.all["host-words.txt"] ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let entries = lines.compactMap { line -> (String, HostWords)? in
      let parts = line.split(separator: "|").map { String($0) }
      guard parts.count == 6 else { return nil }
      let words = HostWords(
        cancel: parts[1], goOn: parts[2], unlock: parts[3], problem: parts[4], others: parts[5])
      return (parts[0].lowercased(), words)
    }
    return Dictionary(entries) { first, _ in first }
  }()
}
