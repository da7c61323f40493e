import Diagnostics
import OutputFolder
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// What an Xcode project changes on a site.
struct XcodeProjectEffectTests {
  private func project(_ settings: [String: String]) -> String {
    let targets = settings.keys.sorted()
    let objects = targets.map { name in
      """
      "T\(name)" = {isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = "L\(name)";
        productType = "com.apple.product-type.application"; };
      "L\(name)" = {buildConfigurations = ("C\(name)"); };
      "C\(name)" = {name = Release; buildSettings = {\(settings[name] ?? "")}; };
      """
    }
    return """
      // !$*UTF8*$!
      {objects = {
      P = {targets = (\(targets.map { "\"T\($0)\"" }.joined(separator: ", "))); };
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }

  @Test func theAppHasTheDisplayNameOfItsBuildSettings() async throws {
    var sample = Sample.teaHouse()
    sample["Tea.xcodeproj/project.pbxproj"] = project([
      "Tea": #"SDKROOT = iphoneos; INFOPLIST_KEY_CFBundleDisplayName = "Fine $(TARGET_NAME)";"#,
      "A Mac": #"SDKROOT = macosx; INFOPLIST_KEY_CFBundleDisplayName = "Other";"#,
    ])
    let page = try await sample.site().tree.text(at: "index.html")
    #expect(page.contains("<title>Fine Tea</title>"))
  }

  @Test func anInfoPlistOfAnotherPlatformMakesNoCards() async throws {
    var sample = Sample.teaHouse()
    let before = try await sample.site()
    #expect(before.tree.text(at: "catalogue.json").contains(#""outcome": "unknown""#))
    sample["Tea.xcodeproj/project.pbxproj"] = project([
      "Watch": "SDKROOT = watchos; INFOPLIST_FILE = TeaIntentsUI/Info.plist;"
    ])
    let after = try await sample.site()
    #expect(!after.tree.text(at: "catalogue.json").contains(#""outcome": "unknown""#))
    #expect(!after.diagnostics.contains { $0.location?.file == "TeaIntentsUI/Info.plist" })
  }

  @Test func aDamagedProjectIsOneFindingAndItsFilesGoByTheirFolders() async throws {
    var sample = Sample.teaHouse()
    let before = try await sample.site()
    sample["Tea.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{objects = {\n"
    let after = try await sample.site()
    #expect(after.stateCount == before.stateCount)
    let found = after.diagnostics.filter { $0.location?.file == "Tea.xcodeproj/project.pbxproj" }
    #expect(found.map(\.rule.id) == ["malformed-property-list"])
  }
}
