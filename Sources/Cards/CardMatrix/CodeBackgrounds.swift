package import ProjectReading
internal import CardChecks
internal import SwiftSources
package import Diagnostics
internal import IntentDefinitions
internal import TextTools

/// Which extensions have a class that sets backgrounds in code: those are not drawn, so that nobody knows
/// what stands behind their texts.
package struct CodeBackgrounds {
  /// The folders of the extensions, each with the place of the class.
  private let places: [(folder: String, location: SourceLocation)]

  package init(_ project: Project) {
    // A class that runs sets them.
    places = project.intents.extensions.filter { project.running[$0.path] == nil }.compactMap {
      info in
      project.entryControllers[info.path]?.parsed.flatMap { written in
        written.setsBackgrounds ? (info.sourceFolderPath, written.location) : nil
      }
    }
  }

  /// A finding with a note where it may be another on the device.
  package func noted(_ finding: Diagnostic) -> Diagnostic {
    guard finding.rule == .lowContrast, let file = finding.location?.file,
      let place = places.first(where: { SourcePath(file).isBelow(SourcePath($0.folder)) })
    else { return finding }
    return finding.with(
      note: .init(
        "The class sets a 'backgroundColor' in code, which is not drawn", at: place.location))
  }
}
