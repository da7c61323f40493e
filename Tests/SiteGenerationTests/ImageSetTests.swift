import CardLayout
import TestSupport
import Testing

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

  private func catalogue(_ contents: String) -> ImageCatalogue {
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

  @Test(arguments: ["", "{", "[]", "{\"images\": 1}", "{\"images\": [{}]}", "null"])
  func aSetThatCannotBeReadHasItsFirstImage(contents: String) throws {
    let moon = try #require(catalogue(contents)["Moon"])
    #expect(String(decoding: moon.bytes, as: UTF8.self) == "contrast" && moon.dark == nil)
  }
}
