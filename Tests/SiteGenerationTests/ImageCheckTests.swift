@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Images that a page shows: whole ones, broken ones, and SVGs that are more than a picture.
struct ImageCheckTests {
  private func site(_ path: String, _ bytes: [UInt8]) async throws -> Site {
    var project = SampleProject(["page.md": "# P\n\n![x](\(path))\n"])
    project.files[path] = bytes
    return try await project.site()
  }

  private func svg(_ inside: String, start: String = "") -> [UInt8] {
    Array(
      "\(start)<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>\(inside)</svg>".utf8)
  }

  @Test func wholeImagesAreNoFinding() async throws {
    let entity = "<!DOCTYPE svg [<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">]>"
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
      + [0xFF, 0xD9, 0, 0]
    for (path, bytes) in [
      ("a.png", Sample.png), ("a.jpg", jpeg), ("a.svg", svg("<path d='M0 0'/>")),
      ("a.svg", svg("<a href='#b'>x</a>", start: entity)),
    ] {
      let site = try await site(path, bytes)
      #expect(site.diagnostics == [] && site.tree.files["images/\(path)"] == bytes)
    }
  }

  @Test(arguments: [
    ("a.png", Array("GIF89a".utf8)), ("a.png", Array(Sample.png.prefix(40))), ("a.png", []),
    ("a.png", Sample.png.map { $0 == 0x44 ? 0x45 : $0 }), ("a.jpg", Sample.png),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xD9]), ("a.svg", Array("<svg".utf8)), ("a.svg", []),
    ("a.svg", Array("<html/>".utf8)), ("a.svg", Array("<svg><g></svg>".utf8)),
  ]) func aBrokenImageIsAFinding(path: String, bytes: [UInt8]) async throws {
    let site = try await site(path, bytes)
    #expect(site.diagnostics.map(\.rule.id) == ["broken-image"])
    #expect(site.diagnostics.first?.location?.file == path)
  }

  @Test(arguments: [
    "<script>attack()</script>", "<g><script href='x'/></g>", "<g onload='attack()'/>",
    "<g ONLOAD='attack()'/>", "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
    "<a href='javascript:attack()'/>", "<a href=' java&#10;script:attack()'/>",
    "<a xlink:href='JavaScript:x' xmlns:xlink='http://www.w3.org/1999/xlink'/>",
    "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
    "<a><set attributeName='href' to='javascript:attack()'/></a>",
    "<a><animate attributeName='href' values='#a;javascript:attack()'/></a>",
    "<a href='data:text/html,x'/>",
  ]) func anSVGThatCouldRunSomethingIsLeftOut(inside: String) async throws {
    let site = try await site("a.svg", svg(inside))
    #expect(site.diagnostics.map(\.rule.id) == ["unsafe-image"])
    #expect(site.tree.files["images/a.svg"] == nil)
  }

  @Test(arguments: [
    "<?xml-stylesheet href='x.xsl' type='text/xsl'?>",
    "<!DOCTYPE svg [<!ENTITY a \"<script>attack()</script>\">]>",
    "<!DOCTYPE svg [<!ENTITY a '&#60;script>attack()&#60;/script>'>]>",
    "<!DOCTYPE svg [<!ENTITY a 'javascript:attack()'>]>",
  ]) func whatStandsBeforeAnSVGCannotHideAScript(start: String) async throws {
    let site = try await site("a.svg", svg("", start: start))
    #expect(site.diagnostics.map(\.rule.id) == ["unsafe-image"])
    #expect(site.tree.files["images/a.svg"] == nil)
  }
}
