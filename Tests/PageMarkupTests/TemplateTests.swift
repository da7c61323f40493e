import Diagnostics
import PageMarkup
import Testing

struct TemplateTests {
  @Test(arguments: [
    ("Soup.yml:1:2", "Soup.yml:1:2"), ("", ""), ("A/B.yml:1:2", "A/<wbr>B.yml:1:2"),
    ("/a//b/", "/<wbr>a/<wbr>/<wbr>b/<wbr>"), ("<b>/\"&", "&lt;b&gt;/<wbr>&quot;&amp;"),
  ])
  func pathsMayBreakBehindTheirSlashes(path: String, markup: String) throws {
    #expect(try rendered("{{path}}", ["path": .path(path)]) == markup)
  }

  @Test func replacesNamesEscaped() throws {
    #expect(try rendered("Hello {{name}}!", ["name": "<Anna>"]) == "Hello &lt;Anna&gt;!")
  }

  @Test func writesMarkupAsItIs() throws {
    let body: TemplateValue = .markup(Markup(trusted: Array("<p>Soup</p>".utf8)))
    #expect(try rendered("{{body}}{{{body}}}", ["body": body]) == "<p>Soup</p><p>Soup</p>")
  }

  @Test func repeatsSectionsForEachItem() throws {
    let soups: TemplateValue = .list([.object(["name": "Clam"]), .object(["name": "Leek"])])
    #expect(
      try rendered("{{#soups}}\n- {{name}}\n{{/soups}}\n", ["soups": soups]) == "- Clam\n- Leek\n")
  }

  @Test(arguments: [
    TemplateValue.boolean(false), .list([]), .text(""), .missing, .markup(.empty), .sequence([]),
    .sequence([.missing, .formatted(.empty, markdown: [])]),
  ])
  func takesEmptyValuesAsFalse(value: TemplateValue) throws {
    #expect(try rendered("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == "no")
  }

  @Test func looksFurtherOutForNames() throws {
    let value: TemplateMembers = ["title": "Soups", "item": .object(["name": "Clam"])]
    #expect(try rendered("{{#item}}{{name}} of {{title}}{{/item}}", value) == "Clam of Soups")
  }

  @Test func indentsEveryLineOfAPartial() throws {
    #expect(
      try rendered("<ul>\n  {{>item}}\n</ul>", [:], partials: ["item": "<li>\n</li>\n"])
        == "<ul>\n  <li>\n  </li>\n</ul>")
  }

  @Test func keepsLinesOfValuesUnindented() throws {
    #expect(
      try rendered("  {{>code}}\n", ["text": "a\nb"], partials: ["code": "<pre>{{text}}</pre>\n"])
        == "  <pre>a\nb</pre>\n")
  }

  @Test func callsPartialsByTheirNameInTheData() throws {
    #expect(try rendered("{{>*kind}}", ["kind": "card"], partials: ["card": "[card]"]) == "[card]")
  }

  @Test func fillsBlocksOfAParent() throws {
    let page =
      "<title>{{$title}}None{{/title}}</title>\n<main>\n  {{$main}}\n  {{/main}}\n</main>\n"
    #expect(
      try rendered(
        "{{<page}}\n{{$title}}Soups{{/title}}\n{{$main}}\n<p>\n</p>\n{{/main}}\n{{/page}}\n", [:],
        partials: ["page": page])
        == "<title>Soups</title>\n<main>\n  <p>\n  </p>\n</main>\n")
  }

  @Test func letsABlockNameItselfInItsArgument() throws {
    #expect(
      try rendered(
        "{{<page}}{{$a}}more {{$a}}default{{/a}}{{/a}}{{/page}}", [:],
        partials: ["page": "{{$a}}{{/a}}"]) == "more default")
  }

  @Test(arguments: [
    ("{{=<% %>=}}{{a}} <% a %>", "{{a}} 1"), ("{{=« »=}}é«a»\n{{a}}", "é1\n{{a}}"),
    ("{ {{a}} } {{=| |=}}|a||={{ }}=|{{a}}", "{ 1 } 11"),
  ])
  func takesOtherDelimiters(source: String, expected: String) throws {
    #expect(try rendered(source, ["a": "1"]) == expected)
  }

  private func rendered(
    _ source: String, _ members: TemplateMembers, partials: [String: String] = [:]
  ) throws -> String {
    var diagnostics: [Diagnostic] = []
    let library = TemplateLibrary(try partials.map { try Template(name: $0, source: $1) })
    let markup = TemplateRenderer(templates: library).render(
      try Template(name: "page", source: source), with: .object(members),
      diagnostics: &diagnostics)
    #expect(diagnostics.filter { $0.rule != .unescapedTemplateText } == [])
    return markup.html
  }
}
