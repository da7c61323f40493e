internal import Interactions
internal import CardDrawing
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// The widths of screens that cards are drawn for, in points (convention): from a watch's to a
/// large iPad's.
private let widths = 240...1200

/// Every variant multiplies all cards, so there are at most so many (convention).
private let most = 12

/// Reads the `variants` of `site.yml`.
///
/// A variant that cannot be read whole is left out, so that no card claims to be what it is not.
func readVariants(_ nodes: [YAMLNode], reporting findings: Findings) -> [ParsedVariant] {
  if nodes.count > most {
    findings.report(
      .overLimit, "'variants' can have at most \(most) variants", at: nodes[most].location,
      fix: "Remove the least useful ones: each one draws every card again")
  }
  var variants: [ParsedVariant] = []
  for node in nodes.prefix(most) {
    guard let variant = variant(node, reporting: findings) else { continue }
    guard !variants.contains(where: { $0.variant == variant.variant }) else {
      findings.report(
        .duplicateKey, "The variant '\(variant.variant.slug)' appears twice",
        at: node.location, fix: "Remove one")
      continue
    }
    variants.append(variant)
  }
  return variants
}

private func variant(_ node: YAMLNode, reporting findings: Findings) -> ParsedVariant? {
  let before = findings.count
  guard let reader = MappingReader(node, "A variant", reporting: findings) else { return nil }
  let appearance = reader.choice("appearance", of: Appearance.self)
  let textSize = reader.choice("textSize", of: ContentSize.self)
  let widthPlace = reader.take("width")?.location
  let width = reader.integer("width")
  if let width, !widths.contains(width) {
    findings.report(
      .unknownValue, "A screen cannot be \(width) points wide", at: widthPlace,
      fix: "Write a width from \(widths.lowerBound) to \(widths.upperBound)")
  }
  let languageNode = reader.take("language")
  let language = languageNode.flatMap { variantLanguage($0, reporting: findings) }
  reader.finish()
  guard findings.count == before else { return nil }
  let variant = Variant(
    appearance: appearance, textSize: textSize, width: width, language: language)
  guard variant.isUsual else {
    return ParsedVariant(variant: variant, languageLocation: languageNode?.location)
  }
  findings.report(
    .missingKey, "The variant does not change anything", at: node.location,
    fix: "Write one of 'appearance', 'textSize', 'width' and 'language'")
  return nil
}

/// A tag, or one of the words that stand for no tag.
private func variantLanguage(_ node: YAMLNode, reporting findings: Findings) -> VariantLanguage? {
  guard !node.isNull else { return nil }
  let word = node.string ?? ""
  if VariantLanguage.words.contains(word) { return VariantLanguage(word) }
  guard let near = nearestSpelling(to: word, among: VariantLanguage.words) else {
    return readLanguageTag(node, reporting: findings).map { .tag($0) }
  }
  findings.report(
    .unknownValue, "'\(word)' is not a language", at: node.location, fix: "Write '\(near)'")
  return nil
}

/// A variant as it stands in the file.
package struct ParsedVariant: Sendable {
  package let variant: Variant
  /// Where its language stands; whether there is one, only the definitions can tell.
  let languageLocation: SourceLocation?
}
