package import IntentDefinitions
internal import TextTools

/// The words that extensions add to the app's name (observed in real projects).
private let additions = [
  "UI", "Intents", "Intent", "Siri", "Extensions", "Extension", "Ext", "Shortcuts", "Shortcut",
  "Handler", "iOS",
]
private let separators: Set<Character> = [" ", "-", "_", "."]
private let projectEnding = ".xcodeproj"

/// The name that stands on cards where `site.yml` has none: what an app's Info.plist calls it, else
/// that of the Xcode project, the nearest to the top, else what the names of extensions begin with,
/// without what Xcode and people add to them, in words.
///
/// The paths are all that stands in the source folder. Nil where nothing tells.
func likelyAppName(_ intents: AppIntents, targetName: String?, paths: Set<String>) -> String? {
  let extensions = intents.extensions
  return intents.rankedApps.displayName ?? targetName ?? name(ofProjectAmong: paths)
    ?? name(of: extensions.filter { $0.point == .intentsUI })
    ?? name(of: extensions.filter { $0.point != .intentsUI })
}

/// Projects further down are mostly of libraries.
private func name(ofProjectAmong paths: Set<String>) -> String? {
  let projects = paths.compactMap { path -> (depth: Int, name: String)? in
    let parts = SourcePath(path).parts
    return parts.firstIndex { $0.hasSuffix(projectEnding) }.map {
      ($0, SourcePath(parts[$0]).nameWithoutEnding)
    }
  }
  return projects.min { $0 < $1 }?.name
}

/// The words with which the names of all extensions begin that have one; nil where they have none
/// in common: then nothing tells whose name is the app's.
private func name(of extensions: [ExtensionInfo]) -> String? {
  let names = extensions.compactMap { name(of: $0.folder) }
  guard var common = names.first?[...] else { return nil }
  while !common.isEmpty, !names.allSatisfy({ $0.begins(withWords: common) }) {
    common.removeLast()
  }
  while let last = common.last, separators.contains(last) { common.removeLast() }
  return common.isEmpty ? nil : String(common)
}

/// The name in an extension's: `SoupChefIntentsUI` is of `Soup Chef`; nil where nothing is left.
private func name(of folder: String) -> String? {
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

extension String {
  /// Whether it begins with a text that ends where one of its words does.
  fileprivate func begins(withWords text: Substring) -> Bool {
    hasPrefix(text)
      && (count == text.count || separators.contains(dropFirst(text.count).first ?? " "))
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

extension AppIntents {
  /// The app's name for each intent, by the intents' class names, where there are several apps
  /// and files tell whose the intent is.
  package func appNames(ofIntents classNames: Set<String>) -> [String: String] {
    guard Set(apps.compactMap(\.bundle.displayName)).count > 1 else { return [:] }
    var names: [String: String] = [:]
    for className in classNames {
      let shown =
        firstExtension(.intentsUI, supporting: className)
        ?? firstExtension(.intents, supporting: className)
      let found = shown.map { owners(of: $0) } ?? owners(of: className)
      if found.count < apps.count { names[className] = found.displayName }
    }
    return names
  }
}

extension [AppInfo] {
  /// The name of the first of them that has one.
  fileprivate var displayName: String? { lazy.compactMap(\.bundle.displayName).first }
}

extension AppIntents {
  /// The app that is most likely the one with the intents.
  var likeliestApp: AppInfo? { rankedApps.first }

  /// The apps, the likeliest first: those that take in an extension of ours, then the app itself
  /// before its clips and what else has such a file.
  fileprivate var rankedApps: [AppInfo] {
    let embedding = extensions.reduce(into: Set<String>()) { $0.formUnion($1.target?.apps ?? []) }
    let ranked = apps.map { app in
      let isEmbedding = app.target.map { embedding.contains($0.id) } ?? false
      return (
        rank: (isEmbedding ? 0 : 4) + (app.isWhole ? 0 : 2) + (app.mentionsIntents ? 0 : 1),
        app: app
      )
    }
    return ranked.sorted { ($0.rank, $0.app.path) < ($1.rank, $1.app.path) }.map(\.app)
  }
}
