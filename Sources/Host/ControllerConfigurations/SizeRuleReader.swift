internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads a case's `size`.
struct SizeRuleReader {
  /// The limits that a fraction refers to.
  private enum LimitName: String, CaseIterable {
    case minimum, maximum
  }

  private static let words = ["maximum", "minimum", "zero", "fitting"]

  func read(_ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]) -> SizeRule {
    guard let node, !node.isNull else { return .fitting }
    if let word = node.string {
      switch word {
      case "maximum": return .each(width: .maximum, height: .maximum)
      case "minimum": return .each(width: .minimum, height: .minimum)
      case "fitting": return .fitting
      case "zero": return .zero
      default:
        diagnostics.report(
          .wrongType, "'\(word)' is not a size", at: node.location,
          fix: node.number.map { "Write '{height: \($0.formattedShort)}'" }
            ?? nearestSpelling(to: word, among: Self.words).map { "Write '\($0)'" }
            ?? "Write maximum, minimum, zero, fitting or {width: …, height: …}",
          corrections: .spelling(of: word, among: Self.words, at: node.location))
        return .fitting
      }
    }
    guard var reader = MappingReader(node, "A size", reporting: &diagnostics) else {
      return .fitting
    }
    let width = length(reader.take("width"), reporting: &diagnostics)
    let height = length(reader.take("height"), reporting: &diagnostics)
    reader.finish(reporting: &diagnostics)
    if case .ratio = width, case .ratio = height {
      diagnostics.report(
        .wrongType, "Only one side can be a ratio of the other", at: node.location,
        fix: "Give one side a length")
      return .fitting
    }
    return .each(width: width ?? .maximum, height: height ?? .fitting)
  }

  private func length(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> LengthRule? {
    guard let node, !node.isNull else { return nil }
    if let number = node.number, number >= 0 { return .points(Points(number)) }
    switch node.string {
    case "maximum": return .maximum
    case "minimum": return .minimum
    case "fitting": return .fitting
    default: break
    }
    if case .mapping = node.content,
      var reader = MappingReader(node, "A length", reporting: &diagnostics),
      let rule = computed(&reader, reporting: &diagnostics)
    {
      reader.finish(reporting: &diagnostics)
      return rule
    }
    diagnostics.report(
      .wrongType, "A side must be a number of points, maximum, minimum, fitting or a rule",
      at: node.location,
      fix: node.meantNumber.map { "Write \($0)" }
        ?? "Write for example 180, {fraction: 0.5, of: maximum} or {ratio: 1.6}")
    return nil
  }

  private func computed(
    _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> LengthRule? {
    if let fraction = reader.number("fraction", reporting: &diagnostics), fraction >= 0 {
      let base = reader.choice("of", of: LimitName.self, reporting: &diagnostics) ?? .maximum
      let plus = reader.number("plus", reporting: &diagnostics) ?? 0
      return .fraction(fraction, of: base == .minimum ? .minimum : .maximum, plus: plus)
    }
    if let ratio = reader.number("ratio", reporting: &diagnostics), ratio > 0 {
      return .ratio(ratio)
    }
    guard
      let rows = reader.string("rows", reporting: &diagnostics).flatMap({
        CaseTest.KeyPathTest($0)
      })
    else { return nil }
    let each = ElementStyleReader().length("each", &reader, &diagnostics) ?? 44
    let plus = ElementStyleReader().length("plus", &reader, &diagnostics) ?? 0
    return .rows(
      rows, each: each, plus: plus,
      isCapped: reader.boolean("capped", reporting: &diagnostics) ?? false)
  }
}
