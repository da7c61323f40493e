internal import SourceFormats
internal import TextTools

/// A text of a layout with its `${…}` bindings taken apart.
package struct BindingText: Hashable, Sendable {
  package let segments: [Segment]

  package enum Segment: Hashable, Sendable {
    case text(String)
    case binding(Binding)
  }

  /// Why a text cannot be read.
  package enum Fault: Error, Hashable {
    case notClosed
    case unknownRoot(String)
    case unknownFormat(String)
    /// Not a plural category; empty where the forms have no `other`.
    case unknownPlural(String)
    case noPath
  }

  /// An empty text.
  package init() { segments = [] }

  /// The bindings in their order.
  package var bindings: [Binding] {
    segments.compactMap { segment in
      if case .binding(let binding) = segment { binding } else { nil }
    }
  }

  /// The text of one without bindings; nil for any other.
  package var literal: String? {
    if case .text(let text)? = segments.first, segments.count == 1 { text } else { nil }
  }

  package init(parsing source: String) throws(Fault) {
    var segments: [Segment] = []
    var rest = source[...]
    while let opening = rest.firstRange(of: "${") {
      guard let closing = rest[opening.upperBound...].firstIndex(of: "}") else { throw .notClosed }
      if opening.lowerBound > rest.startIndex {
        segments.append(.text(String(rest[..<opening.lowerBound])))
      }
      segments.append(.binding(try Binding(parsing: rest[opening.upperBound..<closing])))
      rest = rest[rest.index(after: closing)...]
    }
    if !rest.isEmpty { segments.append(.text(String(rest))) }
    self.segments = segments
  }
}

/// The text between `${` and `}`: a path to a value, and how to write it.
package struct Binding: Hashable, Sendable {
  package let root: Root
  package let path: [String]
  package let format: ValueFormat?
  /// The text in the file.
  package let source: String

  package enum Root: String, CaseIterable, Hashable, Sendable {
    case intent, response, activity, sample, app
    /// A text by its id, `string(id)`; the id is the whole path.
    case string
    /// The value that a row of a table shows.
    case row
  }

  package init(parsing source: Substring) throws(BindingText.Fault) {
    self.source = String(source)
    let trimmed = source.trimmed
    let text = try Self.stringID(trimmed)
    // An id may hold colons; its format follows the bracket.
    let start = text.map(\.end) ?? trimmed.startIndex
    let colon = trimmed[start...].firstIndex(of: ":")
    if let text {
      guard trimmed[text.end..<(colon ?? trimmed.endIndex)].allSatisfy(\.isWhitespace) else {
        throw .noPath
      }
      root = .string
      path = [text.id]
    } else {
      guard let keyPath = ValuePath(trimmed[..<(colon ?? trimmed.endIndex)].trimmed),
        let first = keyPath.parts.first
      else { throw .noPath }
      guard let root = Root(rawValue: first), root != .string else { throw .unknownRoot(first) }
      guard keyPath.parts.count > 1 || root == .row else { throw .noPath }
      self.root = root
      path = Array(keyPath.parts.dropFirst())
    }
    format = try colon.map { colon throws(BindingText.Fault) in
      try ValueFormat(parsing: trimmed[trimmed.index(after: colon)...].trimmed)
    }
  }

  /// The id of `string(id)`, and where it ends; nil for a path.
  private static func stringID(
    _ source: String
  ) throws(BindingText.Fault) -> (id: String, end: String.Index)? {
    guard source.hasPrefix("string(") else { return nil }
    let rest = source.dropFirst("string(".count)
    guard let closing = rest.firstIndex(of: ")") else { throw .noPath }
    let id = rest[..<closing].trimmed
    guard !id.isEmpty else { throw .noPath }
    return (id, source.index(after: closing))
  }
}

/// How a binding writes its value.
package enum ValueFormat: Hashable, Sendable {
  case number, percent, duration, count, uppercase
  /// An ISO 4217 code.
  case currency(String)
  case date(Style)
  case time(Style)
  /// The form of a text that fits a number, or the number of values in a list.
  case plural(PluralForms)

  package enum Style: String, CaseIterable, Hashable, Sendable {
    case short, medium, long, full
  }

  /// How the formats are written, for messages.
  package static let spellings = [
    "number", "currency(USD)", "date(medium)", "time(short)", "duration", "percent", "count",
    "uppercase", "plural(one # cup|other # cups)",
  ]

  /// How the format is written whose name is nearest to that of another one.
  package static func spelling(nearest format: String) -> String? {
    func name(_ spelling: String) -> String { String(spelling.prefix { $0 != "(" }) }
    let near = nearestSpelling(to: name(format), among: spellings.map(name))
    return near.flatMap { near in spellings.first { name($0) == near } }
  }

  package init(parsing source: String) throws(BindingText.Fault) {
    let name = source.prefix { $0 != "(" }.trimmed
    var argument: String?
    if let opening = source.firstIndex(of: "(") {
      guard source.last == ")" else { throw .unknownFormat(source) }
      argument = source[source.index(after: opening)...].dropLast().trimmed
    }
    switch (name, argument) {
    case ("number", nil): self = .number
    case ("percent", nil): self = .percent
    case ("duration", nil): self = .duration
    case ("count", nil): self = .count
    case ("uppercase", nil): self = .uppercase
    case ("currency", let code?)
    where code.count == 3 && code.allSatisfy { $0.isASCII && $0.isLetter }:
      self = .currency(code.uppercased())
    case ("plural", let forms?): self = .plural(try PluralForms(parsing: forms))
    case ("date", _), ("time", _):
      guard let style = Style(rawValue: argument ?? "medium") else { throw .unknownFormat(source) }
      self = name == "date" ? .date(style) : .time(style)
    default: throw .unknownFormat(source)
    }
  }
}

extension PluralForms {
  /// Reads `one # cup|other # cups`: each form after the name of its category, `other` among them.
  fileprivate init(parsing source: String) throws(BindingText.Fault) {
    var forms: [(PluralCategory, String)] = []
    for part in source.split(separator: "|", omittingEmptySubsequences: false) {
      let text = part.trimmed
      let name = text.prefix { !$0.isWhitespace }
      guard let category = PluralCategory(rawValue: String(name)) else {
        throw .unknownPlural(String(name))
      }
      forms.append((category, text.dropFirst(name.count).trimmed))
    }
    guard let other = forms.first(where: { $0.0 == .other }) else { throw .unknownPlural("") }
    self.init(forms.filter { $0.0 != .other } + [other])
  }
}
