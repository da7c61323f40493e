package import IntentDefinitions

/// A parameter of an interaction, as the host names it: an `INParameter`.
package struct HostParameter: Hashable, Sendable {
  package let className: String
  /// The path without subscripts, such as `mediaItems.title`.
  package let keyPath: String
  /// The subscripts, by the part of the path that they follow: `mediaItems` is 0.
  package let indexes: [String: Int]

  /// Reads a key path, in which subscripts may stand: `mediaItems[0].title`.
  ///
  /// A leading component equal to the class name is dropped, and subscripts go to a table of their
  /// own (both observed). What is no whole number in brackets stays in the path, so that it
  /// matches nothing (convention; the real class raises an exception).
  package init(className: String, keyPath text: String) {
    self.className = className
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    if parts.count > 1, parts[0] == className { parts.removeFirst() }
    var path: [String] = []
    var indexes: [String: Int] = [:]
    for part in parts {
      guard part.hasSuffix("]"), let opening = part.firstIndex(of: "["),
        let index = Int(part[part.index(after: opening)...].dropLast()), index >= 0
      else {
        path.append(part)
        continue
      }
      path.append(String(part[..<opening]))
      indexes[path.joined(separator: ".")] = index
    }
    keyPath = path.joined(separator: ".")
    self.indexes = indexes
  }

  /// Whether this parameter, returned by a controller, covers another one: the same class, a key
  /// path that the other's begins with, and the same index wherever this one has one (observed).
  package func covers(_ other: HostParameter, by rule: CoveringRule = .prefix) -> Bool {
    guard className == other.className, !keyPath.isEmpty, other.keyPath.hasPrefix(keyPath) else {
      return false
    }
    let isWhole =
      other.keyPath.count == keyPath.count || other.keyPath.dropFirst(keyPath.count).first == "."
    return (rule == .prefix || isWhole)
      && indexes.allSatisfy { other.indexes[$0.key] == $0.value }
  }

  /// The map of what this parameter names, by the host's own key path (observed).
  var map: HostParameter { HostParameter(className: className, keyPath: "\(subscripted).map") }
}

/// Which parameters one that was displayed covers.
package enum CoveringRule: String, CaseIterable, Hashable, Sendable {
  /// Each whose key path begins with its own, letter by letter.
  case prefix
  /// The property and everything below it.
  case property
}

extension HostParameter: CustomStringConvertible {
  /// The class and the path with its subscripts.
  package var description: String { "\(className).\(subscripted)" }

  /// The path with its subscripts: `mediaItems[0].title`.
  package var subscripted: String {
    guard !indexes.isEmpty else { return keyPath }
    var sub = ""
    return keyPath.split(separator: ".").map { part in
      sub += sub.isEmpty ? part : "." + part
      return indexes[sub].map { "\(part)[\($0)]" } ?? String(part)
    }.joined(separator: ".")
  }
}

extension Intent {
  /// Every parameter of the intent and of its response.
  package var hostParameters: [HostParameter] {
    parameters.map { HostParameter(className: className, keyPath: $0.name) }
      + response.parameters.map { HostParameter(className: responseClassName, keyPath: $0.name) }
  }
}

extension [HostParameter] {
  /// The set as transcripts write it: `{INSendMessageIntent.content}`; of several parameters, each
  /// class is named once: `{INSendMessageIntent: recipients, content}`.
  package var setText: String { "{\(namesText)}" }

  /// The set as an argument of a call: `[INSendMessageIntent.content]`.
  var argumentText: String { "[\(namesText)]" }

  private var namesText: String {
    guard count > 1 else { return first?.description ?? "" }
    var classes: [String] = []
    for parameter in self where !classes.contains(parameter.className) {
      classes.append(parameter.className)
    }
    let parts = classes.map { name in
      let own = filter { $0.className == name }.map(\.subscripted)
      return "\(name): \(own.joined(separator: ", "))"
    }
    return parts.joined(separator: "; ")
  }
}
