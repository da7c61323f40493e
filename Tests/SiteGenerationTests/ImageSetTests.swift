@testable import ProjectReading
import CardLayout
import HostSimulation
import ProjectTestSupport
import Testing
import Views

@testable import SiteGeneration

/// Which file of an image set stands for which appearance.
struct ImageSetTests {
  private static let contents = """
    {"images": [
      {"idiom": "universal", "filename": "b.svg"},
      {"idiom": "universal", "filename": "a.svg",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "filename": "0.svg",
       "appearances": [{"appearance": "contrast", "value": "high"}]}
    ], "info": {"version": 1, "author": "xcode"}}
    """

  private func catalogue(_ contents: String) -> ImageCatalog {
    SampleProject([
      "App.xcassets/Moon.imageset/Contents.json": contents,
      "App.xcassets/Moon.imageset/0.svg": "contrast",
      "App.xcassets/Moon.imageset/a.svg": "dark", "App.xcassets/Moon.imageset/b.svg": "light",
    ]).project.images
  }

  @Test func theSetSaysWhichImageIsForTheDarkAppearance() throws {
    let moon = try #require(catalogue(Self.contents)["Moon"])
    #expect(String(decoding: moon.bytes, as: UTF8.self) == "light")
    #expect(moon.dark.map { String(decoding: $0.bytes, as: UTF8.self) } == "dark")
  }

  /// The names of files tell a scale only where the set does not.
  @Test(arguments: [("a.svg", "2x", 10.0), ("a@2x.svg", "1x", 20.0), ("a@2x.svg", nil, 10.0)])
  func theSetSaysTheScale(file: String, scale: String?, width: Double) throws {
    let entry = scale.map { "\"scale\": \"\($0)\", " } ?? ""
    let images = SampleProject([
      "App.xcassets/Moon.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \(entry)\"filename\": \"\(file)\"}]}",
      "App.xcassets/Moon.imageset/\(file)": Self.square,
    ]).project.images
    #expect(try #require(images["Moon"]).size?.width == Points(width))
  }

  /// Only its place is drawn, so any picture of the name has precedence.
  @Test func aVectorImageHasTheSizeOfItsFirstPage() throws {
    let pdf = "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [ 0 0 22 14.5 ] >>"
    let images = SampleProject([
      "App.xcassets/Moon.imageset/a.pdf": pdf, "App.xcassets/Sun.imageset/a.pdf": pdf,
      "App.xcassets/Sun.imageset/b.svg": Self.square, "Docs/Star.pdf": pdf,
    ]).project.images
    #expect(images["Moon"]?.size?.width == 22 && images["Moon"]?.size?.height == Points(14.5))
    #expect(images["Moon"]?.format.isDrawn == false && images["Sun"]?.format == .svg)
    #expect(images["Star"] == nil)
  }

  @Test(arguments: [("template", true), ("original", false)])
  func theSetSaysWhetherItIsATemplate(intent: String, isTemplate: Bool) throws {
    let contents = "{\"properties\": {\"template-rendering-intent\": \"\(intent)\"}}"
    #expect(try #require(catalogue(contents)["Moon"]).isTemplate == isTemplate)
  }

  /// One property of a shape that nobody expects hides no other.
  @Test func anOddPropertyHidesNoOther() throws {
    let moon = catalogue(
      "{\"properties\": {\"provides-namespace\": \"odd\", \"template-rendering-intent\": \"template\"}}"
    )
    #expect(try #require(moon["Moon"]).isTemplate)
  }

  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"/>"

  /// Folders of a catalogue are part of the name only where they say so.
  @Test func namespacesStandBeforeTheName() {
    let space = "{\"properties\": {\"provides-namespace\": true}}"
    let images = SampleProject([
      "App.xcassets/Small/Contents.json": space, "App.xcassets/Small/Moon.imageset/a.svg": "small",
      "App.xcassets/Large/Contents.json": space,
      "App.xcassets/Large/In/Moon.imageset/a.svg": "large",
      "App.xcassets/Plain/Contents.json": "{\"info\": {}}",
      "App.xcassets/Plain/Sun.imageset/a.svg": "plain",
    ]).project.images
    #expect(images.names.sorted() == ["Large/Moon", "Small/Moon", "Sun"])
  }

  @Test(arguments: ["", "{", "[]", "{\"images\": 1}", "{\"images\": [{}]}", "null"])
  func aSetThatCannotBeReadHasItsFirstImage(contents: String) throws {
    let moon = try #require(catalogue(contents)["Moon"])
    #expect(String(decoding: moon.bytes, as: UTF8.self) == "contrast" && moon.dark == nil)
  }
}
