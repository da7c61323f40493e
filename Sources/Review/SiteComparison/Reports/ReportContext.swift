internal import PageMarkup
internal import TextTools

/// What the report's page shows.
struct ReportContext {
  private let comparison: SiteComparison
  private let base: ComparedSite
  private let head: ComparedSite
  private let files: [String: String]

  /// The most cards and states that the page names for one change; the JSON has all (convention).
  private static let listed = 100

  init(
    _ comparison: SiteComparison, base: ComparedSite, head: ComparedSite, files: [String: String]
  ) {
    self.comparison = comparison
    self.base = base
    self.head = head
    self.files = files
  }

  var value: TemplateValue {
    var number = 0
    let groups = comparison.groups.map { group -> TemplateValue in
      .object([
        "cause": group.causes.first.map(Self.cause) ?? .missing,
        "otherCauses": .list(group.causes.dropFirst().map(Self.cause)),
        "hasSeveralCauses": .boolean(group.causes.count > 1),
        "states": .text(counted(group.stateCount, "state")),
        "changes": .list(
          group.changes.map { change in
            number += 1
            return self.change(change, number: number)
          }),
      ])
    }
    let risks = Risk.allCases.compactMap { risk -> TemplateValue? in
      let count = comparison.groups.flatMap(\.changes).filter { $0.risk == risk }
        .reduce(0) { $0 + $1.stateCount }
      return count == 0
        ? nil
        : .object([
          "word": .text(risk.word), "title": .text(risk.title),
          "count": .text(counted(count, "state")),
        ])
    }
    return .object([
      "title": Self.text(comparison.title), "summary": .text(comparison.summary),
      "findings": .list(comparison.findings.prefix(Self.listed).map(Self.finding)),
      "hasFindings": .boolean(!comparison.findings.isEmpty),
      "moreFindings": more(than: comparison.findings.count),
      "groups": .list(groups), "risks": .list(risks), "isSame": .boolean(groups.isEmpty),
      "changeCount": .text(counted(number, "change")),
      "note": comparison.generators[0] == comparison.generators[1]
        ? .missing : .text(comparison.generatorNote),
    ])
  }

  private static func text(_ foreign: String) -> TemplateValue { .text(EscapedText(foreign).text) }

  private static func cause(_ cause: Cause) -> TemplateValue {
    .object([
      "words": text(cause.words), "source": cause.source.isEmpty ? .missing : text(cause.source),
    ])
  }

  private static func finding(_ finding: FindingChange) -> TemplateValue {
    .object([
      "words": text(finding.words), "place": finding.place.isEmpty ? .missing : text(finding.place),
      "regression": .boolean(finding.isRegression),
    ])
  }

  private static func sentence(_ words: String) -> TemplateValue {
    text(words.capitalizedFirst)
  }

  private func change(_ change: SiteComparison.Change, number: Int) -> TemplateValue {
    let first = change.cards[0]
    let states = change.namedStates(most: Self.listed)
    let others = change.cards.dropFirst()
    return .object([
      "number": .number(number), "risk": .text(change.risk.word),
      "riskTitle": .text(change.risk.title), "regression": .boolean(change.isRegression),
      "heading": Self.sentence(change.details[0].words.text),
      "details": .list(
        change.details.dropFirst().prefix(Self.listed).map { detail in
          .object(["words": Self.sentence(detail.words.text), "risk": .text(detail.risk.word)])
        }),
      "before": picture(first, side: "before"), "after": picture(first, side: "after"),
      "hasBoth": .boolean(first.pictures.before != nil && first.pictures.after != nil),
      "stateCount": .text(counted(change.stateCount, "state")),
      "shown": Self.text(first.states[0].id),
      "states": .list(states.shown.map { Self.text($0.id + $0.otherWords) }),
      "moreStates": states.more > 0 ? .number(states.more) : .missing,
      "otherCount": others.isEmpty
        ? .missing : .text(counted(others.count, "other card")),
      "others": .list(others.prefix(Self.listed).map(other)),
      "moreOthers": more(than: others.count),
    ])
  }

  private func more(than count: Int) -> TemplateValue {
    count > Self.listed ? .number(count - Self.listed) : .missing
  }

  private func other(_ card: SiteComparison.Change.Card) -> TemplateValue {
    .object([
      "name": Self.text(card.states[0].id),
      "before": address(card.pictures.before, side: "before"),
      "after": address(card.pictures.after, side: "after"),
    ])
  }

  private func address(_ path: String?, side: String) -> TemplateValue {
    TemplateValue(
      path.map { ReportPaths.picture($0, side: side) }.flatMap {
        files[$0] == nil ? nil : $0
      })
  }

  /// A drawing with its size and the marks on it; missing where there is none.
  private func picture(_ card: SiteComparison.Change.Card, side: String) -> TemplateValue {
    let isBefore = side == "before"
    guard let path = isBefore ? card.pictures.before : card.pictures.after,
      files[ReportPaths.picture(path, side: side)] != nil,
      let drawing = (isBefore ? base : head).pictures[path]
    else { return .missing }
    let marks = card.details.flatMap { detail in
      (isBefore ? detail.before : detail.after).map { mark($0, of: detail) }
    }
    return .object([
      "address": .text(ReportPaths.picture(path, side: side)),
      "width": .text(PictureFrame.text(drawing.width)),
      "height": .text(PictureFrame.text(drawing.height)),
      // An image's size is in whole numbers; the style sheet keeps its proportions.
      "wholeWidth": .number((drawing.width + 99) / 100),
      "wholeHeight": .number((drawing.height + 99) / 100), "marks": .list(marks),
    ])
  }

  /// A little larger than what it marks, so that it does not hide its edge.
  private func mark(_ frame: PictureFrame, of detail: ChangeDetail) -> TemplateValue {
    .object([
      "risk": .text(detail.risk.word), "x": .text(PictureFrame.text(frame.x - 200)),
      "y": .text(PictureFrame.text(frame.y - 200)),
      "width": .text(PictureFrame.text(frame.width + 400)),
      "height": .text(PictureFrame.text(frame.height + 400)),
    ])
  }
}
