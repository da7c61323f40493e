package import Diagnostics
internal import IntentDefinitions
package import PageMarkup
internal import ProjectReading
internal import TextTools

/// One line of what a page says about a parameter or a property: a name, and a text or a phrase.
struct DetailRow: Hashable {
  let name: String
  /// A name out of the file that the phrase belongs to, such as a reason's code.
  let code: String?
  let phrase: PhraseTemplate
  let tag: String?

  init(_ name: String, _ text: String) {
    self.name = name
    code = nil
    phrase = PhraseTemplate(plain: text)
    tag = nil
  }

  init(_ name: String, code: String? = nil, phrase: LocalizedText, tag: String? = nil) {
    self.name = name
    self.code = code
    self.phrase = PhraseTemplate(phrase.text)
    self.tag = tag
  }

  var value: TemplateValue {
    .object([
      "name": .text(name), "segments": .phrase(phrase), "code": TemplateValue(code),
      "tag": TemplateValue(tag),
    ])
  }
}

extension [DetailRow] {
  /// The rows that say something, as a template gets them.
  package var value: TemplateValue {
    .list(filter { !$0.phrase.isEmpty || $0.code != nil }.map(\.value))
  }
}

extension TemplateValue {
  /// The whole path with line and column.
  package static func place(_ location: SourceLocation?) -> TemplateValue {
    location.map { .object(["full": .path($0.description), "link": $0.link]) } ?? .missing
  }
}

extension SourceLocation {
  /// The place for people: the file's name and the line, with the whole path at hand.
  var shortValue: TemplateValue { value(within: "\(line)") }

  /// The value with the column, for a list that may stand in one line.
  var shortValueWithColumn: TemplateValue { value(within: "\(line):\(column)") }

  private func value(within place: String) -> TemplateValue {
    .object([
      "short": .text("\(SourcePath(file).name):\(place)"), "full": .text(description),
      "line": .number(line), "link": link,
    ])
  }

  /// The link to the line, from the source folder's address on a forge.
  fileprivate var link: TemplateValue {
    .text(RepositoryAddress.link(to: file) + "#L\(line)")
  }
}
