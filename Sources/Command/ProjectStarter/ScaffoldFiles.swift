internal import Interactions
internal import LiveControllers
internal import ControllerConfigurations
package import ProjectReading
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SiteGeneration
internal import SourceFormats
internal import SwiftSources
internal import TextTools

/// The files that `init` writes: those that the project lacks.
///
/// Everything but `site.yml` goes into a folder of its own, since Xcode adds whatever lies in the
/// folder of a target to the app.
package struct ScaffoldFiles: Hashable, Sendable {
  /// New files, in the order in which people would read them.
  package private(set) var files: [File] = []
  /// The paths of files that do the same and are there already.
  package private(set) var kept: [String] = []
  /// The gaps in existing files, as something to do.
  package private(set) var missing: [String] = []

  /// The folder of configurations and interactions.
  package static let folder = "Cardproof"

  /// A file to be written, by its path relative to the source folder.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: String
    /// Whether the configuration was written from a class that ran.
    package var isPlayed = false
  }

  /// - Parameters:
  ///   - project: The project as it is.
  ///   - hasSettings: Whether it has a `site.yml`.
  ///   - folderName: What the source folder is called.
  package init(_ project: Project, hasSettings: Bool, folderName: String) {
    var names = ScaffoldNames(
      folder: Self.folder,
      taken: project.entryControllers.values.flatMap {
        [$0.configuration?.location, $0.runSettings?.location].compactMap { $0?.file }
      } + project.app.unreadConfigurations)
    if hasSettings {
      kept = [SiteSettings.fileName]
    } else {
      files = [
        File(
          path: SiteSettings.fileName,
          text: scaffoldSettings(of: project, folderName: folderName))
      ]
    }
    kept += project.app.unreadConfigurations
    missing = Self.filesWithErrors(of: project).map { "\($0) has an error: run cardproof check" }
    let unread = Self.unreadFiles(of: project)
    addControllers(of: project, isWhole: unread.isEmpty, names: &names)
    addInteractions(of: project, names: &names)
    missing += unread + Self.reasonsNotToRun(project)
  }

  /// A new configuration, and its extension.
  private typealias Configured = (info: ExtensionInfo, controller: ScaffoldConfiguration)

  private mutating func addControllers(
    of project: Project, isWhole: Bool, names: inout ScaffoldNames
  ) {
    let interfaces = project.intents.extensions.filter { $0.point == .intentsUI }
    var new: [Configured] = []
    for info in interfaces {
      let intents = ScaffoldController.intents(of: info, in: project)
      let entry = project.entryControllers[info.path]
      if let controller = entry?.configuration {
        keep(controller, for: intents.map(\.intent))
      } else if entry?.isClaimed == true {
        continue
      } else if intents.isEmpty {
        if isWhole { missing += Self.adviceOnIntents(of: info, in: project) }
      } else {
        new.append((info, ScaffoldController(of: info, for: intents, in: project).configuration))
      }
    }
    for (info, controller) in new {
      let path = names.path(
        Self.names(of: controller, of: info, among: new, interfaces), ".controller.yml")
      files.append(
        File(path: path, text: controller.text, isPlayed: project.running[info.path] != nil))
      if controller.cases.contains(where: \.isOpen) {
        missing.append(
          "\(path): Fill in what \(controller.className) does, and remove 'open' from each case")
      }
    }
  }

  private mutating func keep(_ controller: ControllerConfiguration, for intents: [Intent]) {
    let path = controller.location.file
    kept.append(path)
    missing += intents.filter { !controller.mayAnswer($0) }.map {
      "\(path): Add a case for \($0.className)"
    }
    if !controller.openCases.isEmpty { missing.append("\(path): Fill in the open cases") }
  }

  /// Advice for an extension that handles no intent of the project.
  private static func adviceOnIntents(of info: ExtensionInfo, in project: Project) -> [String] {
    guard project.intents.intents.isEmpty, let name = info.intentsSupported.first?.name else {
      return []
    }
    let isSystem = SystemIntentCatalog.standard.intent(name) != nil
    return [
      isSystem
        ? "\(info.path): List the intents that the app handles, in place of \(name)"
        : "\(info.path): Name the folder that has the definition of \(name), too"
    ]
  }

  /// The names that a configuration may have, the best first.
  private static func names(
    of controller: ScaffoldConfiguration, of info: ExtensionInfo, among new: [Configured],
    _ interfaces: [ExtensionInfo]
  ) -> [String] {
    let name = controller.className
    let longer = info.ownName(among: interfaces).map { "\(name)-\($0)" }
    // The shorter name of a class that several have would depend on which comes first.
    let isShared = new.contains {
      $0.info.path != info.path && $0.controller.className.lowercased() == name.lowercased()
    }
    return (isShared && longer != nil ? [] : [name]) + [longer].compactMap(\.self)
  }

  private mutating func addInteractions(of project: Project, names: inout ScaffoldNames) {
    for interaction in project.interactions {
      if let place = interaction.location {
        if !kept.contains(place.file) { kept.append(place.file) }
      } else if !interaction.intent.isForWidgetsOnly {
        files.append(
          File(
            path: names.path([interaction.intent.addressName], ".interaction.yml"),
            text: ScaffoldInteraction(interaction).text))
      }
    }
  }

  /// Why a class did not run, where a person wanted it to.
  private static func reasonsNotToRun(_ project: Project) -> [String] {
    project.diagnostics.filter { [.cannotRun, .noCompiler].contains($0.rule) }.map { finding in
      (finding.location.map { "\($0.file):\($0.line): " } ?? "") + finding.message
    }
  }

  /// The advice for unread files of a project, so that what is written here lacks it.
  package static func unreadFiles(of project: Project) -> [String] {
    var paths: Set<String> = []
    return project.diagnostics.compactMap { finding in
      guard let path = finding.location?.file,
        rulesOfOtherFiles.contains(finding.rule)
          || rulesOfDamagedFiles.contains(finding.rule) && isOfXcode(path),
        paths.insert(path).inserted
      else { return nil }
      return "\(path): \(finding.fix ?? finding.message)"
    }
  }

  /// The configurations and interactions with errors, by their paths.
  private static func filesWithErrors(of project: Project) -> [String] {
    Set(project.diagnostics.filter { $0.severity == .error }.compactMap(\.location?.file))
      .filter { path in
        [".controller.yml", ".interaction.yml"].contains { SourcePath(path).hasEnding($0) }
      }.sorted()
  }

  private static let rulesOfOtherFiles: Set<Rule> = [
    .misnamedFile, .missingInfoPlist, .sourceUnknownClass,
  ]
  private static let rulesOfDamagedFiles: Set<Rule> = [
    .unreadableText, .emptyFile, .mergeConflict, .overLimit, .malformedXML, .malformedPropertyList,
  ]

  private static func isOfXcode(_ path: String) -> Bool {
    [".intentdefinition", ".plist", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
  }
}

extension ExtensionInfo {
  /// The folder of its sources, or the whole path of it where another extension's has the same
  /// name; nil at the top.
  fileprivate func ownName(among all: [ExtensionInfo]) -> String? {
    let isShared = all.contains { $0.path != path && $0.sourceFolderName == sourceFolderName }
    let name = isShared ? sourceFolderPath : sourceFolderName
    return name.isEmpty ? nil : name
  }

  private var sourceFolderName: String { SourcePath(sourceFolderPath).name }
}
