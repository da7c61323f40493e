package import Diagnostics
package import SourceFormats

/// Reads the language of a card: a BCP 47 tag such as `en` or `pt-BR`.
///
/// Nil and a diagnostic for what cannot be one.
package func readLanguageTag(_ node: YAMLNode, reporting findings: Findings) -> String? {
  if let tag = node.string, isTag(tag) { return tag }
  findings.report(
    .unknownValue, "'\(node.string ?? "")' is not a language", at: node.location,
    fix: "Write a tag such as en, de or pt-BR")
  return nil
}

/// Two or three letters, then parts of one to eight letters or digits.
private func isTag(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    && parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
