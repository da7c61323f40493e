internal import IntentDefinitions
internal import SiteGeneration

/// The first `site.yml` of a project.
struct StarterSettings {
  private let name: String
  /// The language of the definitions; nil for English, which is the default.
  private let language: String?

  init(_ project: Project, folderName: String) {
    // The name of the Xcode project, which is most often the app's.
    let projects = project.otherPaths.compactMap { path -> String? in
      let parts = path.split(separator: "/").prefix { !$0.hasSuffix(".xcodeproj") }
      let rest = path.split(separator: "/").dropFirst(parts.count)
      return rest.first.map { String($0.dropLast(".xcodeproj".count)) }
    }
    let own = project.isNamed && Self.isName(project.appName) ? project.appName : nil
    name =
      projects.min() ?? own?.split(separator: " ").joined(separator: " ")
      ?? (folderName.isEmpty ? project.appName : folderName)
    let languages = Set(project.localizations.values.map(\.baseLanguage))
    language = languages.count == 1 ? languages.first.flatMap { $0 == "en" ? nil : $0 } : nil
  }

  /// Whether what was made of an extension's folder can be an app's name.
  private static func isName(_ text: String) -> Bool {
    !text.contains(".")
      && !text.split(separator: " ").allSatisfy {
        ["siri", "intent", "intents", "extension", "shortcuts", "i"].contains($0.lowercased())
      }
  }

  var text: String {
    var lines = [
      "# What the pages are called, and what cards are drawn. Each key may be left out.",
      "title: \(StarterYAML.scalar(name))",
      "app: {name: \(StarterYAML.scalar(name))}",
    ]
    if let language { lines.append("languages: [\(StarterYAML.scalar(language))]") }
    lines.append("hosts: [siri, maps]")
    return lines.joined(separator: "\n") + "\n"
  }
}
