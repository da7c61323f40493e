internal import TextTools

extension SiteComparison {
  /// What the comment begins with, so that a script finds it again.
  package static let commentMark = "<!-- cardproof-comparison -->"

  /// The most bytes of a comment: GitHub takes 65,536 characters, and a step's summary more.
  package static let markdownLimit = 65_536

  /// The most states that are named for one change.
  private static let namedStates = 10

  /// The comparison for a comment in a pull request, or a step's summary.
  ///
  /// Everything of the project's stands in code spans. What does not fit is left out, and the last
  /// line says how much that is.
  ///
  /// Pictures are shown from `baseURL`, the address of the published report; `limit` is the most
  /// bytes.
  package func markdown(baseURL: String? = nil, limit: Int = markdownLimit) -> String {
    var text = "\(Self.commentMark)\n### \(mood) \(summary)\n"
    if let baseURL { text += "\n[Before and after, side by side](\(baseURL)/index.html)\n" }
    if generators[0] != generators[1] {
      text +=
        "\nThe sites were built by \(EscapedText(generators[0]).codeSpan) and "
        + "\(EscapedText(generators[1]).codeSpan).\n"
    }
    var room = limit - text.utf8.count - Self.noteLength
    var leftOut = 0
    let found = foundMarkdown
    if found.utf8.count <= room {
      text += found
      room -= found.utf8.count
    }
    for group in groups {
      let heading =
        "\n"
        + group.causes.map { cause in
          let place = cause.source.isEmpty ? "" : " in \(EscapedText(cause.source).codeSpan)"
          return "#### \(EscapedText(cause.words).codeSpan)\(place)\n"
        }.joined()
      var isHeaded = false
      for change in group.changes {
        let part = (isHeaded ? "" : heading) + Self.markdown(change, baseURL: baseURL)
        guard leftOut == 0, part.utf8.count <= room else {
          leftOut += 1
          continue
        }
        text += part
        room -= part.utf8.count
        isHeaded = true
      }
    }
    if leftOut > 0 {
      text +=
        "\n_\(counted(leftOut, "change")) left out, because comments have a limit; "
        + "the report and its `comparison.json` have all._\n"
    }
    return text
  }

  /// The findings that one side only has: those that are new first, and so many of each at most.
  private var foundMarkdown: String {
    guard !findings.isEmpty else { return "" }
    var text = "\n#### Findings\n\n"
    for finding in findings.prefix(Self.namedStates) {
      let mark = finding.isRegression ? ", a regression" : ""
      let place = finding.place.isEmpty ? "" : " in \(EscapedText(finding.place).codeSpan)"
      text += "- \(EscapedText(finding.words).codeSpan)\(place)\(mark)\n"
    }
    if findings.count > Self.namedStates {
      text += "- and \(counted(findings.count - Self.namedStates, "finding")) more\n"
    }
    return text
  }

  /// Room for the line that says what was left out.
  private static let noteLength = 200

  private var mood: String {
    hasRegressions ? "Cards, with regressions:" : "Cards:"
  }

  private static func markdown(_ change: Change, baseURL: String?) -> String {
    let mark = change.isRegression ? ", a regression" : ""
    var text =
      "\n**\(change.risk.title)**\(mark), in \(counted(change.stateCount, "state")):\n"
    text += change.details.prefix(namedStates).map {
      "- \(EscapedText($0.words).codeSpan)\n"
    }.joined()
    if change.details.count > namedStates {
      text += "- and \(counted(change.details.count - namedStates, "thing")) more\n"
    }
    if let baseURL, let card = change.cards.first {
      let pictures = [("before", card.pictures.before), ("after", card.pictures.after)]
      let tags = pictures.compactMap { side, path in
        path.map { path in
          "<img src=\"\(baseURL)/\(ReportPaths.picture(path, side: side))\" alt=\"\(side)\" width=\"300\">"
        }
      }
      text += "\n\(tags.joined(separator: " "))\n"
    }
    let (named, more) = change.namedStates(most: namedStates)
    text += "\n<details><summary>\(counted(change.stateCount, "state"))</summary>\n\n"
    text += named.map { state in
      let others = state.otherBehaviors.map { EscapedText($0).codeSpan }.joined(separator: ", ")
      return "- \(EscapedText(state.id).codeSpan)\(others.isEmpty ? "" : " (also \(others))")\n"
    }.joined()
    if more > 0 { text += "- and \(more) more\n" }
    return text + "\n</details>\n"
  }
}
