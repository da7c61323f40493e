internal import PageMarkup
internal import TextTools

/// The content of the report's page.
struct ReportContext {
  private let comparison: SiteComparison
  private let base: ComparedSite
  private let head: ComparedSite
  private let files: [String: String]

  /// The most cards and states that the page names for one change; the JSON has all (convention).
  static let listed = 100

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
    let groups = comparison.groups.enumerated().map { index, group -> TemplateValue in
      let sentences = group.causes.flatMap { comparison.explanation(of: $0) }
      return .object([
        "number": .number(index + 1),
        "cause": sentences.first.map(Self.sentence) ?? .missing,
        "name": Self.text(sentences.first?.phrase.text ?? ""),
        "otherCauses": .list(sentences.dropFirst().map(Self.sentence)),
        "hasSeveralCauses": .boolean(sentences.count > 1),
        "changes": .list(
          group.changes.map { change in
            number += 1
            return self.change(change, number: number)
          }),
      ])
    }
    let risks = Risk.allCases.compactMap { risk -> TemplateValue? in
      let count = Set(
        comparison.groups.flatMap(\.changes).filter { $0.risk == risk }.flatMap(\.states).map(\.row)
      ).count
      return count == 0
        ? nil
        : .object([
          "word": .text(risk.word), "title": .text(risk.title),
          "count": .text(counted(count, "card")),
        ])
    }
    let hosts = comparison.groups.flatMap(\.changes).flatMap(Self.hosts)
    return .object([
      "title": Self.text(comparison.title), "summary": .text(comparison.headline.capitalizedFirst),
      "lead": .text(comparison.leadSentence(naming: nil)),
      "hosts": .list(Set(hosts).sorted().map(Self.text)),
      "otherChanges": .list(comparison.otherChanges.prefix(Self.listed).map(Self.sentence)),
      "hasOtherChanges": .boolean(!comparison.otherChanges.isEmpty),
      "moreOtherChanges": more(than: comparison.otherChanges.count),
      "findings": .list(comparison.findings.prefix(Self.listed).map(Self.finding)),
      "hasFindings": .boolean(!comparison.findings.isEmpty),
      "moreFindings": more(than: comparison.findings.count),
      "groups": .list(groups), "risks": .list(risks), "isSame": .boolean(comparison.isSame),
      "hasChanges": .boolean(!groups.isEmpty),
      "changeCount": .text(counted(number, "change")),
      "note": comparison.generators[0] == comparison.generators[1]
        ? .missing : .text(comparison.generatorNote),
    ])
  }

  private static func text(_ foreign: String) -> TemplateValue { .text(EscapedText(foreign).text) }

  /// A sentence with its names apart, and its place.
  private static func sentence(_ change: ProjectChange) -> TemplateValue {
    .object([
      "pieces": pieces(change.phrase),
      "source": change.place.isEmpty ? .missing : text(change.place),
    ])
  }

  private static func pieces(_ phrase: Phrase) -> TemplateValue {
    .list(
      phrase.capitalizedFirst.pieces.map { piece in
        // All three, because a template looks for what is missing in what is around it.
        var words: TemplateValue = .text("")
        var name: TemplateValue = .boolean(false)
        var shown: TemplateValue = .boolean(false)
        switch piece {
        case .words(let text): words = .text(text)
        case .name(let text): name = Self.text(text)
        case .shown(let text): shown = Self.text(text)
        }
        return .object(["words": words, "name": name, "shown": shown])
      })
  }

  /// The hosts of a change, as people filter by them.
  private static func hosts(of change: SiteComparison.Change) -> Set<String> {
    Set(change.states.map(\.row.cell.host))
  }

  private static func finding(_ finding: FindingChange) -> TemplateValue {
    .object([
      "words": text(finding.words), "place": finding.place.isEmpty ? .missing : text(finding.place),
      "regression": .boolean(finding.isRegression),
    ])
  }

  private func change(_ change: SiteComparison.Change, number: Int) -> TemplateValue {
    let first = change.cards[0]
    let states = change.namedStates(most: Self.listed, comparison.titles)
    let others = change.cards.dropFirst()
    return .object([
      "number": .number(number), "risk": .text(change.risk.word),
      "riskTitle": .text(change.risk.title), "regression": .boolean(change.isRegression),
      "heading": Self.pieces(change.details[0].words),
      "headingText": Self.text(change.details[0].words.capitalizedFirst.text),
      "hosts": Self.text(Self.hosts(of: change).sorted().joined(separator: " ")),
      "details": .list(change.details.dropFirst().prefix(Self.listed)) { detail in
        ["pieces": Self.pieces(detail.words), "risk": .text(detail.risk.word)]
      },
      "before": picture(first, side: "before"), "after": picture(first, side: "after"),
      "hasTiles": .boolean(hasTiles(first)),
      "hasBoth": .boolean(first.pictures.before != nil && first.pictures.after != nil),
      "stateCount": .text(counted(change.stateCount, "state")),
      "id": Self.text(first.states[0].id),
      "shown": Self.text(comparison.titles.title(of: first.states[0].row)),
      "states": .list(states.shown) {
        ["title": Self.text($0.title), "id": Self.text($0.id + $0.otherWords)]
      },
      "moreStates": states.more > 0 ? .number(states.more) : .missing,
      "otherCount": others.isEmpty
        ? .missing : .text(counted(others.count, "other card")),
      "others": .list(others.prefix(Self.listed).map(other)),
      "moreOthers": more(than: others.count),
    ])
  }

  /// Whether the drawings of a card have tiles for pictures.
  private func hasTiles(_ card: SiteComparison.Change.Card) -> Bool {
    [(base, card.pictures.before), (head, card.pictures.after)].contains { site, path in
      path.flatMap { site.pictures[$0] }?.shapes.contains(where: \.isTile) ?? false
    }
  }

  private func more(than count: Int) -> TemplateValue {
    count > Self.listed ? .number(count - Self.listed) : .missing
  }

  private func other(_ card: SiteComparison.Change.Card) -> TemplateValue {
    .object([
      "name": Self.text(comparison.titles.title(of: card.states[0].row)),
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
