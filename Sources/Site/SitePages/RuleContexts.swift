internal import ProjectReading
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import PageMarkup
internal import RuleGuide

extension TemplateMembers {
  /// The list of rules.
  static func ruleList(_ rules: ShownRules) -> TemplateMembers {
    let pages = Dictionary(rules.pages.map { ($0.page.rule.id, $0.page) }) { first, _ in first }
    let subjects = Rule.subjects.map { title, rules in
      (title: title, pages: rules.compactMap { pages[$0.id] })
    }
    return [
      "isWhole": .boolean(pages.count == Rule.all.count), "count": .number(Rule.all.count),
      "subjects": .list(subjects.filter { !$0.pages.isEmpty }) { title, pages in
        [
          "title": .text(title), "count": .number(pages.count),
          "rules": .list(pages) { page in
            [
              "id": .text(page.rule.id), "severity": .text(page.rule.severity.rawValue),
              "headline": .text(page.headline), "why": .text(page.why),
              "page": .address(SitePaths.rule(page.rule)),
            ]
          },
        ]
      },
    ]
  }
}

extension TemplateMembers {
  /// The page of a rule.
  static func rulePage(_ shown: RuleExamples) -> TemplateMembers {
    let page = shown.page
    return [
      "id": .text(page.rule.id), "severity": .text(page.rule.severity.rawValue),
      "headline": .text(page.headline), "why": .text(page.why), "fix": .text(page.fix),
      "certainty": .text(page.certainty.rawValue), "source": .text(page.source),
      "remarks": paragraphs(page.remarks),
      "examples": .list([
        example("Wrong", page.wrong, shown.cards?.wrong, shown.findings),
        example("Right", page.right, shown.cards?.right, []),
      ]),
    ]
  }

  private static func example(
    _ title: String, _ example: RuleExample, _ card: CardDrawing?, _ findings: [Diagnostic]
  ) -> TemplateValue {
    .object([
      "title": .text(title), "anchor": .text(title.lowercased()),
      "remarks": paragraphs(example.remarks),
      "parts": .list(example.parts) { part in
        [
          "path": TemplateValue(part.path),
          "code": .formatted(
            CodeHighlighter.markup(of: part.text, language: part.language),
            markdown: markdownCodeBlock(part.text, language: part.language)),
        ]
      },
      "card": card.map { .markup($0.inline) } ?? .missing,
      "words": TemplateValue(card?.accessibilityLabel),
      "findings": .list(findings.map(FindingsContext.finding)),
    ])
  }

  private static func paragraphs(_ texts: [String]) -> TemplateValue {
    .list(texts) { ["text": .text($0)] }
  }
}
