import Diagnostics
import IntentDefinitions
import SourceFormats

/// A definition with its translations, whose places are marked with `①`, `②` and so on.
struct LocalizationSample {
  let intents: AppIntents
  let diagnostics: [Diagnostic]
  /// The places of the marks, `①` first, through all files in the order given.
  let places: [String]
  var localized: LocalizedIntents

  /// Files are pairs of a path and a text; definitions hold what stands in the list's dictionary.
  init(_ files: [(path: String, text: String)]) {
    var diagnostics: [Diagnostic] = []
    var sources: [DefinitionSource] = []
    var strings: [(path: String, bytes: [UInt8])] = []
    var places: [Unicode.Scalar: String] = [:]
    for (path, marked) in files {
      let text = LocalizationSample.unmarked(marked, path: path, places: &places)
      guard path.hasSuffix(".intentdefinition") else {
        strings.append((path, Array(text.utf8)))
        continue
      }
      let list = "<plist><dict>\n\(text)\n</dict></plist>"
      if let root = try? readPropertyList(
        path: path, bytes: Array(list.utf8), reporting: &diagnostics),
        let source = DefinitionSource(
          path: path, root: root, classPrefix: "", reporting: &diagnostics)
      {
        sources.append(source)
      }
    }
    let intents = AppIntents(
      definitions: sources.map(\.definition), extensions: [], reporting: &diagnostics)
    self.intents = intents
    localized = LocalizedIntents(
      intents, sources: sources, stringsFiles: strings, reporting: &diagnostics)
    self.diagnostics = diagnostics
    self.places = places.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func unmarked(
    _ marked: String, path: String, places: inout [Unicode.Scalar: String]
  ) -> String {
    var text = ""
    // The line above a definition's text is the list's own.
    var (line, column) = (path.hasSuffix(".intentdefinition") ? 2 : 1, 1)
    for scalar in marked.unicodeScalars {
      if ("①"..."⑨").contains(scalar) {
        places[scalar] = "\(path):\(line):\(column)"
        continue
      }
      text.unicodeScalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return text
  }

  /// Each finding as one line: place, rule, message, then the places of its notes and the fix.
  var report: [String] {
    diagnostics.sortedAndUnique().map { diagnostic in
      let notes = diagnostic.notes.map { " [\($0.message): \($0.location?.description ?? "")]" }
      return "\(diagnostic.location?.description ?? "") \(diagnostic.rule.id): "
        + "\(diagnostic.message)\(notes.joined()) → \(diagnostic.fix ?? "")"
    }
  }

  var localization: Localization? { localized.localizations.values.first }
}

/// An intent with one phrase, one code and one enum, its ids as short as can be.
let soup = """
  <key>INIntents</key><array><dict>
  <key>INIntentName</key><string>Order</string>
  <key>INIntentTitle</key>①<string>Order soup</string>
  <key>INIntentTitleID</key><string>t</string>
  <key>INIntentDescriptionID</key>②<string>d</string>
  <key>INIntentParameters</key><array><dict>
  <key>INIntentParameterName</key><string>size</string>
  <key>INIntentParameterEnumType</key><string>Size</string>
  <key>INIntentParameterDisplayName</key>③<string>Size</string>
  <key>INIntentParameterDisplayNameID</key><string>p</string>
  <key>INIntentParameterPromptDialogs</key><array><dict>
  <key>INIntentParameterPromptDialogFormatString</key>④<string>Did you want ${size}?</string>
  <key>INIntentParameterPromptDialogFormatStringID</key><string>q</string>
  </dict></array></dict></array>
  <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
  <key>INIntentParameterCombinationTitle</key>⑤<string>Order ${size}</string>
  <key>INIntentParameterCombinationTitleID</key><string>c</string></dict></dict>
  <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array>\
  <dict><key>INIntentResponseParameterName</key><string>time</string></dict></array>\
  <key>INIntentResponseCodes</key><array><dict>
  <key>INIntentResponseCodeName</key><string>success</string>
  <key>INIntentResponseCodeFormatString</key>⑥<string>Ready in ${time}.</string>
  <key>INIntentResponseCodeFormatStringID</key><string>r</string></dict></array></dict>
  </dict></array>
  <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
  <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small</string>
  <key>INEnumValueIndex</key><integer>1</integer>
  <key>INEnumValueDisplayName</key>⑦<string>Small</string>
  <key>INEnumValueDisplayNameID</key><string>e</string></dict></array></dict></array>
  """
