package import Diagnostics

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
    let file = correction.location.file
    guard let bytes = source(file), let text = CorrectableText(file: file, bytes: bytes),
      let start = text.byte(at: correction.location)
    else { return nil }
    if case .removeComment(let word) = correction.change {
      return CommentCorrection(text: text, word: start).removal(ofCommentWith: word)
    }
    return switch CorrectableFormat(path: file) {
    case .yaml: YAMLCorrection(text: text, start: start).edit(for: correction.change)
    case .xml: XMLCorrection(text: text, start: start).edit(for: correction.change)
    case .markdown: MarkdownCorrection(text: text, start: start).edit(for: correction.change)
    case nil: nil
    }
  }
}

/// The formats in which corrections are made.
private enum CorrectableFormat {
  case yaml, xml, markdown

  init?(path: String) {
    let path = path.lowercased()
    let isOne = { (endings: [String]) in endings.contains { path.hasSuffix($0) } }
    if isOne([".yml", ".yaml"]) {
      self = .yaml
    } else if isOne([".plist", ".entitlements"]) {
      self = .xml
    } else if isOne([".md"]) {
      self = .markdown
    } else {
      return nil
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
