import Foundation
import Testing

/// The rules of plain words that a machine can hold, over pages, rules, messages and doc comments.
///
/// Each test lists what breaks its rule. Rewrite the sentence; do not add an exception.
struct WordsTests {
  private struct File {
    let path: String
    let text: String
  }

  private static func files(
    below folder: String, ending: String, except: (String) -> Bool = { _ in false }
  ) throws -> [File] {
    let url = SourceTree.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    return try paths.filter { $0.hasSuffix(ending) && !except($0) }.map {
      File(
        path: "\(folder)/\($0)",
        text: try String(contentsOf: url.appending(path: $0), encoding: .utf8))
    }
  }

  private static func sources() throws -> [File] {
    try files(below: "Sources", ending: ".swift") { $0.contains("/Embedded/") }
  }

  /// The sources without comments.
  private static func codeLines() throws -> [File] {
    try sources().map { file in
      let lines = file.text.split(separator: "\n")
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return File(path: file.path, text: code.joined(separator: "\n"))
    }
  }

  private static func pages() throws -> [File] {
    try ["guide", "explanation", "reference"].flatMap {
      try files(below: "Content/\($0)", ending: ".md")
    }
      + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Content/index.md"].map {
        File(
          path: $0,
          text: try String(contentsOf: SourceTree.root.appending(path: $0), encoding: .utf8))
      }
  }

  /// The sentences of a page, without code, tables, headings and front matter.
  private static func sentences(_ text: String) -> [String] {
    let prose = text.replacing(/(?s)\A---\n.*?\n---\n/, with: "")
      .replacing(/(?ms)^ *(`{3,})[^\n]*\n.*?^ *\1 *$/, with: "\n")
      .replacing(/`[^`\n]*`/, with: "CODE")
    let paragraphs = prose.replacing(/\n(?= *(?:[-*]|[0-9]+\.) )/, with: "\n\n")
      .split(separator: /\n\s*\n/)
    return paragraphs.filter { !"|#<".contains($0.drop { $0.isWhitespace }.first ?? "#") }
      .flatMap { $0.replacing(/\s+/, with: " ").split(separator: /(?:[.!?:;])\s/) }
      .map { String($0) }
  }

  @Test func sentencesOfPagesHaveAtMostThirtyWords() throws {
    let long = try Self.pages().filter { $0.path != "Content/reference/host-facts.md" }
      .flatMap { page in
        // A list of many parts is easy to read, however long.
        Self.sentences(page.text)
          .filter { $0.split(separator: " ").count > 30 && $0.count { $0 == "," } < 5 }
          .map { "\(page.path): \($0)" }
      }
    #expect(long == [])
  }

  @Test func docCommentsBeginWithANounOrAVerb() throws {
    let opening = /\/\/\/ (?:What|Those|All|It|The same|Nobody)\b.*/
    let faults = try Self.sources().flatMap { file -> [String] in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      let first = lines.indices.filter { $0 == 0 || !lines[$0 - 1].hasPrefix("///") }
      return first.map { lines[$0] }.filter { $0.prefixMatch(of: opening) != nil }
        .map { "\(file.path): \($0)" }
    }
    #expect(faults == [])
  }

  @Test func headlinesOfRulesAreOrders() throws {
    let pages = try Self.files(below: "Sources/Site/RuleGuide/Embedded", ending: ".md")
    let headlines = pages.compactMap { file in
      file.text.firstMatch(of: /(?m)^headline: (.+)$/).map { (id: file.path, words: $0.1) }
    }
    #expect(headlines.count > 150)
    let faults = headlines.filter { headline in
      let words = headline.words.split(separator: " ")
      return ["A", "An", "The", "Every", "Each", "One"].contains(words.first)
        || words.contains("should") || words.contains("must")
    }
    #expect(faults.map(\.id) == [])
  }

  /// Whether a text has a phrase that turns it around or says the rule as if it held.
  private static func isTurned(_ text: some StringProtocol) -> Bool {
    let phrase =
      /(?i)\b(?:nobody|stands?(?!-in)|other than|of its own(?! [a-z])|is no|are no|which is none)\b/
    // What people read on cards is quoted.
    let allowed = /(?i)there (?:is|are) no|is no longer|are no longer|“[^”]*”/
    return String(text).replacing(allowed, with: "").contains(phrase)
  }

  @Test func pagesAndTemplatesAreStraight() throws {
    var files = try Self.pages() + Self.files(below: "Content/examples", ending: ".md")
    files += try Self.files(below: "Templates", ending: ".mustache")
    files += try Self.files(below: "Sources/Site/RuleGuide/Embedded", ending: ".md")
    let code = /(?ms)^(`{3,})[^\n]*\n.*?^\1$|`[^`\n]*`|{{[^}]*}}|<[^>]*>/
    let faults = files.flatMap { file -> [String] in
      let lines = file.text.replacing(code, with: "").split(separator: "\n")
      return lines.filter(Self.isTurned).map { "\(file.path): \($0)" }
    }
    #expect(faults == [])
  }

  @Test func messagesAreStraight() throws {
    let literal = /"((?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"/
    let faults = try Self.codeLines().flatMap { file -> [String] in
      let literals: [Substring] = file.text.matches(of: literal).map(\.1)
      return literals.filter(Self.isTurned).map { "\(file.path): \($0)" }
    }
    #expect(faults == [])
  }

  /// American, as Apple's API is; `catalogue.json` and the ids named after it keep their names, and
  /// a label may be called "colour".
  @Test func spellingIsAmerican() throws {
    let british =
      /(?i)colour|behaviour|catalogue|neighbour|recognis|customis|localis|misspelt|respelt|\bcentre/
    let names =
      /unreadable-?catalogue|catalogue\.(?:json|schema)|\|catalogue\b|[`"]catalogue[`"]|"colour"/
    var files = try Self.pages() + Self.sources()
    files += try Self.files(below: "Templates", ending: "")
    files += try Self.files(below: "Sources/Site/RuleGuide/Embedded", ending: ".md")
    let faults = files.flatMap { file -> [String] in
      let lines = file.text.split(separator: "\n").map { $0.replacing(names, with: "") }
      return lines.filter { $0.contains(british) }.map { "\(file.path): \($0)" }
    }
    #expect(faults == [])
  }

  /// A term that no page uses needs no entry.
  @Test func pagesUseEveryTermOfTheGlossary() throws {
    let pages = try Self.pages()
    let glossary = try #require(pages.first { $0.path.hasSuffix("glossary.md") })
    let terms = glossary.text.matches(of: /(?m)^## (.+)$/).map { String($0.1) }
    #expect(terms.count > 8)
    let others = pages.filter { $0.path != glossary.path }.map { $0.text.lowercased() }
    #expect(terms.filter { term in !others.contains { $0.contains(term.lowercased()) } } == [])
  }
}
