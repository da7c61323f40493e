import Diagnostics
import PageMarkup
import Testing

struct TemplateFaultTests {
  @Test(arguments: [
    ("a\n  {{name", "page:2:3: The tag is not closed"),
    ("{{{name}}", "page:1:1: The tag is not closed"),
    ("é {{#a}}b", "page:1:3: a is opened but never closed"),
    ("{{/a}}", "page:1:1: a is closed but was never opened"),
    ("{{#a}}\n{{/b}}", "page:2:1: b is closed where a is open"),
    ("{{#a}}{{#b}}{{/a}}{{/b}}", "page:1:13: a is closed where b is open"),
    ("{{}}", "page:1:1: The tag has no name"),
    ("{{a b}}", "page:1:1: The name a b contains spaces"),
    ("{{=<%=}}", "page:1:1: A delimiter tag takes two delimiters"),
    ("{{", "page:1:1: The tag is not closed"),
    ("{{=", "page:1:1: The tag is not closed"),
  ])
  func namesPlaceOfFault(source: String, expected: String) {
    let fault = #expect(throws: Diagnostic.self) { try Template(name: "page", source: source) }
    #expect(fault?.rule == .malformedTemplate)
    #expect(fault.map(summary) == expected)
  }

  @Test func refusesSectionsNestedTooDeep() {
    let source = String(repeating: "{{#a}}", count: 100_000)
    let fault = #expect(throws: Diagnostic.self) { try Template(name: "page", source: source) }
    #expect(fault?.rule == .templateOverLimit)
  }

  @Test func reportsUnknownNamesOnceWithNearestSpelling() throws {
    let value: TemplateValue = .object(["titel": "Soups", "items": .list(["a", "b"])])
    let result = try render("{{#items}}{{title}}{{/items}}", value)
    #expect(result.html == "")
    #expect(result.diagnostics.map(summary) == ["page:1:11: 'title' is not a name of this page"])
    #expect(result.diagnostics.first?.fix == "Write titel")
  }

  @Test func reportsUnknownPartOfDottedName() throws {
    let value: TemplateValue = .object(["intent": .object(["title": "Order"])])
    let result = try render("{{intent.titel}}", value)
    #expect(
      result.diagnostics.map(summary) == [
        "page:1:1: 'titel' in 'intent.titel' is not a name of this page"
      ])
    #expect(result.diagnostics.first?.fix == "Write title")
  }

  @Test func acceptsKnownNamesWithoutValue() throws {
    let result = try render("{{a}}{{#a.b}}{{/a.b}}", .object(["a": .missing]))
    #expect(result.diagnostics == [])
  }

  @Test func reportsUnknownPartials() throws {
    let result = try render("{{>crad}}", .object([:]), partials: ["card": ""])
    #expect(result.diagnostics.map(summary) == ["page:1:1: There is no template crad"])
    #expect(result.diagnostics.first?.fix == "Write card")
  }

  @Test(arguments: ["{{{a}}}", "{{&a}}"]) func escapesTextThatAsksNotToBe(source: String) throws {
    let result = try render(source, .object(["a": "<b>"]))
    #expect(result.html == "&lt;b&gt;")
    #expect(result.diagnostics.map(\.rule) == [.unescapedTemplateText])
  }

  @Test(arguments: ["{{>a}}", "{{>a}}{{>a}}", "{{<a}}{{/a}}", "{{#x}}{{>a}}{{/x}}"])
  func endsTemplatesThatCallThemselves(partial: String) throws {
    let result = try render("{{>a}}", .object(["x": true]), partials: ["a": partial])
    #expect(result.diagnostics.map(\.rule) == [.templateOverLimit])
  }

  @Test func endsTemplatesThatMultiplyWithoutEnd() throws {
    var partials = ["p40": "lol"]
    for level in 0..<40 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
    let result = try render(
      "{{>p0}}", .object([:]), partials: partials,
      limits: TemplateLimits(depth: 100, steps: 10_000))
    #expect(result.diagnostics.map(\.rule) == [.templateOverLimit])
  }

  @Test func endsAPageThatGrowsWithoutEnd() throws {
    let partials = ["p2": "lol", "p1": String(repeating: "{{>p2}}", count: 20)]
    let result = try render(
      String(repeating: "{{>p1}}", count: 20), .object([:]), partials: partials,
      limits: TemplateLimits(depth: 100, steps: 10_000, bytes: 900))
    #expect(result.diagnostics.map(\.rule) == [.templateOverLimit])
    #expect(result.html.isEmpty)
  }

  private func summary(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location?.description ?? ""): \(diagnostic.message)"
  }

  private func render(
    _ source: String, _ value: TemplateValue, partials: [String: String] = [:],
    limits: TemplateLimits = .standard
  ) throws -> (html: String, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let library = TemplateLibrary(try partials.map { try Template(name: $0, source: $1) })
    let html = TemplateRenderer(templates: library, limits: limits).render(
      try Template(name: "page", source: source), with: value, diagnostics: &diagnostics
    ).html
    return (html, diagnostics)
  }
}
