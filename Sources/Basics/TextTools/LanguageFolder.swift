private let ending = ".lproj"

/// The tag of a folder of a language's files with hyphens: `pt-BR` of `pt_BR.lproj`, or `Base` for what all languages
/// share; nil for any other folder.
///
/// Old folders write `pt_BR`, and a few languages by their English names.
package func languageTag(ofFolder folder: some StringProtocol) -> String? {
  guard folder.hasSuffix(ending) else { return nil }
  let name = folder.dropLast(ending.count)
  return oldNames[String(name)] ?? String(name.map { $0 == "_" ? "-" : $0 })
}

/// The names of folders before there were tags, as Apple's documents list them.
private let oldNames = [
  "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
  "Spanish": "es", "Dutch": "nl", "Portuguese": "pt",
]
