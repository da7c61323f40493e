package import Diagnostics
internal import HostSimulation

/// Reads the page of a rule: lines of settings, paragraphs, and the sections `Wrong` and `Right`.
package struct RulePageReader {
  private let lines: [Substring]

  /// The fault of a page.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  package func page(of rule: Rule) throws(Fault) -> RulePage {
    var settings: [String: String] = [:]
    let head = lines.prefix { !$0.isEmpty }
    for line in head {
      guard let colon = line.firstIndex(of: ":") else {
        throw Fault(description: "'\(line)' is not a setting")
      }
      settings[String(line[..<colon])] = String(line[colon...].dropFirst().drop { $0 == " " })
    }
    func take(_ key: String) throws(Fault) -> String {
      guard let value = settings.removeValue(forKey: key), !value.isEmpty else {
        throw Fault(description: "'\(key)' is missing")
      }
      return value
    }
    let headline = try take("headline")
    let why = try take("why")
    let word = try take("certainty")
    guard let certainty = Certainty(rawValue: word) else {
      throw Fault(description: "'\(word)' is not a certainty")
    }
    let source = try take("source")
    let fix = try take("fix")
    let project = settings.removeValue(forKey: "project") ?? ExampleProject.usual
    guard let base = ExampleProject(named: project) else {
      throw Fault(description: "there is no project '\(project)'")
    }
    let left = (settings.removeValue(forKey: "without") ?? "").split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    if let other = settings.keys.min() { throw Fault(description: "'\(other)' is not a setting") }
    let kept = base.without(left)
    return RulePage(
      rule: rule, headline: headline, why: why, certainty: certainty, source: source, fix: fix,
      remarks: paragraphs(lines.dropFirst(head.count).prefix { $0 != "## Wrong" }),
      wrong: try example("Wrong", in: kept), right: try example("Right", in: kept))
  }

  private func example(_ title: String, in project: ExampleProject) throws(Fault) -> RuleExample {
    guard let start = lines.firstIndex(of: "## \(title)") else {
      throw Fault(description: "the section '\(title)' is missing")
    }
    let body = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    var prose: [Substring] = []
    var parts: [RuleExample.Part] = []
    var index = body.startIndex
    while index < body.endIndex {
      let line = body[index]
      index += 1
      guard line.hasPrefix("```") else {
        prose.append(line)
        continue
      }
      let fence = line.prefix { $0 == "`" }
      let words = line.dropFirst(fence.count).split(separator: " ")
      guard let end = body[index...].firstIndex(of: fence) else {
        throw Fault(description: "a block of '\(title)' is not closed")
      }
      guard words.count >= 2 || words == ["sh"] else {
        throw Fault(description: "a block of '\(title)' names no language and file")
      }
      parts.append(
        RuleExample.Part(
          language: String(words[0]), path: words.count > 1 ? String(words[1]) : nil,
          isLatin1: words.contains("latin1"), text: body[index..<end].joined(separator: "\n")))
      index = end + 1
    }
    guard !parts.isEmpty else { throw Fault(description: "'\(title)' shows nothing") }
    return RuleExample(project: project, remarks: paragraphs(prose[...]), parts: parts)
  }

  private func paragraphs(_ lines: ArraySlice<Substring>) -> [String] {
    lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
  }
}
