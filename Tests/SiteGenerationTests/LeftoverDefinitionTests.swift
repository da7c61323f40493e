import Diagnostics
import IntentDefinitions
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

/// Definition files of which another one has all intents.
struct LeftoverDefinitionTests {
  private func project(_ copy: String, compiling paths: [String]) -> SampleProject {
    var project = Sample.teaHouse()
    project["plugins/Old.intentdefinition"] = copy
    if !paths.isEmpty {
      project["Tea.xcodeproj/project.pbxproj"] =
        SampleXcodeProject([.init("Tea", settings: "SDKROOT = iphoneos;", sources: paths)]).text
    }
    return project
  }

  private func duplicates(_ project: SampleProject) -> [String] {
    project.project.diagnostics.filter { $0.rule.id == "duplicate-intent" }.map(\.message)
  }

  private var other: String {
    Sample.teaHouse()["Tea.intentdefinition"].replacing("1.2", with: "1.3")
  }

  @Test func whatNoTargetCompilesIsLeftOut() {
    #expect(duplicates(project(other, compiling: [])).count == 1)
    #expect(duplicates(project(other, compiling: ["Tea.intentdefinition"])) == [])
    let both = ["Tea.intentdefinition", "plugins/Old.intentdefinition"]
    #expect(duplicates(project(other, compiling: both)).count == 1)
  }

  @Test func whatOnlyAFileOutsideOfTargetsDefinesStays() {
    let own = Sample.teaHouse()["Tea.intentdefinition"].replacing("BrewTea", with: "Pour")
    let read = project(own, compiling: ["Tea.intentdefinition"]).project
    #expect(read.intents.intents.count == 2)
  }

  @Test func aCopyOfAFileIsNoOther() {
    let copy = Sample.teaHouse()["Tea.intentdefinition"]
    #expect(duplicates(project(copy, compiling: [])) == [])
  }

  @Test(arguments: [("\u{FEFF}", 0), ("{ broken", 1)])
  func aDamagedProjectIsNoErrorAndAMarkNoDamage(start: String, count: Int) {
    var project = project(other, compiling: ["Tea.intentdefinition"])
    let path = "Tea.xcodeproj/project.pbxproj"
    project[path] = start + project[path]
    let found = project.project.diagnostics.filter { $0.location?.file == path }
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
  }
}
