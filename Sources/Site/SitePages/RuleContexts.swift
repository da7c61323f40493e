internal import ProjectReading
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import PageMarkup
internal import RuleGuide

/// The list of rules.
struct RulesContext {
  let members: TemplateMembers

  init(_ rules: ShownRules) {
    let isWhole = rules.listed.count == Rule.all.count
    let listed = Set(rules.listed)
    let subjects = Rule.subjects.map { title, rules in
      (title: title, rules: rules.filter(listed.contains))
    }
    members = [
      "isWhole": .boolean(isWhole), "count": .number(Rule.all.count),
      "subjects": .list(
        subjects.filter { !$0.rules.isEmpty }.map { title, rules in
          .object([
            "title": .text(title), "count": .number(rules.count),
            "rules": .list(rules.map(Self.entry)),
          ])
        }),
    ]
  }

  private static func entry(_ rule: Rule) -> TemplateValue {
    .object([
      "id": .text(rule.id), "severity": .text(rule.severity.rawValue),
      "headline": .text(rule.headline), "why": .text(rule.why),
      "page": TemplateValue(address: RulePage.ids.contains(rule.id) ? SitePaths.rule(rule) : nil),
    ])
  }
}

/// The page of a rule.
struct RuleContext {
  let members: TemplateMembers

  init(_ shown: RuleExamples) {
    let page = shown.page
    members = [
      "id": .text(page.rule.id), "severity": .text(page.rule.severity.rawValue),
      "headline": .text(page.rule.headline), "why": .text(page.rule.why), "fix": .text(page.fix),
      "certainty": .text(page.certainty.rawValue), "source": .text(page.source),
      "remarks": RuleContext.paragraphs(page.remarks),
      "examples": .list([
        RuleContext.example("Wrong", page.wrong, shown.cards?.wrong, shown.findings),
        RuleContext.example("Right", page.right, shown.cards?.right, []),
      ]),
    ]
  }

  private static func example(
    _ title: String, _ example: RuleExample, _ card: CardDrawing?, _ findings: [Diagnostic]
  ) -> TemplateValue {
    .object([
      "title": .text(title), "anchor": .text(title.lowercased()),
      "remarks": paragraphs(example.remarks),
      "parts": .list(
        example.parts.map { part in
          .object([
            "path": TemplateValue(part.path),
            "code": .formatted(
              CodeHighlighter.markup(of: part.text, language: part.language),
              markdown: MarkdownExport.codeBlock(part.text, language: part.language)),
          ])
        }),
      "card": card.map { .markup($0.inline) } ?? .missing,
      "words": TemplateValue(card?.accessibilityLabel),
      "findings": .list(findings.map(FindingsContext.finding)),
    ])
  }

  private static func paragraphs(_ texts: [String]) -> TemplateValue {
    .list(texts.map { .object(["text": .text($0)]) })
  }
}
