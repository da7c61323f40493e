import CardLayout
import Foundation
import HostSimulation
import SourceFormats
import Testing
import Views

@testable import CardDrawing

/// The drawings of the system's symbols.
struct SystemSymbolTests {
  private func drawing(
    _ symbol: SystemSymbol, side: Points = 48, on background: DrawnColor? = nil,
    color: ColorRequest = .semantic(.red)
  ) -> String {
    let frame = Frame(x: 10, y: 20, width: side, height: side)
    let root = Box(
      frame: Frame(x: 0, y: 0, width: 200, height: 200), background: background, name: "screen",
      children: [
        Box(frame: frame, .systemSymbol(symbol, color: color), name: "it")
      ])
    return CardDrawing(
      LaidOutCard.sample(root), title: "Tea",
      style: DrawingStyle(
        appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil, images: .empty
      )
    ).standalone
  }

  /// Every line of a shape is understood, and none leaves the grid.
  @Test(arguments: SymbolShape.names.sorted()) func everyShapeHasADrawing(name: String) throws {
    let shape = try #require(SymbolShape(named: name))
    let paths = [shape.area, shape.inner, shape.outer].filter { !$0.isEmpty }
    #expect(!paths.isEmpty)
    let circle = try #require(SystemSymbol(name: "circle"))
    let grid = SymbolGrid(of: circle, in: Frame(x: 0, y: 0, width: 24, height: 24))
    for path in paths {
      let starts = path.split(separator: " ").filter { $0.first?.isLetter == true }
      let drawn = grid.path(path).string
      let letters = drawn.filter(\.isLetter)
      // A circle becomes two arcs, a rectangle four lines and four arcs.
      let expected = starts.map { word in
        switch word.first {
        case "O": "MAAZ"
        case "R": "MLALALALAZ"
        default: String(word.prefix(1))
        }
      }.joined()
      #expect(letters == expected)
      let numbers = drawn.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
      #expect(numbers.allSatisfy { (0...24).contains($0) }, "\(drawn)")
    }
    for side in [0, 1, 180] as [Points] {
      let symbol = try #require(SystemSymbol(name: name.count > 1 ? name : "\(name).circle"))
      _ = try readXML(
        path: "card.svg", bytes: Array(drawing(symbol, side: side).utf8))
    }
  }

  @Test func aDigitIsASymbolInAnEnclosureOnly() throws {
    #expect(SystemSymbol(name: "1") == nil)
    #expect(try #require(SystemSymbol(name: "1.circle.fill")).shape.name == "1")
  }

  @Test func whatIsBehindAFilledSymbolShinesThrough() throws {
    let symbol = try #require(SystemSymbol(name: "checkmark.circle.fill"))
    #expect(!drawing(symbol, on: .chrome(.platter)).contains("mask"))
    let pierced = drawing(symbol, on: .requested(.semantic(.green)))
    let address = try #require(pierced.firstMatch(of: /base64,([^)]*)/)?.1)
    let mask = try #require(Data(base64Encoded: String(address)))
    _ = try readXML(path: "mask.svg", bytes: Array(mask))
    let text = String(decoding: mask, as: UTF8.self)
    #expect(text.contains("<mask id=\"m\">") && text.contains("stroke=\"#000000\""))
  }

  @Test func aSeeThroughSymbolIsDrawnAsOne() throws {
    let symbol = try #require(SystemSymbol(name: "person.fill"))
    let plain = drawing(symbol, color: .hex(light: .white, dark: .white))
    #expect(!plain.contains("opacity"))
    let faded = drawing(
      symbol,
      color: .hex(light: RGBColor.white.faded(to: 0.4), dark: RGBColor.white.faded(to: 0.4)))
    #expect(faded.contains("<g opacity=\"0.4\">") && faded.contains("fill=\"#FFFFFF\""))
    let uneven = drawing(symbol, color: .semantic(.quaternary))
    #expect(uneven.contains("cp-only-light") && uneven.contains("<g opacity=\"0.161\">"))
  }

  /// A mode scales a symbol from its own size: to all of a frame, or over its sides.
  @Test func aModeScalesASymbol() throws {
    let frame = Frame(x: 0, y: 0, width: 60, height: 20)
    let circle = try #require(SystemSymbol(name: "circle"))
    func edge(_ mode: ContentMode) -> String {
      let fit = SymbolFit(mode, ownSize: circle.size)
      return SymbolGrid(of: circle, in: frame, fit).path("M0 0 L24 24").string
    }
    #expect(edge(.fit) == "M19.48 -0.52L40.52 20.52")
    #expect(edge(.stretch) == "M0 -0.52L60 20.52")
    #expect(edge(.fill) == "M0 -20L60 40")
  }

  /// A layout takes a large symbol for no higher than its line of text; it stays round there.
  @Test func aSymbolHasItsSizeInTheRoomOfItsLine() throws {
    let circle = try #require(SystemSymbol(name: "circle"))
    let room = Size(width: 41, height: Points(20.5))
    let fit = SymbolFit(.stretch, ownSize: Size(width: 41, height: 39), room: room)
    let grid = SymbolGrid(of: circle, in: Frame(x: 0, y: 0, width: 41, height: Points(20.5)), fit)
    #expect(grid.path("M0 0 L24 24").string == "M0 -10.25L41 30.75")
  }

  @Test func aWeightMakesTheLinesThicker() throws {
    var plus = try #require(SystemSymbol(name: "plus"))
    let widths = FontWeight.allCases.map { weight in
      plus.weight = weight
      return SymbolGrid(of: plus, in: Frame(x: 0, y: 0, width: 48, height: 48)).line
    }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
  }

  @Test func aFilledSymbolLetsThePlatterThrough() throws {
    let hollow = drawing(try #require(SystemSymbol(name: "heart")))
    let filled = drawing(try #require(SystemSymbol(name: "heart.fill")))
    #expect(hollow.split(separator: "\n").count + 1 == filled.split(separator: "\n").count)
    let round = drawing(try #require(SystemSymbol(name: "checkmark.circle.fill")))
    #expect(round.contains("cp-s-FFFFFF-1C1C1E"))
  }

  @Test func aSymbolIsNamedForThoseWhoListen() throws {
    #expect(drawing(try #require(SystemSymbol(name: "cart.fill"))).contains("Symbol: cart"))
  }
}
