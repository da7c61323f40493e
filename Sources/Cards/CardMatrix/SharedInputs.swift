package import ProjectReading
internal import CardDrawing
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools
internal import Views

/// The parts of a project that cards of many interactions are made of, each digested once.
package struct SharedInputs: Sendable {
  package let texts: TextInputs
  /// The settings in `site.yml` that affect every card.
  package let settings: [ProjectInput]
  /// The settings in `site.yml` that choose the cards.
  let matrix: ProjectInput
  private let extensions: [(info: ExtensionInfo, input: ProjectInput)]
  private let apps: [(app: AppInfo, input: ProjectInput)]

  package init(_ project: Project) {
    texts = TextInputs(project.files)
    settings = Self.settings(of: project)
    matrix = ProjectInput(
      .matrix, SiteSettings.fileName, name: "the list of hosts and variants",
      file: SiteSettings.fileName,
      digestOf: project.hosts.map(\.name).joined(separator: ",") + ";"
        + project.variants.map(\.slug).joined(separator: ","))
    extensions = project.intents.extensions.compactMap { info in
      project.files[info.path].map {
        (info, ProjectInput(.extension, file: $0, name: "\(info.folder)"))
      }
    }
    apps = project.intents.apps.compactMap { app in
      project.files[app.path].map {
        (app, ProjectInput(.extension, file: $0, name: "the app’s Info.plist"))
      }
    }
  }

  /// The `Info.plist`s of all extensions and apps that support an intent's class.
  func supporting(_ className: String) -> [ProjectInput] {
    extensions.filter { $0.info.supports(className) }.map(\.input)
      + apps.filter { $0.app.supports(className) }.map(\.input)
  }

  private static func settings(of project: Project) -> [ProjectInput] {
    let settings = project.settings
    let names = project.appNames.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let parts: [(key: String, name: Phrase, content: [String])] = [
      ("name", "the app’s name", [project.appName] + names),
      (
        "tint", "the app’s tint",
        [project.tint].compactMap(\.self).flatMap { [$0.light.description, $0.dark.description] }
      ),
      ("icon", "the app’s icon", [settings.appIcon].compactMap(\.self)),
      ("language", "the app’s language", [project.language]),
      ("classPrefix", "the class prefix", [settings.classPrefix].filter { !$0.isEmpty }),
    ]
    return parts.filter { !$0.content.isEmpty }.map { part in
      ProjectInput(
        .settings, "\(SiteSettings.fileName)#\(part.key)", name: part.name,
        file: SiteSettings.fileName,
        digestOf: part.content.map(jsonString).joined(separator: ","))
    }
  }
}
