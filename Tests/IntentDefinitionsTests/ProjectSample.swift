import Diagnostics
import IntentDefinitions
import SourceFormats
import TestSupport

/// Small Info.plists and definitions, written as far as a test needs them.
enum ProjectSample {
  static let interfacePoint = "com.apple.intents-ui-service"
  static let handlerPoint = "com.apple.intents-service"

  /// An extension's Info.plist; `attributes` stands inside NSExtensionAttributes.
  static func plist(
    _ point: String, supporting names: String = "", attributes: String = "",
    keys: String? = nil, identifier: String? = nil
  ) -> String {
    let start =
      point == interfacePoint
      ? "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>"
      : "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>"
    let bundle = identifier.map { "<key>CFBundleIdentifier</key><string>\($0)</string>" } ?? ""
    return """
      <plist><dict><key>NSExtension</key><dict>
      <key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array>
      \(names)
      </array>\(attributes)</dict>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string>
      \(keys ?? start)
      </dict>\(bundle)</dict></plist>
      """
  }

  static func strings(_ names: String...) -> String {
    names.map { "<string>\($0)</string>" }.joined(separator: "\n")
  }

  /// A definition with an intent of each name; `①` before a name stands before its dictionary.
  static func definition(_ names: String...) -> String {
    let intents = names.map { name in
      let mark = name.hasPrefix("①") ? "①" : ""
      return
        "\(mark)<dict><key>INIntentName</key><string>\(name.drop { $0 == "①" })</string></dict>"
    }
    return "<plist><dict><key>INIntents</key><array>\n\(intents.joined(separator: "\n"))\n"
      + "</array></dict></plist>"
  }
}

/// What a handful of files, some of them marked, say together.
struct SampleProject {
  let intents: AppIntents
  let diagnostics: [Diagnostic]
  /// The places of the marks of all files, in the order of the marks.
  let places: [SourceLocation]

  init(_ files: KeyValuePairs<String, String>) throws {
    var diagnostics: [Diagnostic] = []
    var definitions: [IntentDefinition] = []
    var extensions: [ExtensionInfo] = []
    var apps: [AppInfo] = []
    var entitlements: [Entitlements] = []
    var places: [SourceLocation] = []
    for (path, text) in files {
      let source = MarkedSource(text, file: path)
      places += source.places
      let root = try readPropertyList(
        path: path, bytes: source.bytes, reporting: &diagnostics)
      if path.hasSuffix(".intentdefinition") {
        let definition = DefinitionReader(path: path).read(root, reporting: &diagnostics)
        definitions += definition.map { [$0] } ?? []
      } else if path.hasSuffix(".entitlements") {
        entitlements +=
          Entitlements(path: path, root, reporting: &diagnostics).map { [$0] } ?? []
      } else {
        let info = ExtensionInfoReader(path: path).read(root, reporting: &diagnostics)
        extensions += info.map { [$0] } ?? []
        apps += AppInfoReader(path: path).read(root, reporting: &diagnostics).map { [$0] } ?? []
      }
    }
    intents = AppIntents(
      definitions: definitions, extensions: extensions, apps: apps,
      entitlements: entitlements, reporting: &diagnostics)
    self.diagnostics = diagnostics.sortedAndUnique()
    self.places = places
  }

  /// The findings of one rule, or all, with their files.
  func report(_ rule: Rule? = nil) -> String {
    diagnostics.filter { rule == nil || $0.rule == rule }.map { finding in
      "\(finding.location?.file ?? "") \(TestSupport.report(finding))"
    }.joined(separator: "\n")
  }

  /// The place of a mark as reports write it.
  func place(_ index: Int) -> String {
    "\(places[index].file) \(places[index].line):\(places[index].column)"
  }
}
