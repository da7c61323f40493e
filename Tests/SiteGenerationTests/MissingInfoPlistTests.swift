import Diagnostics
import ProjectReading
import TestSupport
import Testing

/// An extension whose Info.plist a tool is to make is missed where that was not done.
struct MissingInfoPlistTests {
  private static let spec = """
    name: Tea
    targets:
      TeaIntents:
        type: app-extension
        info:
          path: TeaIntents/Info.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.intents-service
      TeaIntentsUI:
        info:
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.intents-ui-service}}
    """

  private static let manifest = """
    let project = Project(
      name: "Tea",
      targets: [
        .target(name: "TeaIntentsUI", infoPlist: .extendingDefault(with: [
          "NSExtension": ["NSExtensionPointIdentifier": "com.apple.intents-ui-service"]
        ]))
      ])
    """

  /// What a folder with some files says of extensions that are not there.
  private func findings(_ files: [String: String]) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, at: "src/\(path)") }
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: diagnostics)
    for finding in project.diagnostics {
      if let place = finding.location { #expect(project.text(of: place.file) != nil) }
    }
    return project.diagnostics.filter { $0.rule.id == "missing-info-plist" }
  }

  private func messages(_ files: [String: String]) throws -> [String] {
    try findings(files).map { "\($0.location?.description ?? ""): \($0.message); \($0.fix ?? "")" }
  }

  private let handler = ("TeaIntents/Info.plist", Sample.info(ui: false, supports: []).file)
  private let interface = ("TeaIntentsUI/Info.plist", Sample.info(ui: true, supports: []).file)

  @Test func bothAreMissedInOneFinding() throws {
    #expect(
      try messages(["iOS/project.yml": Self.spec]) == [
        "iOS/project.yml:9:39: XcodeGen has not generated the Info.plist of the Intents extension and"
          + " the Intents UI extension; Run 'xcodegen generate' before this, or add the Info.plist by hand"
      ])
  }

  @Test func oneIsMissedWhereTheOtherIsThere() throws {
    let found = try messages(["project.yml": Self.spec, handler.0: handler.1])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "project.yml:12:62: XcodeGen has not generated the Info.plist of the Intents UI extension;")
        == true, "\(found)")
  }

  @Test func theFileOfTuistIsReadToo() throws {
    for path in ["Project.swift", "Tuist/ProjectDescriptionHelpers/Tea.swift"] {
      let found = try messages([path: Self.manifest])
      #expect(found.count == 1 && found[0].contains("Tuist has not generated the Info.plist"))
      #expect(found[0].contains("\(path):5:") && found[0].contains("'tuist generate'"))
    }
  }

  @Test func nothingIsMissedWhereAllIsThere() throws {
    let all = [
      "project.yml": Self.spec, "Project.swift": Self.manifest, handler.0: handler.1,
      interface.0: interface.1,
    ]
    #expect(try messages(all).isEmpty)
  }

  /// Words that make no extension: in a comment, in a source of the app, or without the key.
  @Test(arguments: [
    ("project.yml", "# NSExtensionPointIdentifier: com.apple.intents-ui-service\n"),
    ("Project.swift", "  // NSExtensionPointIdentifier com.apple.intents-ui-service\n"),
    ("App/Points.swift", "\"NSExtensionPointIdentifier\": \"com.apple.intents-ui-service\""),
    ("notes.yml", "points: [com.apple.intents-ui-service]\n"),
  ])
  func otherWordsMakeNoExtension(path: String, text: String) throws {
    #expect(try messages([path: text]).isEmpty)
  }

  /// The one thing that is wrong is that the tool did not run.
  @Test func aProjectOfSystemIntentsIsNotSaidToBeEmpty() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, at: "src/project.yml")
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: diagnostics)
    #expect(project.diagnostics.map(\.rule.id) == ["missing-info-plist"])
  }
}
