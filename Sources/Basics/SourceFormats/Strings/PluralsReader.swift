package import Diagnostics
internal import TextTools

/// Reads a `.stringsdict` file, XML or binary.
///
/// Texts that go by width or by device have no plural forms and are left out.
///
/// A text with a fault keeps the forms that are right.
///
/// - Throws: A diagnostic where there is nothing to return.
package func readPlurals(
  path: String, bytes: [UInt8], limits: ReadingLimits = .standard,
  reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> PluralsFile {
  let root = try readPropertyList(
    path: path, bytes: bytes, limits: limits, reporting: &diagnostics)
  guard let entries = root.entries else {
    throw Diagnostic(
      .malformedPropertyList, "The file's property list is not a dictionary", at: root.location,
      fix: "Write a dictionary of texts")
  }
  var texts: [PluralText] = []
  for entry in entries {
    guard let members = entry.value.entries else {
      diagnostics.append(wrongType(entry.key, "a dictionary", at: entry.value.location))
      continue
    }
    var reader = PluralTextReader(members)
    if let text = reader.text(of: entry) { texts.append(text) }
    diagnostics += reader.diagnostics
  }
  return PluralsFile(path: path, texts: texts)
}

/// Reads one text of a `.stringsdict` file.
private struct PluralTextReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let members: [String: PropertyListEntry]

  init(_ members: [PropertyListEntry]) {
    self.members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The keys of Apple's documents for what goes by width and by device.
  private static let otherRules = [
    "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  /// Nil for a text without plural forms, and for one without a format.
  mutating func text(of entry: PropertyListEntry) -> PluralText? {
    guard let format = members["NSStringLocalizedFormatKey"]?.value else {
      if !Self.otherRules.contains(where: { members[$0] != nil }) {
        report(
          "'\(shortened(entry.key))' has no format", at: entry.keyLocation,
          fix: "Write NSStringLocalizedFormatKey")
      }
      return nil
    }
    guard let text = format.string else {
      diagnostics.append(wrongType("NSStringLocalizedFormatKey", "a text", at: format.location))
      return nil
    }
    var variables: [PluralVariable] = []
    // The forms of a variable may name further ones.
    var waiting = variableNames(in: text).map { ($0, format.location) }
    var seen = Set(waiting.map(\.0))
    while variables.count < waiting.count {
      let (name, place) = waiting[variables.count]
      let variable = variable(name, namedAt: place)
      variables.append(variable)
      for form in variable.forms {
        for name in variableNames(in: form.text) where seen.insert(name).inserted {
          waiting.append((name, form.location))
        }
      }
    }
    return PluralText(
      key: entry.key, at: entry.keyLocation, format: text,
      variables: variables.filter { !$0.forms.isEmpty })
  }

  private mutating func variable(
    _ name: String, namedAt place: SourceLocation
  ) -> PluralVariable {
    let shown = shortened(name)
    guard let entry = members[name], let members = entry.value.entries else {
      report(
        "The format names '\(shown)', which has no dictionary", at: place,
        fix: "Write the key '\(shown)' with a dictionary of forms")
      return PluralVariable(name: name, forms: [])
    }
    if entry.value["NSStringFormatSpecTypeKey"]?.string != "NSStringPluralRuleType" {
      report(
        "'\(shown)' has no plural rule", at: entry.keyLocation,
        fix: "Write NSStringPluralRuleType as its NSStringFormatSpecTypeKey")
    }
    var forms: [PluralForm] = []
    for member in members where !member.key.hasPrefix("NSStringFormat") {
      guard let category = PluralCategory(rawValue: member.key) else {
        let words = PluralCategory.allCases.map(\.rawValue)
        diagnostics.report(
          .unknownPluralCategory, "There is no plural category '\(shortened(member.key))'",
          at: member.keyLocation,
          fix: nearestSpelling(to: String(member.key.prefix(40)), among: words).map {
            "Write '\($0)'"
          } ?? "Use one of \(words.quotedChoices)")
        continue
      }
      guard let text = member.value.string else {
        diagnostics.append(wrongType(member.key, "a text", at: member.value.location))
        continue
      }
      forms.append(PluralForm(category, text, at: member.value.location))
    }
    if entry.value["other"] == nil {
      report(
        "'\(shown)' has no form 'other'", at: entry.keyLocation,
        fix: "Write the key 'other', for every number without another form")
    }
    let order = PluralCategory.allCases
    return PluralVariable(
      name: name,
      forms: order.compactMap { category in forms.first { $0.category == category } })
  }

  private mutating func report(_ message: String, at location: SourceLocation, fix: String) {
    diagnostics.append(Diagnostic(.brokenPlural, message, at: location, fix: fix))
  }
}

/// The variables of a format, each once: `%#@name@`, or `%1$#@name@`.
private func variableNames(in format: String) -> [String] {
  var names: [String] = []
  var seen: Set<String> = []
  var rest = Array(format.utf8)[...]
  while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
    rest = rest[(percent + 1)...]
    let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if rest.dropFirst(number.count).first == UInt8(ascii: "$") {
      rest = rest.dropFirst(number.count + 1)
    }
    guard rest.starts(with: "#@".utf8) else { continue }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { break }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    if seen.insert(name).inserted { names.append(name) }
    rest = rest[(end + 1)...]
  }
  return names
}

private func wrongType(_ key: String, _ type: String, at location: SourceLocation) -> Diagnostic {
  Diagnostic(
    .wrongType, "The value of '\(shortened(key))' must be \(type)", at: location,
    fix: "Write \(type)")
}

private func shortened(_ key: String) -> String { key.count <= 40 ? key : key.prefix(39) + "…" }
