import Foundation
import TestSupport
import Testing

/// How rows and columns of SwiftUI put their views.
@Suite(.onlyInFullLane, .serialized)
struct RunningStacksTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    struct ShapeView: View {
      let shape: String
      var body: some View {
        switch shape {
        case "column":
          VStack(alignment: .leading) {
            Text("one")
            Text("two").frame(maxWidth: .infinity, alignment: .leading)
            Text("three").font(.system(size: 17))
            Color.red.frame(height: 10)
            Text("four")
            Text("five").padding(4)
            HStack { Text("six"); Spacer(); Text("end") }
            HStack { Color.red.frame(width: 10, height: 10); Text("seven") }
          }
        case "parts":
          HStack {
            Text("short").frame(maxWidth: .infinity)
            Text("a much longer text of a column").frame(maxWidth: .infinity)
          }
        case "halves":
          HStack {
            Text("A very long text that would like a lot of room").lineLimit(1)
            Text("another quite long one, too, to see").lineLimit(1)
          }
        case "thirds":
          HStack(spacing: 0) {
            Text("A very long text that would like a lot of room").lineLimit(1)
            Text("short")
            Text("another quite long one, too, to see").lineLimit(1)
          }
        case "beside":
          VStack(alignment: .leading) {
            HStack { Text("A text that needs more than half of it"); Color.red.frame(height: 10) }
            HStack { Text("of two"); Color.red.frame(height: 11) }
            HStack {
              Text("This one goes first, and is whole").layoutPriority(1)
              VStack { Text("so that this one has to be cut") }.lineLimit(1)
            }
          }
        case "fixed":
          VStack(alignment: .leading) {
            HStack { Text("left"); Spacer().padding(.horizontal); Text("right") }
            Color.red.aspectRatio(2, contentMode: .fit).frame(height: 33)
            Image(systemName: "star").font(.system(size: 40)).frame(width: 10, height: 10)
            Text("a text that is longer than its frame").fixedSize().frame(width: 60)
            LazyVStack(alignment: .trailing) { Text("lazy") }
            Text("tall").font(.largeTitle).frame(height: 20)
          }
        case "bases":
          HStack(alignment: .firstTextBaseline) {
            Text("2×").frame(width: 32, alignment: .trailing)
            Text("Title").font(.title)
            Text("Boxed").padding(6)
            VStack { Text("Upper"); Text("Lower") }
            Text("Over").font(.title).overlay(alignment: .trailingFirstTextBaseline) { Text("x") }
          }
        case "last":
          VStack(alignment: .leading, spacing: 0) {
            HStack { Color.red.frame(height: 10); Spacer() }
            ZStack { RoundedRectangle(cornerRadius: 4).fill(.yellow); Text("card").padding(10) }
              .fixedSize(horizontal: false, vertical: true)
            HStack { Text("pale").foregroundStyle(.secondary) }.foregroundStyle(.blue)
            Text("heavy").font(.custom("Helvetica", size: 20).weight(.bold))
            Text("Extraordinarily incomprehensible internationalization words here")
              .background(.green).frame(width: 230, alignment: .leading)
          }.frame(height: 400)
        case "lines":
          VStack {
            Text("Upper\\nLower").lineSpacing(8)
            Image(systemName: "star.fill").imageScale(.large)
          }
        case "sides":
          Sides()
        case "least":
          VStack(alignment: .leading, spacing: 0) {
            Text("One two three four five six seven eight nine ten eleven twelve").frame(minHeight: 30)
            Text("low").frame(minWidth: 60, minHeight: 30).background(.red)
            Color.red.aspectRatio(1, contentMode: .fit).frame(minHeight: 20).frame(width: 60, height: 80)
            Color.red.aspectRatio(0.5, contentMode: .fit).frame(minHeight: 20).frame(width: 61, height: 80)
            VStack(spacing: 0) { Color.red.aspectRatio(1, contentMode: .fit); Color.blue.frame(height: 50) }
              .frame(minHeight: 20).frame(width: 62, height: 80)
          }
        case "equal":
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              Rectangle().fill(.red).frame(width: 3)
              Text("A").frame(maxHeight: .infinity).background(.blue)
              Text("B\\nC")
            }.fixedSize(horizontal: false, vertical: true)
            ZStack { Color.green; Text("Hi").padding(5) }.fixedSize()
          }
        case "labels":
          VStack {
            Button { } label: { Image(systemName: "star"); Text("Go") }
            HStack { Text("Slanted").font(.title) }.italic()
            Toggle(isOn: .constant(true)) { Text("Title"); Text("Below") }
            HStack { Text("Note"); TextField("Right", text: .constant("")).multilineTextAlignment(.trailing) }
          }
        case "marks": Text("Use `code` or ~~nothing~~ \\(1234)").font(.subheadline)
        default: Text("Tea")
        }
      }
    }
    """

  /// UIKit's views in a view of SwiftUI: a nested stack beside the free room, and a title that has to break.
  private static let sides = """

    struct Sides: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let label = { (text: String) in
          let label = UILabel()
          label.text = text
          return label
        }
        let inner = UIStackView(arrangedSubviews: [label("23"), label("H:26 L:19")])
        inner.axis = .vertical
        inner.alignment = .center
        let row = UIStackView(arrangedSubviews: [label("Istanbul"), inner])
        row.distribution = .equalSpacing
        var filled = UIButton.Configuration.filled()
        filled.title = "A long title that needs more than the width of the row to be shown in one line"
        let button = UIButton(configuration: filled)
        let column = UIStackView(arrangedSubviews: [row, button])
        column.axis = .vertical
        return column
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """

  private static let folder = Result {
    try RunningProject.folder(
      source + sides + RunningProject.hostingClass,
      shapes: [
        "column", "parts", "bases", "marks", "lines", "last", "halves", "thirds", "beside", "fixed",
        "sides", "least", "equal", "labels",
      ])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  /// The frames of labels in a layout, by their texts.
  private func labels(_ shape: String) throws -> [String: (
    x: Double, y: Double, width: Double, height: Double
  )] {
    let pattern = /\blabel \(([\d.-]+), ([\d.-]+)\) ([\d.]+)×([\d.]+) "([^"]*)"/
    return try dump("layout", shape).matches(of: pattern).reduce(into: [:]) { labels, match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      labels[String(match.5)] = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  /// Distances of SwiftUI that others measured: by the pair, and by the font where there is a text.
  @Test func aColumnChoosesADistanceForEachPair() throws {
    let found = try labels("column")
    let names = ["one", "two", "three", "four", "five", "six", "seven"]
    let places = try names.map { try #require(found[$0], "\(found)") }
    let gaps = zip(places, places.dropFirst()).map { $1.y - $0.y - $0.height }
    // A text style has its leading, a font of a size none; a text is 10.6 above a view, and 6.4 below one; one with
    // padding is a view.
    let expected = [2, 0, 10.64 + 10 + 6.43, 10.64 + 4, 4 + 6.43, 10.64]
    for (gap, wanted) in zip(gaps, expected) { #expect(abs(gap - wanted) < 0.6, "\(gaps)") }
  }

  @Test func columnsThatTakeAllRoomAreEqual() throws {
    let found = try labels("parts")
    let short = try #require(found["short"])
    let long = try #require(found.first { $0.key.hasPrefix("a much") }?.value, "\(found)")
    #expect(long.height > short.height * 1.5 && long.width < 190, "\(found)")
    #expect(abs(short.x + short.width / 2 - (8 + 377 / 2 - 4) / 2) < 8, "\(found)")
  }

  @Test func twoLongTextsHaveHalfOfTheRow() throws {
    let found = try labels("halves")
    #expect(found.count == 2 && found.values.allSatisfy { abs($0.width - 184.5) < 1 }, "\(found)")
  }

  /// SwiftUI asks first who takes least, and offers each its part of what is left (inferred).
  @Test func viewsHaveTheirPartsOfTheRow() throws {
    let thirds = try labels("thirds")
    let short = try #require(thirds["short"])
    let long = thirds.filter { $0.key != "short" }.values.map(\.width)
    #expect(short.width < 45 && long.count == 2, "\(thirds)")
    #expect(long.allSatisfy { abs($0 - (377 - short.width) / 2) < 1 }, "\(thirds)")
    let beside = try labels("beside")
    let half = try #require(beside.first { $0.key.hasPrefix("A text") }?.value)
    #expect(half.height == 41 && half.width <= 184.5, "\(beside)")
    let layout = try dump("layout", "beside")
    let width = try #require(beside["of two"]?.width)
    #expect(layout.contains("×11"), "\(layout)")
    #expect(layout.contains("\(377 - 8 - width)×11"), "\(layout) \(width)")
    let first = try #require(beside["This one goes first, and is whole"])
    #expect(first.height == 20.5 && first.width > 240, "\(beside)")
  }

  /// A least height is no height: a content that needs more has more, and one with a ratio takes the room around it.
  @Test func aFrameIsAsLargeAsItsContentAtLeast() throws {
    let layout = try dump("layout", "least")
    let found = try labels("least")
    #expect(found.first { $0.key.hasPrefix("One") }?.value.height == 41, "\(layout)")
    for size in ["60×30", "60×60", "40×80", "30×30"] {
      #expect(layout.contains(" \(size)\n"), "\(size) \(layout)")
    }
  }

  /// A button puts several views beside each other, a control with a value below each other.
  @Test func labelsHaveTheirParts() throws {
    let found = try labels("labels")
    let layout = try dump("layout", "labels")
    let (go, title, below) = try (
      #require(found["Go"], "\(layout)"), #require(found["Title"]), #require(found["Below"])
    )
    let star = try #require(layout.firstMatch(of: /image \(([\d.]+), ([\d.]+)\)/))
    #expect(
      try #require(Double(star.1)) < go.x && abs(#require(Double(star.2)) - go.y) < 5, "\(layout)")
    #expect(below.y >= title.y + title.height && below.height < title.height, "\(layout)")
    let card = try dump("card", "labels")
    #expect(card.contains(/font-style="italic"[^>]*>(?:<tspan[^>]*>)?Slanted/), "\(card)")
    let right = try #require(
      card.firstMatch(of: /<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>Right</))
    #expect(try #require(Double(right.1)) + #require(Double(right.2)) == 385, "\(card)")
  }

  /// Views that grow are as high as the row that has no height from outside.
  @Test func aRowOffersItsHeight() throws {
    let layout = try dump("layout", "equal")
    for size in ["3×41", "11.5×41", "26×30.5"] {
      #expect(layout.contains(" \(size)\n"), "\(layout)")
    }
  }

  /// What has a size of its own reaches out of its frame, and a spacer with a modifier grows.
  @Test func whatIsFixedKeepsItsSize() throws {
    let layout = try dump("layout", "fixed")
    let found = try labels("fixed")
    let right = try #require(found["right"])
    #expect(abs(right.x + right.width - 385) < 1, "\(layout)")
    #expect(layout.contains(/view \(8, [\d.]+\) 66×33/), "\(layout)")
    #expect(layout.contains(/image \([\d.-]+, [\d.]+\) 48×4[34]/), "\(layout)")
    let long = try #require(found["a text that is longer than its frame"])
    #expect(long.height == 20.5 && long.width > 200, "\(layout)")
    let tall = try #require(found["tall"])
    #expect(tall.height > 40, "\(layout)")
    let lazy = try #require(found["lazy"])
    #expect(abs(lazy.x + lazy.width - 385) < 1, "\(layout)")
  }

  @Test func aBaselineIsThatOfTheTextInside() throws {
    let card = try dump("card", "bases")
    let lines = card.matches(
      of: /<text x="[\d.]+" y="([\d.]+)"[^>]*>(2×|Title|Boxed|Upper|Over|x)</)
    #expect(lines.count == 6 && Set(lines.map { $0.1.prefix(4) }).count == 1, "\(card)")
  }

  /// A spacer is the last to grow, a view of a fixed size is as small as its content, and a text as wide as its lines.
  @Test func viewsTakeNoMoreThanTheyAreOffered() throws {
    let layout = try dump("layout", "last")
    #expect(layout.contains(/view \(8, [\d.]+\) 369×10/), "\(layout)")
    #expect(layout.contains(/view \(8, [\d.]+\) 377×40.5/), "\(layout)")
    let text = try #require(try labels("last").first { $0.key.hasPrefix("Extra") }?.value)
    #expect(text.width < 215 && text.height == 81.5, "\(text)")
    let card = try dump("card", "last")
    #expect(card.contains(/<text[^>]*class="cp-f-007AFF80-0A84FF80"[^>]*>pale</), "\(card)")
    #expect(card.contains(/<text[^>]*font-weight="(bold|700)"[^>]*>heavy</), "\(card)")
  }

  @Test func linesAndSymbolsHaveTheRoomThatCodeGivesThem() throws {
    let card = try dump("card", "lines")
    let lines = card.matches(of: /<text x="[\d.]+" y="([\d.]+)"[^>]*>(?:Upper|Lower)</)
    try #require(lines.count == 2, "\(card)")
    let step = try #require(Double(lines[1].1)) - #require(Double(lines[0].1))
    #expect(abs(step - 28.29) < 0.1, "\(step)")
    let layout = try dump("layout", "lines")
    #expect(layout.contains(/image \([^)]*\) 2[2-9](\.\d+)?×2/), "\(layout)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aNestedStackStandsAtTheEdgeAndATitleBreaks() throws {
    let layout = try dump("layout", "sides")
    let low = try #require(
      layout.firstMatch(of: /label \(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ "H:26 L:19"/), "\(layout)")
    let end = try #require(Double(low.1)) + #require(Double(low.2))
    #expect(abs(end - 385) < 1, "\(layout)")
    #expect(layout.contains("A long title that needs more than the width of⏎"), "\(layout)")
  }

  @Test func marksKeepTheFontAndNumbersAreWritten() throws {
    let card = try dump("card", "marks")
    let parts = card.matches(of: /<text [^>]*font-size="(\d+)"[^>]*>([^<]*)</).map {
      "\($0.1) \($0.2)"
    }
    #expect(parts.contains("15 code") && parts.contains("15 nothing"), "\(card)")
    #expect(card.contains(/text-decoration="line-through"[^>]*>nothing</), "\(card)")
    #expect(parts.contains { $0.contains("1,234") }, "\(card)")
  }
}
