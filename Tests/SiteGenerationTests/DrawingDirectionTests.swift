@testable import OutputFolder
import ProjectTestSupport
import SiteGeneration
import SourceFormats
import TestSupport
import Testing

/// The directions of texts on cards of languages that are written from right to left.
struct DirectionTests {
  /// A text inherits the drawing's direction, which would put a Latin one beside its place.
  @Test func latinTextSaysItsOwnDirection() async throws {
    var project = Sample.teaHouse()
    project["a.interaction.yml"] =
      "interaction: A\nintent: BrewTea\nlanguage: ar\nsays: مرحبا\nstages: [handle]\n"
    let site = try await project.site()
    let drawings = site.tree.paths.filter { $0.hasSuffix(".svg") }.map(site.tree.text)
    let texts = drawings.joined().split(separator: "\n").filter { $0.contains("textLength") }
    #expect(!texts.isEmpty)
    for text in texts {
      let words = text.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      let isLatin = words.first(where: \.isLetter)?.isASCII == true
      #expect(text.contains("direction=\"ltr\"") == isLatin)
    }
  }
}

/// Drawings of whole cards.
struct CardDrawingSizeTests {
  @Test func aUsualCardStaysBelowFifteenKilobytes() async throws {
    var project = Sample.teaHouse(
      controller: """
        controller: C
        configureView: [{show: A}]
        layouts:
          A:
            stack: vertical
            spacing: 8
            insets: 16
            views:
              - {label: "${app.name}", font: headline}
              - {stack: horizontal, spacing: 8, views: [{label: a}, {spacer: 0}, {label: b}]}
              - {separator: }
              - {label: "A text of some length that needs more than one line to be read", lines: 0}
        """)
    project["site.yml"] = "hosts: [siri, maps]\n"
    let tree = try await project.site().tree
    let drawings = tree.paths.filter { $0.hasSuffix(".svg") }
    #expect(!drawings.isEmpty)
    for path in drawings {
      let bytes = tree.files[path] ?? []
      #expect(bytes.count < 15_000)
      #expect(throws: Never.self) { try readXML(path: path, bytes: bytes) }
    }
  }
}
