import Foundation
import ProjectTestSupport

/// Projects of the repository, as they are in their folders.
enum FolderProjects {
  /// The golden project of storyboards and xibs.
  static var bakery: SampleProject {
    get throws { try project("Tests/GoldenTests/Cases/scenes/input") }
  }

  /// The worked example of a storyboard, with its texts in a string catalogue.
  static var orchard: SampleProject {
    get throws {
      var project = try project("Content/examples/Orchard")
      project.files["OrchardIntentsUI/de.lproj/MainInterface.strings"] = nil
      let languages = [
        ("de", "Ankunft"), ("fr", "Arrivée"),
      ].map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"# }
      project["OrchardIntentsUI/mul.lproj/MainInterface.xcstrings"] = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"aRr-la-bel.text": {
          "localizations": {\(languages.joined(separator: ",\n"))}}}}
        """
      return project
    }
  }

  private static func project(_ folder: String) throws -> SampleProject {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder, directoryHint: .isDirectory)
    var project = SampleProject()
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      project.files[path] = [UInt8](try Data(contentsOf: file))
    }
    return project
  }
}
