@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Configurations that name an extension whose name others have, too.
struct SameNamedExtensionTests {
  @Test(arguments: [("TeaUI", true), ("green/TeaUI", false)])
  func aNameOfTwoIsNotTakenForNone(name: String, isUnclear: Bool) async throws {
    var project = Sample.teaHouse()
    let info = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
    project["green/TeaUI/Info.plist"] = info
    project["black/TeaUI/Info.plist"] = info
    project["Tea.controller.yml"] = """
      controller: TeaViewController
      extension: \(name)
      configureView: [{refuse: true}]
      """
    let found = await project.findings()
      .filter { $0.rule.id == "controller-without-extension" }
    #expect(
      found.map(\.message) == (isUnclear ? ["2 Intents UI extensions are named 'TeaUI'"] : []))
    #expect(
      found.map(\.fix)
        == (isUnclear ? ["Write the path of its folder: black/TeaUI or green/TeaUI"] : []))
  }

  @Test func theSidebarLeadsToTheControllersOfBoth() async throws {
    var project = Sample.teaHouse()
    let info = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
    for color in ["black", "green"] {
      project["\(color)/TeaUI/Info.plist"] = info
      project["\(color).controller.yml"] = """
        controller: TeaViewController
        extension: \(color)/TeaUI
        configureView: [{refuse: true}]
        """
    }
    let tree = try await project.generator().site().tree
    let page = tree.text(at: "index.html")
    let links = page.matches(of: /href="(controllers\/[^"]+)"/).map { String($0.1) }
    #expect(links.count == 2)
    #expect(links.allSatisfy { !tree.text(at: $0).isEmpty }, "\(links)")
  }
}
