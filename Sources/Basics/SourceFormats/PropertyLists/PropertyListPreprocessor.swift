internal import TextTools

/// The C preprocessor's lines in a property list, as Xcode's `INFOPLIST_PREPROCESS` allows them.
///
/// Lines that are not taken become empty, so that places stay what they are.
package struct PropertyListPreprocessor {
  /// The bytes without directives, and without branches that are not taken.
  package private(set) var bytes: [UInt8] = []
  /// The conditions of the file, in its order.
  package private(set) var conditions: [Condition] = []
  private var definitions: [String: String]
  private var open: [Branch] = []

  /// A condition: the line, and whether what follows it is taken.
  package struct Condition: Hashable, Sendable {
    package let text: String
    package let line: Int
    package let isTaken: Bool
  }

  private typealias Branch = (isTaken: Bool, wasTaken: Bool, isOuterTaken: Bool)

  /// Reads a text with the macros that the build settings define.
  package init(_ text: [UInt8], definitions: [String: String]) {
    self.definitions = definitions
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { bytes.append(0x0A) }
      let written = line.drop { $0 == 0x20 || $0 == 0x09 }
      if written.first == UInt8(ascii: "#") {
        read(String(decoding: written.dropFirst(), as: UTF8.self).trimmed, line: index + 1)
      } else if isTaken {
        bytes += replacingMacros(line)
      }
    }
  }

  private var isTaken: Bool { open.last.map { $0.isTaken && $0.isOuterTaken } ?? true }

  private mutating func read(_ directive: String, line: Int) {
    let name = String(directive.prefix { $0.isLetter })
    let rest = directive.dropFirst(name.count).trimmed
    switch name {
    case "if", "ifdef", "ifndef":
      let outer = isTaken
      let value = holds(rest, by: name)
      open.append((isTaken: value, wasTaken: value, isOuterTaken: outer))
      note(directive, line: line)
    case "elif", "else":
      guard var branch = open.popLast() else { return }
      branch.isTaken = !branch.wasTaken && (name == "else" || holds(rest, by: "if"))
      branch.wasTaken = branch.wasTaken || branch.isTaken
      open.append(branch)
      note(directive, line: line)
    case "endif": open.removeLast(min(1, open.count))
    case "define" where isTaken:
      let key = String(rest.prefix { !$0.isWhitespace })
      definitions[key] = rest.dropFirst(key.count).trimmed
    case "undef" where isTaken: definitions[rest] = nil
    default: break
    }
  }

  private mutating func note(_ directive: String, line: Int) {
    conditions.append(Condition(text: "#\(directive)", line: line, isTaken: isTaken))
  }

  /// Whether a condition holds; one that is more than a name, a number or a comparison of two does.
  private func holds(_ condition: String, by name: String) -> Bool {
    switch name {
    case "ifdef": return definitions[condition] != nil
    case "ifndef": return definitions[condition] == nil
    default: break
    }
    if condition.hasPrefix("!"), !condition.contains("=") {
      return !holds(condition.dropFirst().trimmed, by: "if")
    }
    if condition.hasPrefix("defined") {
      let inside = condition.dropFirst("defined".count).filter { !"() ".contains($0) }
      return definitions[inside] != nil
    }
    for (sign, isEqual) in [("==", true), ("!=", false)] {
      guard let range = condition.firstRange(of: sign) else { continue }
      let sides = [condition[..<range.lowerBound], condition[range.upperBound...]].map { value($0) }
      return (sides[0] == sides[1]) == isEqual
    }
    guard condition.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return true }
    return value(condition) != "0"
  }

  /// The value of a name or a number; a name that nothing defines counts as 0.
  private func value(_ text: some StringProtocol) -> String {
    let text = text.trimmed
    if text.first?.isNumber ?? true { return text }
    return definitions[text].map { $0.isEmpty ? "1" : $0 } ?? "0"
  }

  /// A line with each word that a macro defines replaced by its value.
  private func replacingMacros(_ line: ArraySlice<UInt8>) -> [UInt8] {
    if definitions.isEmpty { return Array(line) }
    var result: [UInt8] = []
    var rest = line
    while let first = rest.first {
      let word = rest.prefix(while: Self.isWord)
      if word.isEmpty {
        result.append(first)
        rest = rest.dropFirst()
      } else {
        let value = definitions[String(decoding: word, as: UTF8.self)]
        result += value.map { Array($0.utf8) } ?? Array(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
