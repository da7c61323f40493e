internal import IntentDefinitions

/// The name that stands on cards where `site.yml` has none: what an app's Info.plist calls it, else
/// that of the Xcode project, else of an extension without what Xcode and people add to it, in words.
struct AppName {
  /// Nil where nothing tells.
  let text: String?

  /// What extensions are called besides the app's own name (observed in real projects).
  private static let additions = [
    "UI", "Intents", "Intent", "Siri", "Extensions", "Extension", "Ext", "Shortcuts", "Shortcut",
    "Handler", "iOS",
  ]
  private static let separators: Set<Character> = [" ", "-", "_", "."]
  private static let projectEnding = ".xcodeproj"

  /// The paths are all that stands in the source folder.
  init(apps: [AppInfo], extensions: [ExtensionInfo], paths: Set<String>) {
    let projects = paths.flatMap { $0.split(separator: "/") }
      .filter { $0.hasSuffix(Self.projectEnding) }
      .map { String($0.dropLast(Self.projectEnding.count)) }
    let folders = extensions.sorted {
      ($0.point == .intentsUI ? 0 : 1, $0.path) < ($1.point == .intentsUI ? 0 : 1, $1.path)
    }
    let named = apps.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    text =
      named.lazy.compactMap(\.bundle.displayName).first ?? projects.min()
      ?? folders.lazy.compactMap { Self.name(of: $0.folder) }.first
  }

  /// The name in an extension's: `SoupChefIntentsUI` is of `Soup Chef`; nil where nothing is left.
  private static func name(of folder: String) -> String? {
    var rest = folder[...]
    while true {
      while let last = rest.last, separators.contains(last) { rest.removeLast() }
      guard let addition = additions.first(where: { rest.hasSuffix($0) }) else { break }
      rest.removeLast(addition.count)
    }
    // A folder of another name says nothing of the app.
    guard !rest.isEmpty, rest.count < folder.count else { return nil }
    return rest.contains(where: separators.contains)
      ? String(rest.map { $0 == "_" ? " " : $0 }) : rest.capitalizedWords.joined(separator: " ")
  }
}

extension Substring {
  /// Its words; one small letter before a capital begins a name such as `iTea`.
  fileprivate var capitalizedWords: [String] {
    let words = camelCaseWords
    guard let first = words.first, first.count == 1, first.first?.isLowercase == true,
      words.count > 1
    else { return words }
    return [first + words[1]] + words.dropFirst(2)
  }
}

extension AppInfo {
  /// Low for the app itself, higher for its clips and what else has such a file.
  fileprivate var rank: Int { (isWhole ? 0 : 2) + (mentionsIntents ? 0 : 1) }
}
