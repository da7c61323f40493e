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
    let cards = try Self.states.map { try #require(drawings[$0], "\($0)") }
    try Recorded.check("Content/images/proof-sheet.svg", is: sheet(of: cards))
  }

  private func project() throws -> Project {
    var diagnostics: [Diagnostic] = []
    let folder = SourceFolder(path: Self.content.path)
    let file = try #require(folder.file(named: SiteSettings.fileName))
    let settings = SiteSettings(file, reporting: &diagnostics)
    let listing = try folder.files(excluding: settings.excludes, reporting: &diagnostics)
    return ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
  }

  /// The drawings in a row, each a document in the document.
  private func sheet(of cards: [String]) throws -> String {
    var x = 0.0
    var height = 0.0
    var parts: [String] = []
    for card in cards {
      let size = try #require(card.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
      // The frames that the fragment #overlay shows would have one name three times.
      let plain = card.replacing(/<g id="overlay"(?s:.*?)<\/g>\n/, with: "")
        .replacing("<svg xmlns=\"http://www.w3.org/2000/svg\" class", with: "<svg x=\"\(x)\" class")
      parts.append(plain)
      x += try #require(Double(size.1)) + 24
      height = max(height, try #require(Double(size.2)))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(x - 24) \(height)" \
      width="\(x - 24)" height="\(height)" role="img" aria-label="Three cards of one app">
      \(parts.joined())</svg>

      """
  }
}
