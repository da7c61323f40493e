import Foundation
import TestSupport

/// The golden project of storyboards and xibs, as it is in its folder.
enum BakeryProject {
  static var project: SampleProject {
    get throws {
      let input = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "GoldenTests/Cases/scenes/input", directoryHint: .isDirectory)
      var project = SampleProject()
      for path in try FileManager.default.subpathsOfDirectory(atPath: input.path) {
        let file = input.appending(path: path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        project.files[path] = [UInt8](try Data(contentsOf: file))
      }
      return project
    }
  }
}
