import Diagnostics
import Testing
import XcodeProjects

/// What the targets of a `project.pbxproj` are built with.
struct XcodeProjectTests {
  private func targets(
    _ settings: String, shared: String = "", type: String = "application",
    file: String? = nil, configurations: [String: String] = [:]
  ) throws -> [XcodeTarget] {
    let base = file == nil ? "" : "baseConfigurationReference = F;"
    let text = """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; buildConfigurationList = PL; targets = (T /* Tea */); };
          PL = {buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
          PD = {name = Debug; buildSettings = {SDKROOT = macosx; }; };
          PR = {name = Release; buildSettings = {\(shared)}; };
          T = {isa = PBXNativeTarget; name = "Tea House"; buildConfigurationList = TL;
            productType = "com.apple.product-type.\(type)"; };
          TL = {buildConfigurations = (TR); defaultConfigurationName = Release; };
          TR = {\(base) name = Release; buildSettings = {\(settings)}; };
          F = {path = "\(file ?? "")"; };
        };
        rootObject = P;
      }
      """
    return try XcodeProject(
      path: "Apps/Tea.xcodeproj/project.pbxproj", bytes: Array(text.utf8), paths: FolderPaths([])
    ) {
      configurations[$0]
    }.targets
  }

  @Test func aTargetHasItsNameItsPlistAndItsDisplayName() throws {
    let target = try #require(
      targets(
        """
        INFOPLIST_FILE = "$(SRCROOT)/../Shared/Tea-Info.plist";
        INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME) Shop";
        """
      ).first)
    #expect(target.name == "Tea House" && target.isApp)
    #expect(target.infoPlistPath == "Shared/Tea-Info.plist")
    #expect(target.displayName == "Tea House Shop")
  }

  @Test(arguments: [
    #"{"objects": {"P": {"targets": ["T"]}, "T": {"name": "Tea", "productType": "x"}}, "rootObject": "P"}"#,
    """
    <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
    <key>P</key><dict><key>targets</key><array><string>T</string></array></dict>
    <key>T</key><dict><key>name</key><string>Tea</string><key>productType</key><string>x</string></dict>
    </dict></dict></plist>
    """,
  ])
  func aProjectMayBeJSONOrXML(text: String) throws {
    let project = try XcodeProject(
      path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8), paths: FolderPaths([])
    ) { _ in nil }
    #expect(project.targets.map(\.name) == ["Tea"])
  }

  @Test func levelsAreMergedFromTheProjectToTheTarget() throws {
    let target = try #require(
      targets(
        "A = \"$(inherited) target\"; B = \"$(A:upper)\";", shared: "A = project; C = (x, y);",
        file: "Tea.xcconfig",
        configurations: [
          "Tea.xcconfig": "#include \"Base.xcconfig\"\nA = $(inherited) file // why\nE[sdk=*] = no",
          "Base.xcconfig": "D = base\n",
        ]
      ).first)
    #expect(target.settings["A"] == "project file target")
    #expect(target.settings["B"] == "PROJECT FILE TARGET")
    #expect(target.settings["C"] == "x y" && target.settings["D"] == "base")
    #expect(target.settings["E"] == nil)
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", "application", true), ("SDKROOT = macosx;", "application", false),
    (
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "application",
      true
    ),
    ("SDKROOT = watchos;", "watchkit2-extension", false), ("", "watchkit2-extension", false),
    ("", "application", true),
  ])
  func platformsAreThoseOfTheSDK(settings: String, type: String, isForIOS: Bool) throws {
    let found = try targets(settings, type: type)
    #expect(found.map(\.isForIOS) == [isForIOS])
  }

  @Test func variablesThatNothingSetsStayAndRingsEnd() throws {
    let settings = try #require(
      targets("A = \"$(B)x\"; B = \"$(A)y\"; C = \"$(D:lower) $5\";").first
    )
    .settings
    #expect(settings["C"] == "$(D:lower) $5")
    #expect((settings["A"] ?? "").utf8.count < 100)
    #expect(settings.expanded("$(PRODUCT_MODULE_NAME).Start") == "Tea_House.Start")
    #expect(settings.expanded("a.$(TARGET_NAME:rfc1034identifier)") == "a.Tea-House")
    #expect(settings.expanded("$(A) ${").hasSuffix("${"))
  }

  @Test(arguments: [
    ("{objects = {", "The file ends in a dictionary"),
    ("{a = (b c); }", "',' is missing in a list"),
    ("{a = b }", "';' is missing after the value of 'a'"),
    ("{a b; }", "'=' is missing after the key 'a'"),
    ("{a = <0>; }", "Data is written in pairs of hexadecimal digits"),
    ("{} x", "The list is followed by text"),
    ("/* a", "The comment that starts here never ends"),
    ("<<<<<<< HEAD", "A value is expected here"),
  ])
  func aDamagedFileIsOneClearFinding(text: String, message: String) throws {
    let found = #expect(throws: Diagnostic.self) {
      try XcodeProject(
        path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8), paths: FolderPaths([])
      ) { _ in nil }
    }
    #expect(found?.location != nil && found?.fix != nil)
    if !text.hasPrefix("<") {
      #expect(found?.message.hasPrefix(message) == true, "\(found?.message ?? "")")
    }
  }
}
