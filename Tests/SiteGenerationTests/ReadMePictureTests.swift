import CardDrawing
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import ProjectReading
@testable import CardMatrix

/// The picture of the README: cards of the worked examples, as the product draws them today.
struct ReadMePictureTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content").standardizedFileURL

  /// The states that are shown side by side: three hosts of one project.
  private static let states = [
    "RequestRepair/tune-up-for-bluebell/confirm/siri/launch",
    "RequestRepair/tune-up-for-bluebell/handle/siri-locked/launch",
    "INRequestRideIntent/a-van-to-the-workshop/handle/maps/none",
  ]

  /// `CARDPROOF_RECORD=1` draws it anew.
  @Test func thePictureIsWhatTheProductDraws() throws {
    let maker = CardMatrixBuilder(try project())
    var drawings: [String: String] = [:]
    for index in try project().interactions.indices {
      let names = maker.stateNames(ofInteraction: index)
      guard !Set(names).isDisjoint(with: Self.states) else { continue }
      let made = maker.states(ofInteraction: index)
      for state in made.states {
        drawings[state.id] = made.drawings[state.drawingName]?.standalone
      }
    }
    let cards = try Self.states.map { plain(try #require(drawings[$0], "\($0)")) }
    try Recorded.check(
      "Content/images/proof-sheet.svg", is: sheet(of: cards, saying: "Three cards of one app"))
  }

  /// The picture of the landing page: a text that no longer fits, before and after the edit.
  ///
  /// What only one of the drawings says is marked.
  @Test func anEditIsDrawnBeforeAndAfterIt() throws {
    let extensionFolder = "examples/SpokeStreet/SpokeStreetIntentsUI"
    let path = "\(extensionFolder)/WorkshopViewController.controller.yml"
    let text = try String(contentsOf: Self.content.appending(path: path), encoding: .utf8)
    let edited = text.replacing(
      "is on stand ${response.ticket.stand}\", font: headline, lines: 0",
      with: "is repaired, and waits on stand ${response.ticket.stand}\", font: headline")
    let files = [text, edited].map { SourceFile(path: path, bytes: Array($0.utf8)) }
    let state = "RequestRepair/tune-up-for-bluebell/handle/siri/launch"
    let cards = try files.map { try drawing(of: state, in: try project(replacing: $0)) }
    let marked = try zip(cards, cards.reversed()).map { card, other in
      String(card.dropLast("</svg>\n".count)) + (try marks(on: card, besides: other)) + "</svg>\n"
    }
    #expect(marked.allSatisfy { $0.contains("stroke=\"#C4281C\"") })
    try Recorded.check(
      "Content/images/before-after.svg",
      is: sheet(of: marked, saying: "A card before and after an edit that cuts a text off"))
  }

  private func drawing(of id: String, in project: Project) throws -> String {
    let maker = CardMatrixBuilder(project)
    let index = try #require(
      project.interactions.indices.first { maker.stateNames(ofInteraction: $0).contains(id) })
    let made = maker.states(ofInteraction: index)
    let state = try #require(made.states.first { $0.id == id })
    return try plain(#require(made.drawings[state.drawingName]?.standalone))
  }

  /// A drawing without the frames that the fragment #overlay shows, which are at its end: several would
  /// have one name.
  private func plain(_ drawing: String) -> String {
    guard let overlay = drawing.firstRange(of: "<g id=\"overlay\"") else { return drawing }
    return drawing[..<overlay.lowerBound] + "</svg>\n"
  }

  /// A frame around each line of text that another drawing does not have.
  private func marks(on card: String, besides other: String) throws -> String {
    let line =
      #/
      <text\ x="([0-9.]+)"\ y="([0-9.]+)"\ font-size="([0-9.]+)".*?\ textLength="([0-9.]+)".*?>
      (.*)</text>
      /#
    let said = Set(other.matches(of: line).map(\.5))
    return try card.matches(of: line).filter { !said.contains($0.5) }.map { match in
      let sizes = try [match.1, match.2, match.3, match.4].map { try #require(Double($0)) }
      return """
        <rect x="\(sizes[0] - 5)" y="\(sizes[1] - sizes[2] - 2)" width="\(sizes[3] + 10)" \
        height="\(sizes[2] + 11)" rx="6" fill="none" stroke="#C4281C" stroke-width="2"/>

        """
    }.joined()
  }

  /// The project as it is, or with another file in place of one.
  private func project(replacing edited: SourceFile? = nil) throws -> Project {
    var diagnostics: [Diagnostic] = []
    let folder = SourceFolder(path: Self.content.path)
    let file = try #require(folder.file(named: SiteSettings.fileName))
    let settings = SiteSettings(file, reporting: &diagnostics)
    var listing = try folder.files(excluding: settings.excludes, reporting: &diagnostics)
    if let edited {
      listing.files = listing.files.map { $0.path == edited.path ? edited : $0 }
    }
    return ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
  }

  /// The drawings in a row, each a document in the document.
  private func sheet(of cards: [String], saying label: String) throws -> String {
    var x = 0.0
    var height = 0.0
    var parts: [String] = []
    for card in cards {
      let size = try #require(card.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
      let part = card.replacing(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class", with: "<svg x=\"\(x)\" class")
      parts.append(part)
      x += try #require(Double(size.1)) + 24
      height = max(height, try #require(Double(size.2)))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(x - 24) \(height)" \
      width="\(x - 24)" height="\(height)" role="img" aria-label="\(label)">
      \(parts.joined())</svg>

      """
  }
}
