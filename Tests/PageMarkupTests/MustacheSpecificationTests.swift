import Diagnostics
import Foundation
import PageMarkup
import Testing

@Suite(.enabled(if: ReferenceData.isThere, ReferenceData.hint))
struct MustacheSpecificationTests {
  /// How many tests each file of version 1.4 of the specification holds.
  @Test(arguments: [
    ("comments", 12), ("delimiters", 14), ("dynamic-names", 21), ("inheritance", 27),
    ("interpolation", 42), ("inverted", 22), ("partials", 12), ("sections", 34),
  ])
  func passesEveryTestOfTheSpecification(file: String, count: Int) throws {
    let data = try ReferenceData.content(of: "mustache-spec/\(file).json")
    let tests = try JSONDecoder().decode(SpecificationFile.self, from: data).tests
    #expect(tests.count == count)
    for test in tests {
      #expect(try rendered(test) == test.expected, "\(file): \(test.name)")
    }
  }

  private func rendered(_ test: SpecificationTest) throws -> String {
    let partials = try (test.partials ?? [:]).map { try Template(name: $0, source: $1) }
    let renderer = TemplateRenderer(
      templates: TemplateLibrary(partials), unescapedText: .allowed, reportsUnknownNames: false)
    var diagnostics: [Diagnostic] = []
    return renderer.render(
      try Template(name: test.name, source: test.template), with: test.data.value,
      diagnostics: &diagnostics
    ).html
  }
}

private struct SpecificationFile: Decodable {
  let tests: [SpecificationTest]
}

private struct SpecificationTest: Decodable {
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String
}

/// A JSON value as a template value; numbers are texts as JavaScript writes them.
private struct JSONValue: Decodable {
  let value: TemplateValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .missing
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .text(String(integer))
    } else if let number = try? container.decode(Double.self) {
      value = .text(String(number))
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      value = .list(list.map(\.value))
    } else {
      value = .object(
        try container.decode([String: JSONValue].self).reduce(into: [:]) {
          $0[$1.key] = $1.value.value
        })
    }
  }
}
