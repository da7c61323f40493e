/// Languages whose usual script runs from right to left, by their codes (Unicode CLDR).
private let rightToLeft: Set<String> = [
  "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
]

/// Whether the language of a BCP 47 tag such as `ar-EG` is written from right to left; a script in
/// the tag decides first.
package func isWrittenRightToLeft(language: String) -> Bool {
  let parts = language.split { $0 == "-" || $0 == "_" }.map { String($0) }
  if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
    return ["arab", "hebr", "syrc", "thaa", "nkoo"].contains(script.lowercased())
  }
  return rightToLeft.contains(parts.first?.lowercased() ?? "")
}
