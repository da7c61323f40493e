internal import TextTools

extension SiteComparison {
  /// The first line of the comment, so that a script finds it again.
  package static let commentMark = "<!-- cardproof-comparison -->"

  /// The most bytes of a comment: GitHub takes 65,536 characters, and a step's summary more.
  package static let markdownLimit = 65_536

  /// The comparison for a comment in a pull request, or a step's summary.
  ///
  /// It has at most some 110 lines, whatever changed: the worst causes in full, a line for each of
  /// the next, and the number of the rest. Names of the project's stand in code spans. What is
  /// published is linked; `limit` is the most bytes.
  package func markdown(
    _ addresses: ReportAddresses = ReportAddresses(), limit: Int = markdownLimit
  ) -> String {
    ComparisonComment(self, addresses, limit: limit).text
  }
}

/// The lines of a comment.
struct ComparisonComment {
  private let comparison: SiteComparison
  private let addresses: ReportAddresses
  private(set) var text: String
  private var room: Int

  /// How many causes are told in full, and how many with a line (convention: a screen, and a fold).
  private static let toldCauses = 3
  private static let listedCauses = 20
  /// How many changes of a cause are told, and how many details, cards and findings are listed.
  private static let toldChanges = 3
  private static let listed = 6
  /// How many causes of the same cards are named.
  private static let namedCauses = 3

  init(_ comparison: SiteComparison, _ addresses: ReportAddresses, limit: Int) {
    self.comparison = comparison
    self.addresses = addresses
    text = "\(SiteComparison.commentMark)\n"
    room = limit - text.utf8.count - Self.noteLength
    add("### Cardproof: \(comparison.headline)\n\n\(lead)\n")
    // Where there is nothing to compare with, nothing is known to be new.
    let groups = comparison.missingBase == nil ? comparison.groups : []
    for (index, group) in groups.prefix(Self.toldCauses).enumerated() {
      add(full(group, showsPictures: index == 0))
    }
    add(list(groups.dropFirst(Self.toldCauses)))
    add(otherChanges)
    add(findings)
    if isShortened {
      text +=
        "\n_Comments have a limit: the report and its `comparison.json` have what is left out._\n"
    }
  }

  /// Room for the line that says that something was left out.
  private static let noteLength = 120
  private var isShortened = false

  private mutating func add(_ part: String) {
    guard part.utf8.count <= room else {
      isShortened = isShortened || !part.isEmpty
      return
    }
    text += part
    room -= part.utf8.count
  }

  /// The introduction of the comment.
  private var lead: String {
    var lines = [
      "Cardproof draws what Siri and Maps show for \(EscapedText(comparison.title).codeSpan). "
        + comparison.leadSentence(naming: comparison.groups.first.flatMap(lead))
    ]
    let links = [
      addresses.report.map { "[Each card before and after](\($0)/\(ReportPaths.page))" },
      addresses.site.map { "[All cards](\($0)/index.html)" },
    ].compactMap(\.self)
    if !links.isEmpty { lines.append(links.joined(separator: " · ")) }
    if comparison.generators[0] != comparison.generators[1] {
      let names = comparison.generators.map { EscapedText($0).codeSpan }
      lines.append("The sites were built by \(names[0]) and \(names[1]).")
    }
    return lines.joined(separator: "\n\n")
  }

  // MARK: - Causes

  /// The sentence and the place of a change.
  private func sentence(_ change: ProjectChange) -> (words: String, place: String) {
    let place = addresses.markdown(change.place, file: change.file, line: change.line)
    return (change.phrase.markdown, change.file.isEmpty ? "" : " (\(place))")
  }

  private func sentences(of group: SiteComparison.CauseGroup) -> [(words: String, place: String)] {
    group.causes.flatMap { comparison.explanation(of: $0) }.map(sentence)
  }

  private func full(_ group: SiteComparison.CauseGroup, showsPictures: Bool) -> String {
    let sentences = sentences(of: group)
    var lines = sentences.prefix(Self.namedCauses).map { "**\($0.words)**\($0.place)" }
    if sentences.count > Self.namedCauses {
      lines.append("and \(counted(sentences.count - Self.namedCauses, "more cause"))")
    }
    var text = "\n\(lines.joined(separator: "  \n"))\n"
    let bullets = lead(by: group) == nil ? bullets(of: group) : []
    if !bullets.isEmpty { text += "\n" }
    text += bullets.prefix(Self.toldChanges).map { "\($0)\n" }.joined()
    if bullets.count > Self.toldChanges {
      text += "- and \(counted(bullets.count - Self.toldChanges, "more change")), in the report\n"
    }
    if showsPictures, let pictures = pictures(of: group) { text += "\n\(pictures)\n" }
    return text + fold(group)
  }

  /// The difference on all cards, if it fits into the first line.
  private func lead(by group: SiteComparison.CauseGroup) -> String? {
    guard comparison.groups.count == 1, group.changes.count == 1, let change = group.changes.first,
      !change.isRegression, change.details.count <= Self.toldChanges,
      [.changed, .renamed].contains(change.kind)
    else { return nil }
    return words(of: change)
  }

  /// The differences on some cards, the worst first; equal words are merged.
  private func bullets(of group: SiteComparison.CauseGroup) -> [String] {
    var order: [String] = []
    var cards: [String: Int] = [:]
    var told: Set<CatalogFile.State.Row> = []
    for change in group.changes {
      // A card whose behaviors differ in several ways counts where it differs worst.
      let new = Set(change.states.map(\.row)).subtracting(told).count
      if new == 0 { continue }
      told.formUnion(change.states.map(\.row))
      let isOnlyUnseen = change.isUnseen && group.risk != .unseen && !change.isRenamed
      let words =
        isOnlyUnseen
        ? "they look the same; what is asked and answered changed"
        : words(of: change) + (change.isRegression ? " ⚠️" : "")
      if cards[words] == nil { order.append(words) }
      cards[words, default: 0] += new
    }
    return order.map { "- \(counted(cards[$0] ?? 0, "card")): \($0)" }
  }

  private func words(of change: SiteComparison.Change) -> String {
    // Where another view takes the place of one, nobody wants to know of each label.
    let seen = change.details.filter { $0.kind != .transcript }
    let details =
      seen.first { $0.kind.isWholeView }.map { [$0] } ?? (seen.isEmpty ? change.details : seen)
    let words = details.prefix(Self.toldChanges).map(\.words.markdown)
    let more = details.count - words.count
    return words.joined(separator: ", ")
      + (more > 0 ? " and \(counted(more, "more thing"))" : "")
  }

  private func pictures(of group: SiteComparison.CauseGroup) -> String? {
    guard let address = addresses.pictures, let card = group.changes.first?.cards.first,
      card.pictures.before != card.pictures.after
    else { return nil }
    let tags = [("before", card.pictures.before), ("after", card.pictures.after)].compactMap {
      side, path in
      path.map { path in
        "<img src=\"\(address)/\(ReportPaths.picture(path, side: side))\" alt=\"\(side)\" width=\"300\">"
      }
    }
    return tags.isEmpty ? nil : tags.joined(separator: " ")
  }

  /// The cards by name; their ids, which commands take, come last.
  private func fold(_ group: SiteComparison.CauseGroup) -> String {
    let states = group.changes.flatMap(\.states)
    let named = NamedState.list(states, comparison.titles)
    var text = "\n<details><summary>\(counted(named.count, "card"))</summary>\n\n"
    text += named.prefix(Self.listed).map { "- \($0.markdown)\n" }.joined()
    if named.count > Self.listed {
      text += "- and \(counted(named.count - Self.listed, "more card"))\n"
    }
    return text + "\n</details>\n"
  }

  /// A line for each of the causes that are not told in full.
  private func list(_ groups: ArraySlice<SiteComparison.CauseGroup>) -> String {
    guard !groups.isEmpty else { return "" }
    let cards = groups.reduce(0) { $0 + $1.cardCount }
    var text =
      "\n<details><summary>\(counted(groups.count, "more cause")), with changes of "
      + "\(counted(cards, "card"))</summary>\n\n"
    for group in groups.prefix(Self.listedCauses) {
      let mark = group.changes.contains(where: \.isRegression) ? " ⚠️" : ""
      let sentence = sentences(of: group)[0]
      text += "- \(sentence.words)\(sentence.place): \(counted(group.cardCount, "card"))\(mark)\n"
    }
    if groups.count > Self.listedCauses {
      text += "- and \(counted(groups.count - Self.listedCauses, "more cause"))\n"
    }
    return text + "\n</details>\n"
  }

  // MARK: - What no card shows

  private var otherChanges: String {
    let changes = comparison.missingBase == nil ? comparison.otherChanges : []
    guard !changes.isEmpty else { return "" }
    var text = "\n**\(comparison.groups.isEmpty ? "Changed" : "Also changed"), on no card**\n\n"
    text += changes.prefix(Self.listed).map(sentence).map { "- \($0.words)\($0.place)\n" }.joined()
    if changes.count > Self.listed {
      text += "- and \(counted(changes.count - Self.listed, "more change"))\n"
    }
    return text
  }

  /// The findings that one side only has: those that are new first.
  private var findings: String {
    // A note that is gone is no news.
    let findings = comparison.findings.filter {
      !$0.isGoneWithCard && ($0.event == .new || $0.severity != "note")
    }
    guard !findings.isEmpty, comparison.missingBase == nil else { return "" }
    var text = "\n**Findings**\n\n"
    for finding in findings.prefix(Self.listed) {
      let mark = finding.isRegression ? " ⚠️" : ""
      let link = addresses.markdown(
        finding.place, file: finding.event == .new ? finding.file ?? "" : "", line: finding.line)
      let place = finding.place.isEmpty ? "" : " in \(link)"
      text += "- \(finding.title)\(mark): \(EscapedText(finding.message).codeSpan)\(place)"
      text += " (\(EscapedText(finding.rule).codeSpan))\n"
    }
    if findings.count > Self.listed {
      text += "- and \(counted(findings.count - Self.listed, "more finding"))\n"
    }
    return text
  }
}

extension NamedState {
  fileprivate var markdown: String {
    let others = otherBehaviors.map { EscapedText($0).codeSpan }.joined(separator: ", ")
    let also = others.isEmpty ? "" : ", also \(others)"
    return "\(EscapedText(title).codeSpan) (\(EscapedText(id).codeSpan)\(also))"
  }
}
