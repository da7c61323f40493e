internal import Diagnostics
package import IntentDefinitions
internal import Digests
internal import SourceFormats
internal import TextTools
internal import XcodeProjects

/// The declarations of a project, whether a card shows it or not, for `catalogue.json`.
///
/// A comparison of two sites says by these what is new, gone, renamed or changed.
package struct ProjectDeclarations: Sendable {
  /// The entries of the catalog, sorted by kind, owner and name.
  package var entries: [[UInt8]] { found.sorted { $0.key < $1.key }.map(\.value) }

  private var found: [String: [UInt8]] = [:]

  /// The words of `catalogue.json`.
  private enum Kind: String {
    case intent, parameter, responseParameter, code
    case enumeration, enumCase, type, property
    /// A language that a definition is translated to, and a text in it.
    case language, text
    case `extension`
    /// An intent that an Intents UI extension lists, or an Intents extension.
    case drawnIntent, handledIntent
    /// An app or an app extension of an Xcode project.
    case target
  }

  package init(
    _ sources: [DefinitionSource], _ localizations: [String: Localization],
    _ extensions: [ExtensionInfo], _ targets: ProjectTargets
  ) {
    for source in sources {
      let localization = localizations[source.definition.path]
      add(source, untranslated: UntranslatedTexts(localization))
      if let localization { add(localization, of: source.definition.path) }
    }
    for info in extensions { add(info) }
    for target in targets.all
    where target.isForIOS && (target.isApp || target.productType.contains("extension")) {
      // An app that takes in another extension is another app.
      let embedded = targets.all.filter(target.embeds).map(\.name).sorted()
      add(
        .target, target.name, of: "", at: target.location,
        ([target.productType] + embedded).joined(separator: "\u{1}"))
    }
  }

  // MARK: - Definitions

  /// A list of a definition: the key of its names, and the lists inside it.
  private struct List {
    let key: String
    let nameKey: String
    let kind: Kind
    var inner: [List] = []
  }

  private static let lists = [
    List(
      key: "INIntents", nameKey: "INIntentName", kind: .intent,
      inner: [
        List(key: "INIntentParameters", nameKey: "INIntentParameterName", kind: .parameter),
        List(
          key: "INIntentResponseParameters", nameKey: "INIntentResponseParameterName",
          kind: .responseParameter),
        List(key: "INIntentResponseCodes", nameKey: "INIntentResponseCodeName", kind: .code),
      ]),
    List(
      key: "INEnums", nameKey: "INEnumName", kind: .enumeration,
      inner: [List(key: "INEnumValues", nameKey: "INEnumValueName", kind: .enumCase)]),
    List(
      key: "INTypes", nameKey: "INTypeName", kind: .type,
      inner: [List(key: "INTypeProperties", nameKey: "INTypePropertyName", kind: .property)]),
  ]

  /// Keys that Xcode counts with, and that say nothing of the app.
  private static let counters: Set = [
    "INIntentLastParameterTag", "INIntentResponseLastParameterTag", "INTypeLastPropertyTag",
    "INIntentParameterDisplayPriority", "INIntentResponseParameterDisplayPriority",
    "INTypePropertyDisplayPriority",
  ]

  private mutating func add(_ source: DefinitionSource, untranslated: UntranslatedTexts) {
    let path = source.definition.path
    for list in Self.lists {
      let innerKeys = Set(list.inner.map(\.key))
      for node in source.root[list.key]?.array ?? [] {
        guard let owner = node[list.nameKey]?.string else { continue }
        let input = ProjectInputs.definitionID(path, owner)
        add(
          list.kind, owner, of: "", at: node.location,
          node.canonicalText(without: Self.counters.union(innerKeys).union([list.nameKey])),
          input: input)
        for part in list.inner {
          let nodes = node[part.key]?.array ?? node["INIntentResponse"]?[part.key]?.array ?? []
          for node in nodes {
            guard let name = node[part.nameKey]?.string else { continue }
            add(
              part.kind, name, of: owner, at: node.location,
              node.canonicalText(without: Self.counters.union([part.nameKey])),
              input: part.kind == .code ? ProjectInputs.codeID(path, owner, name) : input,
              untranslated: untranslated.languages(of: name, in: owner))
          }
        }
      }
    }
  }

  private mutating func add(_ localization: Localization, of path: String) {
    for translation in localization.translations {
      let file = SourceLocation(file: translation.file.path)
      add(.language, translation.language, of: path, at: file, "")
      for text in localization.texts {
        guard let translated = translation.text(of: text.id) else { continue }
        add(.text, text.id, of: translation.language, at: file, translated)
      }
    }
  }

  // MARK: - Extensions

  private mutating func add(_ info: ExtensionInfo) {
    let input = ProjectInput.id(.extension, info.path)
    add(.extension, info.folder, of: "", at: info.location, info.path, input: input)
    let kind: Kind = info.point == .intentsUI ? .drawnIntent : .handledIntent
    for intent in info.intentsSupported {
      add(kind, intent.name, of: info.folder, at: intent.location, "", input: input)
    }
  }

  private mutating func add(
    _ kind: Kind, _ name: String, of owner: String, at place: SourceLocation, _ content: String,
    input: String? = nil, untranslated: [String] = []
  ) {
    let key = [kind.rawValue, owner, name].joined(separator: "\u{1}")
    guard found[key] == nil else { return }
    var entry = JSONObject()
    entry.add("kind", kind.rawValue)
    entry.add("owner", owner)
    entry.add("name", name)
    entry.add("file", place.file)
    entry.add("line", written: String(place.line))
    entry.add("digest", SHA256.shortHex(content))
    if let input { entry.add("input", input) }
    if !untranslated.isEmpty { entry.add("untranslated", untranslated) }
    found[key] = entry.ended()
  }
}

/// The languages that lack the texts of a part of a definition.
private struct UntranslatedTexts {
  private var languages: [String: Set<String>] = [:]

  init(_ localization: Localization?) {
    guard let localization else { return }
    for text in localization.texts where !text.text.isEmpty {
      guard let subject = text.subject, case .intent(let owner) = text.owner else { continue }
      for translation in localization.translations
      where !localization.hasText(of: text.id, in: translation) {
        languages["\(owner)\u{1}\(subject)", default: []].insert(translation.language)
      }
    }
  }

  func languages(of name: String, in owner: String) -> [String] {
    languages["\(owner)\u{1}\(name)", default: []].sorted()
  }
}
