import Foundation
import TestSupport
import Testing

/// Grids, lists, controls and sizes of views of SwiftUI.
@Suite(.onlyInFullLane, .serialized)
struct RunningSwiftUIViewsTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    struct Represented: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }

    struct Row: View {
      let name: String
      @State private var count = 1
      var body: some View { Text("\\(name) \\(count)").onAppear { count += 4 } }
    }

    struct Later: View {
      @State private var names: [String] = []
      @State private var state = "idle"
      var body: some View {
        VStack {
          Row(name: "First")
          ForEach(names, id: \\.self) { Row(name: $0) }
          if !names.isEmpty { Text(state).task { state = "Loaded" } }
        }.onAppear { names = ["Second"] }
      }
    }

    struct ShapeView: View {
      let shape: String
      @ViewBuilder var body: some View {
        switch shape {
        case "grid":
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 4) {
            ForEach(0..<5) { Text("Cup \\($0)").frame(maxWidth: .infinity) }
          }
        case "fixed":
          LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())]) {
            ForEach(["a", "b", "c"], id: \\.self) { Text($0) }
          }
        case "placed":
          LazyVGrid(columns: [GridItem(.fixed(50))], alignment: .trailing) { Text("end") }
        case "tiles":
          VStack {
            Text("Head")
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
              ForEach(0..<4) { i in
                RoundedRectangle(cornerRadius: 6).fill(.orange).frame(height: 24).overlay(Text("Tile \\(i)"))
              }
            }
          }.frame(height: 300)
        case "inside": Text("Pot \\(Text("of").bold()) tea   for two \\(Image(systemName: "leaf"))")
        case "later": Later()
        case "frames":
          VStack(alignment: .leading, spacing: 0) {
            Text("Most").frame(maxWidth: 100)
            Text("Least").frame(minWidth: 80, minHeight: 40, alignment: .bottomTrailing)
            Color.red.frame(maxHeight: 20)
            Text("After")
            Represented(text: "UIKit").frame(width: 90, height: 30)
          }
        case "circles":
          VStack {
            Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 120, height: 40)
            Color(red: 0, green: 0, blue: 1).frame(width: 120, height: 40).clipShape(Circle())
          }
        case "times":
          VStack {
            Text(Date(), style: .timer)
            Text(Date().addingTimeInterval(3725), style: .timer)
            Text(Date().addingTimeInterval(-7200), style: .offset)
            Text(Date().addingTimeInterval(3900), style: .relative)
          }
        case "mixed":
          LazyVGrid(columns: [GridItem(.fixed(61)), GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<5) { Text("Pot \\($0)").frame(maxWidth: .infinity) }
          }
        case "list":
          List {
            Text("Loose")
            Section("Teas") { Text("Sencha"); Text("Assam") }
            Section { Text("Milk") } header: { Text("More") } footer: { Text("Stirred") }
          }
        case "icons": List { Label("Mail", systemImage: "envelope.fill") }.tint(Color(red: 1, green: 0, blue: 0))
        case "tall":
          VStack(spacing: 0) {
            Color.red.frame(height: 380)
            Text("Many words in a frame of little width").frame(width: 90)
              .fixedSize(horizontal: false, vertical: true)
          }
        case "plain": List(["Sencha"], id: \\.self) { Text($0) }.listStyle(.plain)
        case "form":
          Form {
            Picker("Size", selection: .constant(2)) { Text("Cup").tag(1); Text("Pot").tag(2) }
            Toggle("Milk", isOn: .constant(true)).labelsHidden()
          }
        case "controls":
          VStack {
            Slider(value: .constant(5), in: 0...20)
            Stepper("Cups: 2", value: .constant(2), in: 1...9)
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
            DisclosureGroup("Closed") { Text("Hidden") }
            GroupBox("Box") { Text("Boxed") }
            Gauge(value: 3, in: 0...4) { Text("Heat") } currentValueLabel: { Text("3") }
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)),
              displayedComponents: .date)
          }
        case "scroll":
          ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Teapot \\($0)") } } }
        case "fits":
          ViewThatFits {
            HStack { Text("A far too long line of words, in the hand"); Text("and more of it") }
            Text("Short")
          }
        case "words":
          VStack {
            Text("**Bold** and _slanted_ a_b_c 2 * 3")
            Text("upper").textCase(.uppercase)
            Group { Text("Round").font(.title) }.fontDesign(.rounded)
          }
        case "share":
          HStack {
            Text("•"); Text("A long line about tea that needs at least two lines here"); Text("1×")
          }
        case "wide":
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
              VStack { Text("Sticks out of its frame").fixedSize() }.frame(width: 40)
              Text("beside")
            }
            Text("Whole").frame(width: 460, alignment: .leading)
          }.frame(maxWidth: .infinity, alignment: .leading)
        case "reader":
          GeometryReader { room in
            HStack(alignment: .bottom) {
              Text("\\(Int(room.size.height))").frame(height: room.size.height)
            }.frame(maxHeight: .infinity, alignment: .bottom)
          }.frame(height: 60)
        case "limits":
          LazyVGrid(columns: [GridItem(.flexible(maximum: 60)), GridItem(.flexible())], alignment: .leading) {
            Text("first").frame(maxWidth: .infinity)
            Text("second").frame(maxWidth: .infinity)
          }
        case "badge":
          HStack(spacing: 4) {
            Text("A").overlay(Color.red.frame(width: 90, height: 8))
            LabeledContent("after", value: "it")
          }
        case "cells":
          Grid(alignment: .leading, horizontalSpacing: 12) {
            GridRow { Image(systemName: "leaf"); Text("Leaf") }
            GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("Under") }
          }
        case "ratio":
          Image(systemName: "leaf").resizable().scaledToFit().frame(width: 30)
        default: Text("Tea").padding()
        }
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(
      source + RunningProject.hostingClass,
      shapes: [
        "grid", "fixed", "list", "plain", "form", "controls", "scroll", "fits", "words", "share",
        "ratio", "text", "placed", "mixed", "icons", "tall", "tiles", "inside", "times", "later",
        "frames", "circles", "wide", "cells", "reader", "limits",
        "badge",
      ])
  }

  private func layout(_ shape: String) throws -> String {
    try RunningProject.dump("layout", shape, of: Self.folder.get())
  }

  /// The frames of the labels by their texts, seen from the corner of the hosted view.
  private func labels(_ layout: String) throws -> [String: (x: Double, y: Double, width: Double)] {
    let view = try #require(layout.firstMatch(of: /hosted view \(([\d.]+), ([\d.]+)\)/))
    let (left, top) = (try #require(Double(view.1)), try #require(Double(view.2)))
    var frames: [String: (x: Double, y: Double, width: Double)] = [:]
    for match in layout.matches(of: /\blabel \((-?[\d.]+), (-?[\d.]+)\) ([\d.]+)×[\d.]+ "([^"]*)"/)
    {
      let (x, y) = (try #require(Double(match.1)), try #require(Double(match.2)))
      frames[String(match.4)] = (x - left, y - top, try #require(Double(match.3)))
    }
    return frames
  }

  @Test func aGridHasAsManyColumnsAsThereIsRoomFor() throws {
    // Four columns of at least 70 points, 10 apart, have room in the width.
    let grid = try labels(try layout("grid"))
    let cups = try (0..<5).map { try #require(grid["Cup \($0)"], "\(grid)") }
    #expect(Set(cups[..<4].map(\.y)) == [cups[0].y] && cups[4].y == cups[0].y + 24.5, "\(grid)")
    #expect(abs(cups[4].x - cups[0].x) < 1)
    let steps = zip(cups[..<4], cups[1..<4]).map { $1.x - $0.x }
    #expect(steps.allSatisfy { abs($0 - (377 - 30) / 4 - 10) < 2 }, "\(steps)")
    let fixed = try labels(try layout("fixed"))
    #expect(try #require(fixed["a"]).x < 50 && #require(fixed["b"]).x > 100, "\(fixed)")
    #expect(try #require(fixed["c"]).y > #require(fixed["b"]).y)
    // What a fixed column leaves of 377 points is enough for three of at least 90, 8 apart.
    let mixed = try labels(try layout("mixed"))
    let pots = try (0..<5).map { try #require(mixed["Pot \($0)"], "\(mixed)") }
    #expect(Set(pots[..<4].map(\.y)).count == 1 && pots[4].y > pots[3].y, "\(mixed)")
    #expect(pots[1].x > 69 && abs(pots[3].x - pots[2].x - (308 - 16) / 3 - 8) < 2, "\(mixed)")
    // A grid takes the width there is.
    let end = try #require(try labels(try layout("placed"))["end"])
    #expect(abs(end.x + end.width / 2 - (377 - 25)) < 2, "\(end)")
  }

  @Test func aRowOfAGridIsAsHighAsItsCells() throws {
    let tiles = try labels(try layout("tiles"))
    let first = try #require(tiles["Tile 0"])
    let step = try #require(tiles["Tile 2"]).y - first.y
    #expect(abs(step - 28) < 0.01, "\(tiles)")
  }

  /// The blanks are as many as in code.
  @Test func aTextMayHoldOthers() throws {
    let card = try RunningProject.dump("card", "inside", of: Self.folder.get())
    let parts = card.matches(of: /<text[^>]*font-weight="700"[^>]*>of</)
    #expect(parts.count == 1, "\(card)")
    #expect(card.contains(/<text[^>]*xml:space="preserve"[^>]*> tea   for two/), "\(card)")
    #expect(card.contains("data-name=\"image\"") && !card.contains("Not drawn"), "\(card)")
  }

  @Test func framesHaveTheirLimitsAndTheirAlignment() throws {
    let layout = try layout("frames")
    let shown = try labels(layout)
    let most = try #require(shown["Most"])
    #expect(abs(most.x + most.width / 2 - 50) < 1, "\(layout)")
    let (least, after) = (try #require(shown["Least"]), try #require(shown["After"]))
    #expect(abs(least.x + least.width - 80) < 1, "\(layout)")
    // Below the frame of 40 points stands the color of 20.
    #expect(least.y - most.y == 40 && after.y - least.y == 40.5, "\(layout)")
    #expect(try #require(shown["UIKit"]).width == 90)
  }

  /// A circle keeps to the shorter side.
  @Test func circlesAreRound() throws {
    let card = try RunningProject.dump("card", "circles", of: Self.folder.get())
    #expect(card.contains(/<path[^>]*fill="#FF0000"/), "\(card)")
    #expect(!card.contains(/<rect[^>]*rx="20"[^>]*fill="#(FF0000|0000FF)"/), "\(card)")
    #expect(card.contains("<g clip-path=\"path("), "\(card)")
  }

  @Test func viewsThatComeLaterAppear() throws {
    let shown = try labels(try layout("later"))
    #expect(shown.keys.sorted() == ["First 5", "Loaded", "Second 5"])
  }

  @Test func timesAreCounted() throws {
    let times = try labels(try layout("times"))
    #expect(times.keys.sorted() == ["-2 hours", "0:00", "1 hour, 5 minutes", "1:02:05"])
  }

  @Test func aListGroupsItsRows() throws {
    let text = try layout("list")
    let rows = try labels(text)
    let order = ["Loose", "TEAS", "Sencha", "Assam", "MORE", "Milk", "Stirred"]
    let places = try order.map { try #require(rows[$0], "\($0) in \(text)").y }
    #expect(places == places.sorted() && Set(places).count == 7)
    #expect(try #require(rows["Assam"]).y - #require(rows["Sencha"]).y < 46)
    #expect(text.contains("Estimated: List"), "\(text)")
    #expect(try #require(try labels(try layout("plain"))["Sencha"]).x == 16)
    let form = try labels(try layout("form"))
    #expect(form["Size"] != nil && form["Pot"] != nil && form["Cup"] == nil && form["Milk"] == nil)
  }

  @Test func theIconOfARowHasTheTint() throws {
    let card = try RunningProject.dump("card", "icons", of: Self.folder.get())
    #expect(card.contains(/<(path|rect)[^>]*(fill|stroke)="#FF0000"/), "\(card)")
    #expect(!card.contains(/<text[^>]*fill="#FF0000"/), "\(card)")
  }

  @Test func aTextOfFixedHeightKeepsItsLines() throws {
    let card = try RunningProject.dump("card", "tall", of: Self.folder.get())
    #expect(card.matches(of: /<text[^>]*>[^<]*(Many|words|frame|little|width)[^<]*</).count > 2)
    #expect(!card.contains("…<"), "\(card)")
  }

  @Test func controlsShowTheirValues() throws {
    let text = try layout("controls")
    let shown = try labels(text)
    for word in ["Cups: 2", "Open", "Inside", "Closed", "Box", "Boxed", "Heat", "3", "Day"] {
      #expect(shown[word] != nil, "\(word) in \(text)")
    }
    #expect(shown["Hidden"] == nil)
    #expect(text.contains("slider") && text.contains("\"Name\""))
    #expect(text.contains(/"Jan 1, 1970"/), "\(text)")
  }

  @Test func viewsTakeTheRoomThatSwiftUIGivesThem() throws {
    // A text alone is as high as it is; a list takes all that is offered.
    #expect(try layout("text").contains("asked 320×52.5"))
    #expect(try layout("plain").contains("asked 320×400"))
    #expect(try layout("ratio").contains(/image \([^)]*\) 30×/))
    #expect(try !layout("ratio").contains("asked 320×400"))
    let scroll = try labels(try layout("scroll"))
    #expect(try #require(scroll["Teapot 8"]).x > 377)
    #expect(try labels(try layout("fits")).keys.sorted() == ["Short"])
    let share = try labels(try layout("share"))
    #expect(try #require(share["•"]).width > 5 && #require(share["1×"]).width > 15, "\(share)")
  }

  /// A frame has its width in any room, and its content keeps its own.
  @Test func framesKeepTheirWidth() throws {
    let layout = try layout("wide")
    let shown = try labels(layout)
    // The column is 460 wide and in the middle of 377.
    #expect(try #require(shown["Whole"]).x == -41.5, "\(layout)")
    let (out, beside) = (
      try #require(shown["Sticks out of its frame"]), try #require(shown["beside"])
    )
    #expect(out.width > 100 && beside.x == -1.5, "\(layout)")
    #expect(abs(out.x + out.width / 2 - (-21.5)) < 1, "\(layout)")
  }

  /// A reader has the room that it gets, an overlay takes none, and columns keep their limits.
  @Test func contentsDoNotMakeTheirRoomLarger() throws {
    #expect(try labels(try layout("reader"))["60"] != nil)
    #expect(try #require(try labels(try layout("badge"))["after"]).x < 40)
    let grid = try labels(try layout("limits"))
    let (first, second) = (try #require(grid["first"]), try #require(grid["second"]))
    #expect(abs(first.x + first.width / 2 - 30) < 1, "\(grid)")
    #expect(abs(second.x + second.width / 2 - (68 + (377 - 68) / 2.0)) < 1, "\(grid)")
  }

  @Test func aColumnIsAsWideAsItsPicture() throws {
    let shown = try labels(try layout("cells"))
    #expect(try #require(shown["Leaf"]).x == #require(shown["Under"]).x)
  }

  @Test func aKeyIsReadAsMarkdown() throws {
    let words = try labels(try layout("words"))
    #expect(words["Bold and slanted a_b_c 2 * 3"] != nil && words["UPPER"] != nil, "\(words)")
  }

  @Test func aDesignKeepsAroundFontsOfTheirOwn() throws {
    let card = try RunningProject.dump("card", "words", of: Self.folder.get())
    #expect(card.contains(/font-family="ui-rounded[^>]*>Round</), "\(card)")
  }

  @Test func nothingIsLeftOutAndNoFrameworkIsBlamed() throws {
    let check = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    for rule in ["statement-left-out", "ambiguous-layout", "unsatisfiable-layout"] {
      #expect(!check.output.contains("[\(rule)]"), "\(check.output)")
    }
  }
}
