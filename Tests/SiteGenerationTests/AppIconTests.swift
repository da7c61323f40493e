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

  private static let drop =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"256\"><path d=\"M0 0h512v256H0z\"/></svg>"

  private func bundle(_ design: String) -> SampleProject {
    var project = Sample.teaHouse()
    project["App/Tea.icon/icon.json"] = design
    project["App/Tea.icon/Assets/drop.svg"] = Self.drop
    return project
  }

  /// The picture of the icon that the pages of a project link to.
  private func picture(of project: SampleProject) async throws -> String? {
    let tree = try await project.site().tree
    let link = tree.text(at: "index.html").firstMatch(of: /<link rel="icon" href="([^"]+)">/)
    return link.map { tree.text(at: String($0.1)) }
  }

  @Test func anIconOfIconComposerIsItsLayersOnItsColor() async throws {
    let layers =
      #"{"layers": [{"image-name": "drop.svg", "position": {"scale": 0.5, "translation-in-points": [10, -20.5]}}]}"#
    let design =
      #"{"fill": {"automatic-gradient": "extended-srgb:0,0.5,1,1"}, "groups": [\#(layers)]}"#
    let picture = try #require(try await picture(of: bundle(design)))
    #expect(picture.contains("<rect width=\"1024\" height=\"1024\" fill=\"#0080FF\"/>"))
    #expect(
      picture.contains(
        "<image x=\"394\" y=\"427.5\" width=\"256\" height=\"128\" href=\"data:image/svg+xml;base64,"
      ))
    let cards = try await bundle(design).site().tree.files.filter { $0.key.hasSuffix(".svg") }
    #expect(cards.count > 1)
  }

  @Test func layersStandFromTheFrontToTheBackAndHiddenOnesNowhere() async throws {
    let design =
      #"{"fill": "automatic", "groups": [{"layers": [{"image-name": "drop.svg", "opacity": 0.5}, {"image-name-specializations": "#
      + #"[{"value": "drop.svg"}, {"appearance": "dark", "value": "x.svg"}]}, {"image-name": "drop.svg", "hidden": true}]}]}"#
    let picture = try #require(try await picture(of: bundle(design)))
    let images = picture.split(separator: "\n").filter { $0.hasPrefix("<image") }
    #expect(images.count == 2 && images[1].contains("opacity=\"0.5\""))
    #expect(picture.contains("fill=\"#FFFFFF\""))
  }

  @Test(arguments: ["{", "{}", #"{"groups": [{"layers": [{"image-name": "../drop.svg"}]}]}"#])
  func anIconThatCannotBeReadIsNone(design: String) async throws {
    #expect(try await picture(of: bundle(design)) == nil)
  }
}
