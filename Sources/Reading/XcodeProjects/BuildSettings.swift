internal import TextTools

/// Build settings by their names, with the values of levels below merged in.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// The settings of a target: those of all levels, the lowest first, and what Xcode sets itself.
  init(_ levels: [[String: String]], ofTarget name: String) {
    self.init()
    for level in levels { add(level) }
    let own = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": "", "PROJECT_DIR": "",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    values.merge(own) { written, _ in written }
  }

  /// The value of a setting, with the variables in it replaced; those that nothing sets stay.
  package subscript(name: String) -> String? { values[name].map { expanded($0) } }

  /// The values of all settings whose names begin with a text, by the rest of their names.
  func values(withPrefix prefix: String) -> [String: String] {
    let names = values.keys.filter { $0.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (String(name.dropFirst(prefix.count)), self[name] ?? "")
      })
  }

  /// Adds the settings of a level above: `$(inherited)` is the value so far.
  private mutating func add(_ level: [String: String]) {
    for (name, value) in level {
      let inherited = values[name] ?? ""
      values[name] = ["$(inherited)", "${inherited}"].reduce(value) {
        $0.replacing($1, with: inherited)
      }
    }
  }

  /// How often a variable may lead to another one; a ring of them ends there.
  private static let deepest = 8
  /// The longest text in which variables are replaced, in bytes: no name or path is longer.
  private static let longest = 4096

  /// A text with its variables replaced, `$(NAME)` and `${NAME}`, also with `:c99extidentifier` and the like.
  package func expanded(_ text: String) -> String {
    var budget = Self.mostNested
    return expanded(text, budget: &budget)
  }

  /// How many values are expanded for a modifier on the way to one text (convention).
  private static let mostNested = 64

  private func expanded(_ text: String, budget: inout Int) -> String {
    var text = text
    for _ in 0..<Self.deepest {
      guard text.utf8.contains(UInt8(ascii: "$")), text.utf8.count <= Self.longest else {
        return text
      }
      let next = replacedOnce(text, budget: &budget)
      if next == text { return text }
      text = next
    }
    return text
  }

  private func replacedOnce(_ text: String, budget: inout Int) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let open = rest.dropFirst().first
      guard open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let inside = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
      let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
      if let name = parts.first, let value = values[String(name)] {
        // A modifier changes the whole name, and not a variable that is still in it.
        var whole = value
        if parts.count > 1, budget > 0 {
          budget -= 1
          whole = expanded(value, budget: &budget)
        }
        result += parts.dropFirst().reduce(whole) { Self.modified($0, by: $1) }
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where modifier.hasPrefix("default="):
      value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    default: value
    }
  }
}

/// The settings of an `.xcconfig` file, in lines `NAME = value`; `include` gives the text of a file that another one includes.
func configurationFileSettings(
  of text: String, depth: Int = 0, include: (String) -> String?
) -> [String: String] {
  var settings: [String: String] = [:]
  for line in text.split(whereSeparator: \.isNewline) {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    if code.hasPrefix("#include") {
      let name = code.split(separator: "\"").dropFirst().first.map { String($0) }
      guard depth < 16, let name, let text = include(name) else { continue }
      settings.merge(configurationFileSettings(of: text, depth: depth + 1, include: include)) { $1 }
      continue
    }
    guard let equals = code.firstIndex(of: "=") else { continue }
    // A condition, as in `NAME[sdk=iphoneos*]`, is for some builds only.
    let name = code[..<equals].trimmed
    guard !name.isEmpty, !name.contains("[") else { continue }
    settings[name] = code[code.index(after: equals)...].trimmed
  }
  return settings
}
