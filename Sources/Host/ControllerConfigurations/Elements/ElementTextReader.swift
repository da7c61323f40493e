internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads the texts of elements, and how they look.
extension ElementReader {
  /// The longest text that an element may be given, in bytes of UTF-8 (convention).
  private static let longestText = 10_000

  /// A text with bindings, which must be there.
  package func text(_ reader: MappingReader, _ key: String) -> BindingText? {
    let location = reader.take(key)?.location ?? reader.location
    let count = findings.count
    guard let source = reader.string(key) else {
      guard findings.count == count else { return nil }
      findings.report(
        .missingKey, "'\(key)' has no text", at: location, fix: "Write \"\" for an empty one")
      return nil
    }
    return text(source, key, at: location)
  }

  /// A text with its bindings taken apart.
  package func text(_ source: String, _ key: String, at location: SourceLocation) -> BindingText? {
    guard source.utf8.count <= Self.longestText else {
      findings.report(
        .overLimit, "'\(key)' must not be longer than \(Self.longestText) bytes", at: location,
        fix: "Shorten it; no card has room for so much")
      return nil
    }
    do throws(BindingText.Fault) {
      let text = try BindingText(parsing: source)
      if !isInRow, text.bindings.contains(where: { $0.root == .row }) {
        findings.report(
          .malformedBinding, "'row' works only in the row of a table", at: location,
          fix: "Begin with intent, response, activity, sample or app")
        return nil
      }
      return text
    } catch {
      findings.report(.malformedBinding, error.message, at: location, fix: error.fix)
      return nil
    }
  }

  /// How a text looks; the text itself is filled in later.
  package func label(
    _ reader: MappingReader, isTextView: Bool = false
  ) -> LabelContent<BindingText> {
    let font = styles.font(reader.take("font"))
    let color = styles.color(reader.take("color")) ?? .semantic(.label)
    let alignment =
      reader.choice("textAlignment", of: TextAlignment.self) ?? .natural
    guard !isTextView else {
      return LabelContent(
        text: BindingText(), font: font, color: color, lines: 0, lineBreak: .wordWrapping,
        alignment: alignment)
    }
    return LabelContent(
      text: BindingText(), font: font, color: color, lines: lines(reader),
      lineBreak: reader.choice("lineBreak", of: LineBreakMode.self)
        ?? .truncatingTail, alignment: alignment)
  }

  /// A title of one line: of a button or a text field.
  package func title(_ reader: MappingReader, color: ColorRequest) -> LabelContent<BindingText> {
    LabelContent(
      text: BindingText(), font: styles.font(reader.take("font")),
      color: styles.color(reader.take("color")) ?? color, lines: 1,
      lineBreak: .truncatingTail, alignment: .natural)
  }

  /// The most lines of a label; 0 for as many as it takes, 1 when nothing is said, as in UIKit.
  private func lines(_ reader: MappingReader) -> Int {
    guard let lines = reader.integer("lines") else { return 1 }
    if lines < 0 {
      findings.report(
        .wrongType, "'lines' must not be negative", at: reader.keyLocation("lines"),
        fix: "Write 0 for any number of lines")
    }
    return max(0, lines)
  }

  /// A number from 0 to 1, or a binding to one.
  func fraction(_ key: String, _ reader: MappingReader) -> NumberTemplate? {
    guard let node = reader.take(key) else { return nil }
    if let number = node.number, (0...1).contains(number) { return .written(number) }
    if node.number == nil, let source = node.string, source.contains("${"),
      let text = text(source, key, at: node.location)
    {
      if text.segments.count == 1, case .binding? = text.segments.first { return .bound(text) }
    } else if node.string?.contains("${") == true {
      return nil
    }
    findings.report(
      .wrongType, "'\(key)' must be a number from 0 to 1, or one binding", at: node.location,
      fix: "Write for example 0.4 or \"${response.progress}\"")
    return nil
  }

  /// The key path of a list, also written as a binding.
  package func list(_ key: String, _ reader: MappingReader) -> CaseTest.KeyPathTest? {
    let location = reader.take(key)?.location ?? reader.location
    guard let source = reader.string(key) else { return nil }
    guard
      let text = text(
        source.hasPrefix("${") ? source : "${\(source)}", key, at: location)
    else { return nil }
    guard text.segments.count == 1, let binding = text.bindings.first, binding.format == nil else {
      findings.report(
        .malformedBinding, "'\(key)' must be the path of a list", at: location,
        fix: "Write for example response.items")
      return nil
    }
    return CaseTest.KeyPathTest(([binding.root.rawValue] + binding.path).joined(separator: "."))
  }
}

extension BindingText.Fault {
  fileprivate var message: String {
    switch self {
    case .notClosed: "A binding is not closed"
    case .unknownRoot(let root): "'\(root)' is not the root of a binding"
    case .unknownFormat(let format): "'\(format)' is not a format"
    case .unknownPlural(""): "The plural forms have no 'other'"
    case .unknownPlural(let name): "'\(name)' is not a plural category"
    case .noPath: "A binding needs a path"
    }
  }

  fileprivate var fix: String {
    switch self {
    case .notClosed: "Add a '}'"
    case .noPath: "Write for example ${intent.soup}"
    case .unknownRoot(let root):
      nearestSpelling(to: root, among: Binding.Root.allCases.map(\.rawValue))
        .map { "Write '\($0)'" }
        ?? "Begin with intent, response, activity, sample, app, row or string(id)"
    case .unknownPlural: "Write for example plural(one # cup|other # cups)"
    case .unknownFormat(let format):
      ValueFormat.spelling(nearest: format).map { "Write '\($0)'" }
        ?? "Write one of: \(ValueFormat.spellings.joined(separator: ", "))"
    }
  }
}
