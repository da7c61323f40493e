import Diagnostics
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

/// What App Store Connect and older devices miss.
struct ShippedExtensionTests {
  private func project(app: String, intents: String, interface: String) -> SampleProject {
    var project = Sample.teaHouse()
    let target = { (name: String, version: String) in
      SampleXcodeProject.Target(
        name, type: "app-extension",
        settings:
          "INFOPLIST_FILE = \(name)/Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(version);"
      )
    }
    project["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "Tea", settings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(app);",
          embedded: ["TeaIntents", "TeaIntentsUI"]),
        target("TeaIntents", intents), target("TeaIntentsUI", interface),
      ]).text
    return project
  }

  private func messages(_ project: SampleProject, _ rule: String) -> [String] {
    project.project.diagnostics.filter { $0.rule.id == rule }.map(\.message)
  }

  @Test(arguments: [
    ("13.0", "13.0", "13.0", []),
    ("13.0", "14", "13.0", ["'TeaIntents' needs iOS 14, 'Tea' iOS 13"]),
    ("13.4", "14.0", "14.0", ["'TeaIntents' and 'TeaIntentsUI' need iOS 14, 'Tea' iOS 13.4"]),
    ("15.0", "14.0", "14.0", []), ("9.0", "12.0", "12.0", []), ("$(V)", "14.0", "14.0", []),
  ]) func anExtensionRunsWhereItsAppDoes(
    app: String, intents: String, interface: String, expected: [String]
  ) {
    let project = project(app: app, intents: intents, interface: interface)
    #expect(messages(project, "extension-needs-newer-system") == expected)
  }

  @Test func eachOfSiriKitsOwnIntentsHasAnExamplePhrase() {
    var project = project(app: "13.0", intents: "13.0", interface: "13.0")
    let plist = "TeaIntents/Info.plist"
    #expect(messages(project, "missing-example-phrase") == [])
    project[plist] =
      Sample.info(ui: false, supports: ["BrewTeaIntent", "INStartWorkoutIntent"]).file
    #expect(messages(project, "missing-example-phrase").count == 1)
    project["Tea/en.lproj/AppIntentVocabulary.plist"] =
      "<plist version=\"1.0\"><dict><key>IntentName</key><string>INStartWorkoutIntent</string></dict></plist>"
    #expect(messages(project, "missing-example-phrase") == [])
    // Xcode's example is left over.
    project[plist] =
      Sample.info(ui: false, supports: ["BrewTeaIntent", "INSendMessageIntent"]).file
    #expect(messages(project, "missing-example-phrase") == [])
  }
}
