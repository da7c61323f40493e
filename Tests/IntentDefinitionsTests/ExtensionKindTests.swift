import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct ExtensionKindTests {
  private func project(
    _ point: String, _ keys: String, _ name: String = "INRequestRideIntent"
  ) throws -> SampleProject {
    try SampleProject([
      "E/Info.plist": ProjectSample.plist(
        point, supporting: ProjectSample.strings(name), keys: keys)
    ])
  }

  @Test func interfaceWithStoryboardAndClassIsReportedAtTheClass() throws {
    let project = try project(
      ProjectSample.interfacePoint,
      """
      <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
      <key>NSExtensionPrincipalClass</key>①<string>$(PRODUCT_MODULE_NAME).Controller</string>
      """)
    #expect(
      project.report() == """
        \(project.place(0)) interface-entry-point: The extension has a main storyboard and a \
        principal class
        fix: Remove NSExtensionMainStoryboard or this key
        """)
  }

  @Test func interfaceWithNeitherStoryboardNorClassIsReported() throws {
    let plist = ProjectSample.plist(
      ProjectSample.interfacePoint, supporting: ProjectSample.strings("INRequestRideIntent"),
      keys: "")
    let project = try SampleProject([
      "E/Info.plist": plist.replacing("<key>NSExtension</key><", with: "<key>NSExtension</key>①<")
    ])
    #expect(
      project.report() == """
        \(project.place(0)) interface-entry-point: The extension has no main storyboard and no \
        principal class
        fix: Add NSExtensionMainStoryboard, or NSExtensionPrincipalClass
        """)
  }

  @Test func handlerExtensionWithAStoryboardHasTheWrongIdentifier() throws {
    let project = try project(
      ProjectSample.handlerPoint,
      "<key>NSExtensionMainStoryboard</key> ①<string>MainInterface</string>")
    #expect(
      project.report() == """
        \(project.place(0)) swapped-extension-point: An Intents extension has a main storyboard
        fix: Write com.apple.intents-ui-service as NSExtensionPointIdentifier, or remove this key
        """)
  }

  @Test func interfaceExtensionWithAHandlerHasTheWrongIdentifier() throws {
    let project = try project(
      ProjectSample.interfacePoint,
      "<key>NSExtensionPrincipalClass</key>①<string>$(PRODUCT_MODULE_NAME).IntentHandler</string>")
    #expect(
      project.report() == """
        \(project.place(0)) swapped-extension-point: An Intents UI extension has a handler as its \
        principal class
        fix: Write com.apple.intents-service as NSExtensionPointIdentifier, or remove this key
        """)
  }

  @Test func interfaceWithOnlyAClassIsFine() throws {
    let project = try project(
      ProjectSample.interfacePoint,
      "<key>NSExtensionPrincipalClass</key><string>Rides.RideViewController</string>")
    #expect(project.report() == "")
  }
}
