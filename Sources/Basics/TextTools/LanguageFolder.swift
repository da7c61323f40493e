/// The folder of a language's files: `pt-BR.lproj`, or `Base.lproj` for what all languages share.
package enum LanguageFolder {
  package static let ending = ".lproj"

  /// The language's tag as the folder has it, with hyphens, or `Base`; nil for any other folder.
  ///
  /// Old folders write `pt_BR`, and a few languages by their English names.
  package static func tag(of folder: some StringProtocol) -> String? {
    guard folder.hasSuffix(ending) else { return nil }
    let name = folder.dropLast(ending.count)
    return oldNames[String(name)] ?? String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// The names of folders before there were tags, as Apple's documents list them.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Portuguese": "pt",
  ]
}
