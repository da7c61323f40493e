internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads a case's `size`.
struct SizeRuleReader {
  let findings: Findings

  /// The limits that a fraction refers to.
  private enum LimitName: String, CaseIterable {
    case minimum, maximum
  }

  private static let words = ["maximum", "minimum", "zero", "fitting"]

  func read(_ node: YAMLNode?) -> SizeRule {
    guard let node, !node.isNull else { return .fitting }
    if let word = node.string {
      switch word {
      case "maximum": return .each(width: .maximum, height: .maximum)
      case "minimum": return .each(width: .minimum, height: .minimum)
      case "fitting": return .fitting
      case "zero": return .zero
      default:
        findings.report(
          .wrongType, "'\(word)' is not a size", at: node.location,
          fix: node.number.map { "Write '{height: \($0.formattedShort)}'" }
            ?? nearestSpelling(to: word, among: Self.words).map { "Write '\($0)'" }
            ?? "Write maximum, minimum, zero, fitting or {width: …, height: …}",
          corrections: .spelling(of: word, among: Self.words, at: node.location))
        return .fitting
      }
    }
    guard let reader = MappingReader(node, "A size", reporting: findings) else {
      return .fitting
    }
    let width = length(reader.take("width"))
    let height = length(reader.take("height"))
    reader.finish()
    if case .ratio = width, case .ratio = height {
      findings.report(
        .wrongType, "Only one side can be a ratio of the other", at: node.location,
        fix: "Give one side a length")
      return .fitting
    }
    return .each(width: width ?? .maximum, height: height ?? .fitting)
  }

  private func length(_ node: YAMLNode?) -> LengthRule? {
    guard let node, !node.isNull else { return nil }
    if let number = node.number, number >= 0 { return .points(Points(number)) }
    switch node.string {
    case "maximum": return .maximum
    case "minimum": return .minimum
    case "fitting": return .fitting
    default: break
    }
    if case .mapping = node.content,
      let reader = MappingReader(node, "A length", reporting: findings),
      let rule = computed(reader)
    {
      reader.finish()
      return rule
    }
    findings.report(
      .wrongType, "A side must be a number of points, maximum, minimum, fitting or a rule",
      at: node.location,
      fix: node.meantNumber.map { "Write \($0)" }
        ?? "Write for example 180, {fraction: 0.5, of: maximum} or {ratio: 1.6}")
    return nil
  }

  private func computed(_ reader: MappingReader) -> LengthRule? {
    if let fraction = reader.number("fraction"), fraction >= 0 {
      let base = reader.choice("of", of: LimitName.self) ?? .maximum
      let plus = reader.number("plus") ?? 0
      return .fraction(fraction, of: base == .minimum ? .minimum : .maximum, plus: plus)
    }
    if let ratio = reader.number("ratio"), ratio > 0 {
      return .ratio(ratio)
    }
    guard
      let rows = reader.string("rows").flatMap({
        CaseTest.KeyPathTest($0)
      })
    else { return nil }
    let each = ElementStyleReader(findings: findings).length("each", reader) ?? 44
    let plus = ElementStyleReader(findings: findings).length("plus", reader) ?? 0
    return .rows(
      rows, each: each, plus: plus,
      isCapped: reader.boolean("capped") ?? false)
  }
}
