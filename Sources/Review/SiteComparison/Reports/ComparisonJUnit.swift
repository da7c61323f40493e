internal import PageMarkup

extension SiteComparison {
  /// The comparison as JUnit's XML: a test case for each change, which fails where the level says so.
  package func junit(failingOn level: FailureLevel) -> String {
    let changes = groups.flatMap { group in group.changes.map { (group, $0) } }
    let failures =
      changes.count { level.fails($0.1) } + findings.count { level.fails($0) }
    let cases = changes.map { group, change -> String in
      let suite = Self.escaped(group.causes.map(\.words).joined(separator: ", "))
      let name = Self.escaped(
        "\(change.risk.title): " + change.details.map(\.words.text).joined(separator: "; "))
      let states = change.states.map { EscapedText($0.id).text }.joined(separator: "\n")
      let body = Markup(escaping: states).html
      let content =
        level.fails(change)
        ? "<failure message=\"\(name)\">\(body)</failure>" : "<system-out>\(body)</system-out>"
      return "  <testcase classname=\"\(suite)\" name=\"\(name)\">\(content)</testcase>\n"
    }
    let found = findings.map { finding -> String in
      let name = Self.escaped(finding.words)
      let place = Self.escaped(finding.place)
      let content =
        level.fails(finding)
        ? "<failure message=\"\(name)\">\(place)</failure>" : "<system-out>\(place)</system-out>"
      return "  <testcase classname=\"findings\" name=\"\(name)\">\(content)</testcase>\n"
    }
    let all = cases + found
    let none = "  <testcase classname=\"cards\" name=\"\(summary)\"/>\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + "<testsuite name=\"cardproof compare\" tests=\"\(max(1, all.count))\" failures=\"\(failures)\">\n"
      + (all.isEmpty ? none : all.joined()) + "</testsuite>\n</testsuites>\n"
  }

  private static func escaped(_ text: String) -> String {
    Markup(escaping: EscapedText(text).text).html
  }
}
