internal import Interactions

/// Finds out which values the texts of a class show: the same text of several plays, with a binding wherever the plays'
/// values stand.
struct TextTracer {
  /// The values of each play by their paths.
  private let tables: [[String: IntentValue]]
  private let language: String
  private let candidates: [Candidate]

  /// A binding, and how it reads in each play.
  private typealias Candidate = (binding: String, texts: [[Character]])

  /// The origin of a text.
  enum Trace: Hashable {
    /// The text of a layout that gives each play's.
    case found(String)
    /// The text of the first play: it changes with the values, and no binding gives it.
    case lost(String)

    var text: String {
      switch self {
      case .found(let text), .lost(let text): text
      }
    }
  }

  /// Takes the values of each play by the roots of their paths: `intent`, `response`, `row`.
  init(_ values: [[String: IntentValue]], language: String) {
    let writer = ValueText(language: language)
    self.language = language
    tables = values.map { Self.flat($0) }
    var candidates: [Candidate] = []
    for path in (tables.first ?? [:]).keys.sorted() {
      let own = tables.compactMap { $0[path] }
      guard own.count == tables.count, let first = own.first else { continue }
      for format in Self.formats(of: first) {
        let texts = own.compactMap { value -> String? in
          guard let format else { return writer.text(value) }
          return (try? ValueFormat(parsing: format)).flatMap { writer.text(value, format: $0) }
        }
        guard texts.count == tables.count, !texts.contains(where: \.isEmpty) else { continue }
        candidates.append(
          (
            binding: "${\(path)\(format.map { ":\($0)" } ?? "")}", texts: texts.map { Array($0) }
          ))
      }
    }
    // The longest match says most; of several bindings that read alike the plainest is meant.
    self.candidates = candidates.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.texts[0].count != b.texts[0].count { return a.texts[0].count > b.texts[0].count }
      return (a.binding.count, left.offset) < (b.binding.count, right.offset)
    }.map(\.element)
  }

  /// The values below roots by their whole paths.
  private static func flat(_ values: [String: IntentValue]) -> [String: IntentValue] {
    var result: [String: IntentValue] = [:]
    func add(_ value: IntentValue, _ path: String, depth: Int) {
      if path.contains(".") || path == "row" { result[path] = value }
      guard depth < 4 else { return }
      switch value {
      case .object(let object):
        if path.contains(".") || path == "row" {
          result["\(path).display"] = .text(object.display)
          object.identifier.map { result["\(path).identifier"] = .text($0) }
        }
        for (name, value) in object.properties { add(value, "\(path).\(name)", depth: depth + 1) }
      case .enumCase(let name, _): result["\(path).identifier"] = .text(name)
      case .currency(let amount, _): result["\(path).amount"] = .number(amount)
      case .list(let values):
        for (index, value) in values.enumerated() {
          add(value, "\(path)[\(index)]", depth: depth + 1)
        }
      default: break
      }
    }
    for (root, value) in values { add(value, root, depth: 0) }
    return result
  }

  /// The formats that fit a value; nil stands for none.
  private static func formats(of value: IntentValue) -> [String?] {
    let styles = ["short", "medium", "long", "full"]
    switch value {
    case .text: return [nil, "uppercase"]
    case .object, .enumCase: return [nil, "uppercase"]
    case .integer, .number:
      return [nil, "number", "percent", "duration"]
        + ["USD", "EUR", "GBP", "JPY"].map { "currency(\($0))" }
    case .currency: return [nil]
    case .duration: return [nil, "duration", "number"]
    case .date: return [nil] + styles.map { "date(\($0))" } + ["time(short)", "time(medium)"]
    case .list: return [nil, "count"]
    case .boolean: return [nil]
    }
  }

  /// The text that a layout has for a text of each play.
  func trace(_ texts: [String]) -> Trace {
    let first = texts.first ?? ""
    guard texts.count == tables.count else { return .lost(first) }
    var dead: Set<[Int]> = []
    let found = rest(
      of: texts.map { Array($0) }, from: texts.map { _ in 0 }, dead: &dead)
    return found.map { .found($0) } ?? .lost(first)
  }

  /// The rest of each text from a place on; nil where nothing gives all of them.
  private func rest(
    of texts: [[Character]], from places: [Int], dead: inout Set<[Int]>
  ) -> String? {
    if zip(texts, places).allSatisfy({ $0.count == $1 }) { return "" }
    guard !dead.contains(places), dead.count < 20_000 else { return nil }
    for candidate in candidates {
      let next = zip(zip(texts, places), candidate.texts).compactMap { text, shown -> Int? in
        text.0[text.1...].starts(with: shown) ? text.1 + shown.count : nil
      }
      if next.count == texts.count, let rest = rest(of: texts, from: next, dead: &dead) {
        return candidate.binding + rest
      }
    }
    let letters = zip(texts, places).compactMap { $1 < $0.count ? $0[$1] : nil }
    if letters.count == texts.count, Set(letters).count == 1,
      let rest = rest(of: texts, from: places.map { $0 + 1 }, dead: &dead)
    {
      return String(letters[0]) + rest
    }
    dead.insert(places)
    return nil
  }

  /// The paths of lists that have so many values in each play.
  func lists(ofCounts counts: [Int]) -> [String] {
    (tables.first ?? [:]).keys.sorted().filter { path in
      tables.count == counts.count
        && zip(tables, counts).allSatisfy { table, count in
          if case .list(let values)? = table[path] { values.count == count } else { false }
        }
    }
  }

  /// The tracer of the texts of a list's first row.
  func inFirstRow(ofList path: String) -> TextTracer {
    TextTracer(
      tables.compactMap { table in
        if case .list(let values)? = table[path] { values.first.map { ["row": $0] } } else { nil }
      }, language: language)
  }

  /// A text of a layout with the values of a play; what has no value is empty.
  static func filled(
    _ template: String, with values: [String: IntentValue], language: String
  ) -> String? {
    guard let text = try? BindingText(parsing: template) else { return nil }
    let writer = ValueText(language: language)
    return text.segments.map { segment in
      switch segment {
      case .text(let text): text
      case .binding(let binding):
        values.value(at: [binding.root.rawValue] + binding.path)
          .flatMap { writer.text($0, format: binding.format) } ?? ""
      }
    }.joined()
  }
}
