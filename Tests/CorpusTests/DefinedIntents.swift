import Foundation

/// The intents of a project's definitions, counted without any of the product's readers.
struct DefinedIntents {
  /// Whether each intent is a custom one, by its name.
  private(set) var byName: [String: Bool] = [:]
  private(set) var codes: [String: Set<String>] = [:]
  /// The names of the intents that only set up a widget.
  private(set) var widgetOnly: Set<String> = []

  init(below folder: URL) throws {
    var copies: [String: [URL]] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".intentdefinition") {
      let parts = path.split(separator: "/").map(String.init)
      if parts.contains(where: { $0.hasPrefix(".") || Self.skipped.contains($0) }) { continue }
      let key = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      copies[key, default: []].append(folder.appending(path: path))
    }
    for (_, files) in copies {
      guard let file = files.min(by: { Self.rank($0) < Self.rank($1) }) else { continue }
      let list = try unsafe PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil)
      for intent in ((list as? [String: Any])?["INIntents"] as? [[String: Any]]) ?? [] {
        guard let name = intent["INIntentName"] as? String else { continue }
        byName[name] = (intent["INIntentType"] as? String) != "System"
        let flags = ["EligibleForWidgets", "Configurable", "IneligibleForSuggestions"].map {
          intent["INIntent\($0)"] as? Bool ?? false
        }
        if flags == [true, false, true] { widgetOnly.insert(name) }
        let response = intent["INIntentResponse"] as? [String: Any]
        let all = response?["INIntentResponseCodes"] as? [[String: Any]] ?? []
        codes[name] = Set(all.compactMap { $0["INIntentResponseCodeName"] as? String })
      }
    }
  }

  private static let skipped: Set = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
  ]

  /// `Base.lproj` first, then the development region, then by path.
  private static func rank(_ file: URL) -> String {
    switch file.deletingLastPathComponent().lastPathComponent {
    case "Base.lproj": "0"
    case "en.lproj": "1"
    default: "2" + file.path
    }
  }
}

/// What tests need of `catalogue.json`.
struct Catalog: Decodable {
  let intents: [IntentEntry]
  let states: [StateEntry]

  struct IntentEntry: Decodable {
    let source: String
    let name: String
    let page: String
  }

  struct StateEntry: Decodable {
    let id: String
    let intent: String
    let stage: String
    let host: String
    let locked: Bool
    let behavior: String
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Catalog.self, from: Data(text.utf8))
  }
}
