import Foundation
import TestSupport
import Testing

/// Symbols beside titles and in the direction of reading, what is behind a hosted content, and outlines of lines.
@Suite(.onlyInFullLane, .serialized)
struct RunningSignsTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    struct ShapeView: View {
      let shape: String
      var body: some View {
        switch shape {
        case "titles":
          VStack {
            Button("Brew", systemImage: "flame") {}
            Toggle("Milk", systemImage: "drop", isOn: .constant(true))
            Menu("More", systemImage: "ellipsis") { Text("Never") }
          }
        case "directed": Image(systemName: "chevron.forward")
        case "stroked":
          Path { path in
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 40, y: 10))
          }.strokedPath(StrokeStyle(lineWidth: 4)).fill(.red).frame(width: 40, height: 20)
        case "elliptical":
          EllipticalGradient(colors: [.red, .blue]).frame(width: 40, height: 20)
        default: Cell().frame(height: 44)
        }
      }
    }

    struct Cell: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        UIHostingConfiguration { Text("Hosted") }.background(Color(red: 0, green: 1, blue: 0))
          .makeContentView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    """ + RunningProject.hostingClass

  private static let folder = Result {
    let folder = try RunningProject.folder(
      source, shapes: ["titles", "directed", "stroked", "elliptical", "hosted"])
    let interaction = try #require(folder.text(at: "tea/directed.interaction.yml"))
    try folder.write(
      interaction.replacing("interaction: directed", with: "interaction: back\nlanguage: ar"),
      at: "tea/back.interaction.yml")
    return folder
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func titlesHaveTheirSymbols() throws {
    let layout = try dump("layout", "titles")
    for (symbol, title) in [("flame", "Brew"), ("drop", "Milk"), ("ellipsis", "More")] {
      #expect(
        layout.contains(try Regex("symbol \(symbol)\\n[^\\n]*\"\(title)\"")), "\(title): \(layout)")
    }
  }

  @Test(arguments: [("directed", "chevron.right"), ("back", "chevron.left")])
  func aSignPointsAsOneReads(_ shape: String, _ symbol: String) throws {
    #expect(try dump("layout", shape).contains("symbol \(symbol)"))
  }

  @Test func anOutlineOfALineIsAnArea() throws {
    let card = try dump("card", "stroked")
    #expect(card.contains("<path d=\"M0 12L40 12L40 8L0 8Z\" class=\"cp-f-FF3B30"), "\(card)")
  }

  @Test func anEllipticalGradientFollowsItsView() throws {
    #expect(
      try dump("card", "elliptical").contains("radial-gradient(20px 10px at 50% 50%,"))
  }

  /// The ground is as wide as the cell, and not as the text.
  @Test func aHostedContentHasItsGround() throws {
    let card = try dump("card", "hosted")
    #expect(card.contains(/width="3\d\d" height="44"[^>]*fill="#00FF00"/), "\(card)")
    #expect(card.contains(">Hosted<"), "\(card)")
  }
}
