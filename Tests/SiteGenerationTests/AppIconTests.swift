import OutputFolder
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// The icon of the app's asset catalog, on cards and pages.
struct AppIconTests {
  /// The head of a PNG of a width, filled to a number of bytes: no more of it is read.
  private func png(_ width: UInt8, bytes: Int = 100) -> [UInt8] {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let size: [UInt8] = [0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, width]
    return head + size + Array(repeating: width, count: bytes - 24)
  }

  private func project(_ sets: [String: [String: [UInt8]]]) -> SampleProject {
    var project = Sample.teaHouse()
    for (folder, files) in sets {
      let images = files.keys.sorted().map { name in
        let idiom = name.hasPrefix("watch") ? "watch" : name.hasPrefix("mac") ? "mac" : "iphone"
        let dark =
          name.hasPrefix("dark")
          ? #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"# : ""
        return #"{"idiom": "\#(idiom)", "filename": "\#(name)", "size": "20x20"\#(dark)}"#
      }
      project["\(folder)/Contents.json"] = #"{"images": [\#(images.joined(separator: ","))]}"#
      for (name, bytes) in files { project.files["\(folder)/\(name)"] = bytes }
    }
    return project
  }

  private func icon(_ sets: [String: [String: [UInt8]]]) async throws -> String? {
    let page = try await project(sets).site().tree.text(at: "index.html")
    return page.firstMatch(of: /<link rel="icon" href="images\/([^"]+)">/).map { String($0.1) }
  }

  @Test func theSmallestSharpPictureForPhonesWins() async throws {
    let set = [
      "a.png": png(20), "b.png": png(40, bytes: 300), "c.png": png(60, bytes: 200),
      "dark.png": png(60), "watch.png": png(60), "mac.png": png(60),
    ]
    #expect(
      try await icon(["App/Assets.xcassets/AppIcon.appiconset": set])
        == "App/Assets.xcassets/AppIcon.appiconset/c.png")
  }

  @Test func theSetNamedAppIconNearestToTheAppWins() async throws {
    let set = ["a.png": png(40)]
    let found = try await icon([
      "Watch/Assets.xcassets/AppIcon.appiconset": ["watch.png": png(60)],
      "Other/Assets.xcassets/Beta.appiconset": set,
      "Tea/Assets.xcassets/AppIcon.appiconset": set,
    ])
    #expect(found == "Tea/Assets.xcassets/AppIcon.appiconset/a.png")
    #expect(try await icon(["Watch/A.xcassets/AppIcon.appiconset": ["watch.png": png(60)]]) == nil)
  }

  @Test func cardsShowASmallIconAndPagesALargeOneToo() async throws {
    func drawing(bytes: Int) async throws -> String {
      let tree = try await project([
        "Assets.xcassets/AppIcon.appiconset": ["a.png": png(120, bytes: bytes)]
      ]).site().tree
      #expect(tree.text(at: "index.html").contains("<link rel=\"icon\""))
      #expect(tree.files["images/Assets.xcassets/AppIcon.appiconset/a.png"] != nil)
      let path = tree.files.keys.filter { $0.hasSuffix(".svg") }.sorted().first
      return tree.text(at: try #require(path))
    }
    #expect(try await drawing(bytes: 4_000).contains("data:image/png;base64,"))
    #expect(try await !drawing(bytes: 5_000).contains("data:image/png"))
  }
}
