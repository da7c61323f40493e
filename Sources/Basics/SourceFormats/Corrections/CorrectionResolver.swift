package import Diagnostics
internal import TextTools

/// Finds the bytes that corrections mean.
///
/// It finds none where a file says anything else than the correction expects, or says it in a way in
/// which a change of a few bytes is not sure: with aliases, with references, over several lines.
package struct CorrectionResolver: Sendable {
  private let source: @Sendable (String) -> [UInt8]?

  /// Makes a resolver; `source` gives the bytes of a source file by its path.
  package init(source: @escaping @Sendable (String) -> [UInt8]?) { self.source = source }

  /// The changes that a finding asks for: those of all its corrections, or none.
  package func edits(for finding: Diagnostic) -> [SourceEdit] {
    let edits = finding.corrections.map(edit)
    let found = edits.compactMap(\.self)
    return found.count == edits.count ? found : []
  }

  private func edit(for correction: Correction) -> SourceEdit? {
    let (place, change) = (correction.location, correction.change)
    guard let bytes = source(place.file), let text = CorrectableText(bytes, at: place) else {
      return nil
    }
    if case .removeComment(let word) = change { return text.removalOfComment(with: word) }
    return switch SourcePath(place.file).ending {
    case "yml", "yaml": text.yamlEdit(for: change)
    case "plist", "entitlements": text.xmlEdit(for: change)
    case "md": text.markdownEdit(for: change)
    default: nil
    }
  }
}

/// Whether a word may stand anywhere in YAML, XML and Markdown without quotes or references.
func isPlainWord(_ word: String) -> Bool {
  let isWordScalar = { (scalar: Unicode.Scalar) in
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || "_-./$()".unicodeScalars.contains(scalar)
  }
  guard let first = word.unicodeScalars.first, word.unicodeScalars.allSatisfy(isWordScalar) else {
    return false
  }
  return first != "-" && first != "."
}
