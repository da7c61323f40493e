internal import ProjectReading
internal import IntentDefinitions

/// The first `site.yml` of a project.
struct ScaffoldSettings {
  private let name: String
  /// Whether cards bear the names of several apps, which one name here would replace.
  private let hasSeveralApps: Bool
  /// The language of the definitions; nil for English, which is the default.
  private let language: String?

  init(_ project: Project, folderName: String) {
    hasSeveralApps = project.appNames.values.contains { $0 != project.appName }
    let isNamed = project.isNamed && !hasSeveralApps
    name = isNamed || folderName.isEmpty ? project.appName : folderName
    let languages = Set(project.localizations.values.map(\.baseLanguage))
    language = languages.count == 1 ? languages.first.flatMap { $0 == "en" ? nil : $0 } : nil
  }

  var text: String {
    var lines = [
      "# The name of the site and its hosts. Every key is optional.",
      "title: \(ScaffoldYAML.scalar(name))",
    ]
    if !hasSeveralApps { lines.append("app: {name: \(ScaffoldYAML.scalar(name))}") }
    if let language { lines.append("languages: [\(ScaffoldYAML.scalar(language))]") }
    lines.append("hosts: [siri, maps]")
    return lines.joined(separator: "\n") + "\n"
  }
}
