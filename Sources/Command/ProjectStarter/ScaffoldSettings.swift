internal import ProjectReading
internal import IntentDefinitions

/// The first `site.yml` of a project.
func scaffoldSettings(of project: Project, folderName: String) -> String {
  // One name here would replace those of several apps on cards.
  let hasSeveralApps = project.appNames.values.contains { $0 != project.appName }
  let isNamed = project.isNamed && !hasSeveralApps
  let name = isNamed || folderName.isEmpty ? project.appName : folderName
  var lines = [
    "# The name of the site and its hosts. Every key is optional.",
    "title: \(ScaffoldYAML.scalar(name))",
  ]
  if !hasSeveralApps { lines.append("app: {name: \(ScaffoldYAML.scalar(name))}") }
  let languages = Set(project.localizations.values.map(\.baseLanguage))
  // English is the default.
  if languages.count == 1, let language = languages.first, language != "en" {
    lines.append("languages: [\(ScaffoldYAML.scalar(language))]")
  }
  lines.append("hosts: [siri, maps]")
  return lines.joined(separator: "\n") + "\n"
}
