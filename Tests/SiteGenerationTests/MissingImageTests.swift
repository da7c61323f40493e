import CardLayout
import Diagnostics
import ProjectTestSupport
import TestSupport
import Testing

@testable import ProjectReading

/// What is said of an image that a layout names and that cannot be drawn.
struct MissingImageTests {
  private func report(_ name: String, among paths: Set<String> = []) -> String {
    var project = SampleProject(["Leaf.png": ""])
    project.otherPaths = paths
    let finding = MissingImages(project.project).finding(named: name, at: nil)
    return ([finding.rule.id, finding.message] + [finding.fix].compactMap(\.self))
      .joined(separator: "\n")
  }

  @Test func aNameWithAnEndingGetsNoSecondOne() {
    #expect(
      report("teapot.png") == """
        missing-image
        There is no image 'teapot.png'
        Add teapot.png to the source folder
        """)
    #expect(report("tea.pot").hasSuffix("Add tea.pot.png or tea.pot.svg to the source folder"))
    #expect(report("Leaf2").hasSuffix("Write 'Leaf'"))
    // A layout names no folder.
    #expect(report("Images/Leaf.png").hasSuffix("Write 'Leaf'"))
    #expect(report("Images\\leaf.svg").hasSuffix("Write 'Leaf'"))
  }

  /// Xcode takes it, so nothing is wrong with the project.
  @Test(arguments: [
    "App/Assets.xcassets/teapot.imageset/any.pdf", "App/teapot.PDF", "App/teapot@2x.pdf",
  ])
  func anImageInAFormatThatIsNotDrawnIsNotMissing(path: String) {
    #expect(
      report("teapot", among: [path, "App/cup.heic"]) == """
        view-not-drawn
        The image 'teapot' is a PDF, so the card shows only its place
        Add teapot.png or .svg for the preview, outside of the app's target
        """)
    #expect(report("cup", among: [path]).hasPrefix("missing-image"))
  }

  /// The folders before its name are namespaces of its asset catalogue.
  @Test func anImageInANamespaceThatIsNotDrawnIsNotMissing() {
    #expect(
      report("Icons/teapot", among: ["App/Assets.xcassets/Icons/teapot.imageset/any.pdf"]) == """
        view-not-drawn
        The image 'Icons/teapot' is a PDF, so the card shows only its place
        Add a .png or .svg beside it for the preview
        """)
    let beside = SampleProject([
      "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Icons/teapot.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"any.pdf\"}]}",
      "A.xcassets/Icons/teapot.imageset/preview.png": "",
    ])
    #expect(beside.project.images.names == ["Icons/teapot"])
  }

  /// Of several files with its name, the first by its path is named, whatever order they were read in.
  @Test func ofSeveralFilesThatAreNotDrawnTheFirstIsNamed() {
    let paths: Set = ["B/teapot.heic", "A/teapot.pdf", "C/teapot.gif"]
    #expect(report("teapot", among: paths).contains("'teapot' is a PDF"))
  }
}
