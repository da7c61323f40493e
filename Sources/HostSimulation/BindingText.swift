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
    case noPath
  }

  /// An empty text.
  init() { segments = [] }

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

/// What stands between `${` and `}`: a path to a value, and how to write it.
package struct Binding: Hashable, Sendable {
  package let root: Root
  package let path: [String]
  package let format: ValueFormat?
  /// What the project wrote.
  package let source: String

  package enum Root: String, CaseIterable, Hashable, Sendable {
    case intent, response, activity, sample, app
    /// The value that a row of a table shows.
    case row
  }

  init(parsing source: Substring) throws(BindingText.Fault) {
    self.source = String(source)
    let halves = source.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmed() }
    let parts = halves[0].split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0) }
    guard let first = parts.first, !parts.contains("") else { throw .noPath }
    guard let root = Root(rawValue: first) else { throw .unknownRoot(first) }
    guard parts.count > 1 || root == .row else { throw .noPath }
    self.root = root
    path = Array(parts.dropFirst())
    format = halves.count == 2 ? try ValueFormat(parsing: halves[1]) : nil
  }
}

/// How a binding writes its value.
package enum ValueFormat: Hashable, Sendable {
  case number, percent, duration, count, uppercase
  /// An ISO 4217 code.
  case currency(String)
  case date(Style)
  case time(Style)

  package enum Style: String, CaseIterable, Hashable, Sendable {
    case short, medium, long, full
  }

  /// How the formats are written, for messages.
  package static let spellings = [
    "number", "currency(USD)", "date(medium)", "time(short)", "duration", "percent", "count",
    "uppercase",
  ]

  init(parsing source: String) throws(BindingText.Fault) {
    let name = source.prefix { $0 != "(" }.trimmed()
    var argument: String?
    if let opening = source.firstIndex(of: "(") {
      guard source.last == ")" else { throw .unknownFormat(source) }
      argument = source[source.index(after: opening)...].dropLast().trimmed()
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
    case ("date", _), ("time", _):
      guard let style = Style(rawValue: argument ?? "medium") else { throw .unknownFormat(source) }
      self = name == "date" ? .date(style) : .time(style)
    default: throw .unknownFormat(source)
    }
  }
}

extension StringProtocol {
  /// The text without blanks at either end.
  fileprivate func trimmed() -> String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
