@testable import OutputFolder
import SiteGeneration
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
