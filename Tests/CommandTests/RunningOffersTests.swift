import Foundation
import TestSupport
import Testing

/// Sizes that code says itself for what it is offered: layouts, views of UIKit in SwiftUI, and cells that are as wide as
/// their texts.
@Suite(.onlyInFullLane, .serialized)
struct RunningOffersTests {
  @Test func cellsAreAsWideAsTheirTexts() throws {
    let source = RunningProject.collection(
      of: ["Tea", "Tea with milk", "Tea with milk and a little sugar"],
      section: """
        func size(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
          NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(26))
        }
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1)), subitems: [.init(layoutSize: size(.estimated(80)))])
        group.interItemSpacing = .fixed(8)
        group.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
        let section = NSCollectionLayoutSection(group: group)
        """,
      cell: """
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
          label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        """)
    let folder = try RunningProject.folder(source, shapes: ["chips"])
    let layout = try RunningProject.dump("layout", "chips", of: folder)
    let labels = layout.matches(of: /label \(([\d.]+), ([\d.]+)\) ([\d.]+)×[\d.]+ "Tea/)
      .compactMap { match in
        (x: Double(match.1) ?? 0, y: Double(match.2) ?? 0, width: Double(match.3) ?? 0)
      }
    #expect(labels.count == 3 && !layout.contains("…"), "\(layout)")
    guard labels.count == 3 else { return }
    // Both ends of the first cell, and the gap.
    #expect(abs(labels[1].x - labels[0].x - labels[0].width - 32) < 0.01, "\(layout)")
    // The third has no room beside them; groups have insets.
    #expect(labels[2].x == labels[0].x && labels[2].y - labels[0].y == 30, "\(layout)")
  }

  private static let views =
    """
    import IntentsUI
    import SwiftUI

    struct Plain: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 60, height: 24)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) } }
    }
    struct Endless: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? .infinity, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) } }
    }
    struct Mark: LayoutValueKey { static let defaultValue: CGFloat = 0 }
    /// Places views by their values and priorities, and says where its first line is.
    struct Marks: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 30)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(at: CGPoint(x: bounds.minX + view[Mark.self] + view.priority, y: bounds.minY), proposal: .unspecified)
        }
      }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .firstTextBaseline ? 7 : nil }
    }
    struct Dot: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: 50, height: 18)
      }
    }
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    struct Dia: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    struct Appearing: View {
      @State private var size = CGSize.zero
      var body: some View {
        VStack {
          Text("measure me").background(GeometryReader { room in Color.clear.onAppear { size = room.size } })
          Color.red.frame(width: size.width, height: size.height)
        }
      }
    }
    struct ShapeView: View {
      let shape: String
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          switch shape {
          case "beside": HStack(spacing: 8) { Plain { Text("p") }; Text("after") }
          case "end": Plain { Text("p") }.frame(maxWidth: .infinity, alignment: .trailing)
          case "grid":
            Grid(alignment: .trailing, horizontalSpacing: 10) {
              GridRow { Text("Name").gridColumnAlignment(.leading); Text("1"); Text("a") }
              GridRow { Text("Longer name"); Text("1,250"); Text("bbbb") }
              GridRow { Text("All"); Text("Sum").gridCellColumns(2).padding(.bottom, 1) }
              GridRow { Text("Short") }
            }
          case "guides":
            HStack(alignment: VerticalAlignment(Third.self)) {
              Dia()
              Text("guides").font(.system(.caption, weight: .medium))
            }
          case "traits":
            HStack(alignment: .firstTextBaseline, spacing: 0) {
              Marks { Text("mark").layoutValue(key: Mark.self, value: 20).layoutPriority(3).padding(1) }
                .background(.green)
              Text("base").frame(height: 20)
            }
            HStack(spacing: -20) { Text("front").zIndex(1).padding(1); Text("behind") }
          case "many":
            Text("many").blur(radius: 2).saturation(0.5).grayscale(0.2).brightness(0.1).contrast(0.3)
              .hueRotation(.degrees(3)).colorInvert().blendMode(.multiply).badge(1).baselineOffset(2)
              .controlSize(.large).listRowSpacing(2).listRowSeparatorTint(.red).searchable(text: .constant(""))
              .preferredColorScheme(.dark).dynamicTypeSize(.small).gridCellAnchor(.center)
          case "turned": HStack(spacing: 5) { Text("first"); Color.red.frame(width: 10, height: 10) }
          case "odd":
            Endless { Text("endless") }
            Text("below zero").frame(width: -20, height: 20)
            Text("infinite").frame(width: .infinity, height: 20).frame(minWidth: .infinity)
            Text("padded").padding(.infinity)
            Text("no number").opacity(.nan).rotationEffect(.degrees(.infinity))
            HStack { Spacer(minLength: .infinity); Text("spaced"); ProgressView(value: Double.nan) }
          case "appeared": Appearing()
          case "headed":
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 2) {
              Section { Text("a"); Text("b"); Text("c") } header: { Text("Head") }
            }
          case "chosen":
            ViewThatFits {
              HStack {
                Grid { GridRow { ViewThatFits { Text("leaf"); Text("no") }; Text("g") } }
                Color.red.frame(maxWidth: 20, maxHeight: 10)
              }
              Text("x")
            }
          case "padded":
            RoundedRectangle(cornerRadius: 6).fill(.mint).frame(height: 24)
              .overlay(Text("Run").font(.caption).padding(25))
          default: HStack(spacing: 8) { Dot(); Text("after") }
          }
        }
      }
    }
    """ + RunningProject.hostingClass

  /// A column has the alignment that one of its cells says, a cell may span columns, and a short row begins at the first.
  @Test func cellsOfAGridLieInTheirColumns() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["grid"])
    let layout = try RunningProject.dump("layout", "grid", of: folder)
    func ends(_ text: String) throws -> (left: Double, right: Double) {
      let label = try #require(
        layout.firstMatch(
          of: try Regex("label \\(([\\d.]+), [\\d.]+\\) ([\\d.]+)×[\\d.]+ \"\(text)\"")))
      let (x, width) = (Double(label[1].substring ?? ""), Double(label[2].substring ?? ""))
      return (x ?? 0, (x ?? 0) + (width ?? 0))
    }
    let left = try ["Name", "Longer name", "All", "Short"].map { try ends($0).left }
    #expect(Set(left).count == 1, "\(layout)")
    #expect(try ends("1").right == ends("1,250").right, "\(layout)")
    #expect(try ends("a").right == ends("bbbb").right, "\(layout)")
    #expect(try ends("Sum").right == ends("bbbb").right, "\(layout)")
  }

  /// The room around a text that nothing shows may reach out of what shows it.
  @Test func paddingThatShowsNothingIsNoOverflow() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["padded"])
    let layout = try RunningProject.dump("layout", "padded", of: folder)
    #expect(layout.contains("outside by"), "\(layout)")
    let run = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(!run.output.contains("overflow") && !run.errors.contains("overflow"), "\(run)")
  }

  /// A shape has the size that it says, and views have guides of the code's on one line.
  @Test func guidesOfTheCodeAreOnOneLine() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["guides"])
    let layout = try RunningProject.dump("layout", "guides", of: folder)
    let shape = try #require(layout.firstMatch(of: /\([\d.]+, ([\d.]+)\) 40×20/))
    let text = try #require(layout.firstMatch(of: /label \([\d.]+, ([\d.]+)\) [\d.]+×([\d.]+)/))
    let numbers = [shape.1, text.1, text.2].compactMap { Double($0) }
    #expect(abs(numbers[0] + 20.0 / 3 - numbers[1] - numbers[2] / 3) < 0.05, "\(layout)")
  }

  /// Modifiers around a view keep what its layout, its stack and its grid have to know.
  @Test func traitsReachWhatIsAround() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["traits"])
    let layout = try RunningProject.dump("layout", "traits", of: folder)
    let marks = try #require(layout.firstMatch(of: /view \(([\d.]+), ([\d.]+)\) 100×30/))
    let (x, y) = try (#require(Double(marks.1)), #require(Double(marks.2)))
    let mark = try #require(layout.firstMatch(of: /label \(([\d.]+), ([\d.]+)\) [\d.×]+ "mark"/))
    #expect(
      try #require(Double(mark.1)) == x + 24 && #require(Double(mark.2)) == y + 1, "\(layout)")
    // Seven points below the upper edge, where the base has its ascent of 16.2 and a quarter of a point above it.
    let base = try #require(layout.firstMatch(of: /label \([\d.]+, ([\d.]+)\) [\d.×]+ "base"/))
    #expect(try abs(#require(Double(base.1)) + 16.3 - y - 7) < 0.3, "\(layout)")
    let card = try RunningProject.dump("card", "traits", of: folder)
    let (front, behind) = try (
      #require(card.firstRange(of: ">front<")), #require(card.firstRange(of: ">behind<"))
    )
    #expect(behind.lowerBound < front.lowerBound, "\(card)")
  }

  @Test func aRemarkIsShownWhole() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["many"])
    let layout = try RunningProject.dump("layout", "many", of: folder)
    let remark = try #require(layout.firstMatch(of: /remark .*/)?.0)
    #expect(remark.count(where: { $0 == "⏎" }) > 5 && !remark.contains("cut off"), "\(remark)")
    #expect(remark.contains("View.searchable(text:)"), "\(remark)")
  }

  /// A row begins at the right where text runs from right to left.
  @Test func aRowIsMirrored() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["turned"])
    let interaction = try #require(folder.text(at: "tea/turned.interaction.yml"))
    try folder.write(
      interaction.replacing("intent:", with: "language: ar\nintent:"),
      at: "tea/turned.interaction.yml")
    let layout = try RunningProject.dump("layout", "turned", of: folder)
    let label = try #require(layout.firstMatch(of: /label \(([\d.]+), [\d.]+\) ([\d.]+)×/))
    let box = try #require(layout.firstMatch(of: /view \(([\d.]+), [\d.]+\) 10×10/))
    let (text, red) = try (#require(Double(label.1)), #require(Double(box.1)))
    #expect(text == red + 15, "\(layout)")
  }

  /// Lengths that are none harm nobody.
  @Test func endlessLengthsAreDrawn() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["odd"])
    let card = try RunningProject.dump("card", "odd", of: folder)
    for text in ["endless", "below zero", "infinite", "padded", "no number", "spaced"] {
      #expect(card.contains(">\(text)<"), "\(text): \(card)")
    }
  }

  @Test func viewsKnowTheirSizeWhenTheyAppear() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["appeared"])
    let layout = try RunningProject.dump("layout", "appeared", of: folder)
    let size = try #require(layout.firstMatch(of: /label \([\d., ]+\) ([\d.×]+) "measure/)?.1)
    #expect(layout.matches(of: try Regex("\\) \(size)\\n")).count >= 2, "\(layout)")
  }

  @Test func aHeaderIsALineOfItsGridAndAChoiceShows() throws {
    let folder = try RunningProject.folder(Self.views, shapes: ["headed", "chosen"])
    let card = try RunningProject.dump("card", "headed", of: folder)
    let lines = card.matches(of: /<text x="[\d.]+" y="([\d.]+)"[^>]*>(?:Head|a|b|c)</).map(\.1)
    #expect(lines.count == 4 && lines[0] != lines[1] && lines[1] == lines[2], "\(card)")
    let chosen = try RunningProject.dump("card", "chosen", of: folder)
    #expect(chosen.contains(">leaf<") && !chosen.contains(">no<"), "\(chosen)")
    let layout = try RunningProject.dump("layout", "chosen", of: folder)
    #expect(layout.matches(of: /label \(/).count == 2, "\(layout)")
  }

  @Test func aLayoutTakesTheSizeThatItSays() throws {
    let folder = try RunningProject.folder(
      Self.views, shapes: ["beside", "end", "represented"])
    func label(_ shape: String) throws -> (x: Double, width: Double) {
      let layout = try RunningProject.dump("layout", shape, of: folder)
      let text = shape == "end" ? "p" : "after"
      let label = try #require(
        layout.firstMatch(
          of: try Regex("label \\(([\\d.]+), [\\d.]+\\) ([\\d.]+)×[\\d.]+ \"\(text)\"")))
      return (Double(label[1].substring ?? "") ?? 0, Double(label[2].substring ?? "") ?? 0)
    }
    // The row is in the middle of the card, and the text behind what takes its room, and 8 points.
    for (shape, taken) in [("beside", 60.0), ("represented", 50)] {
      let text = try label(shape)
      let row = taken + 8 + text.width
      #expect(abs(text.x - 8 - (377 - row) / 2 - taken - 8) < 0.05, "\(shape): \(text)")
    }
    #expect(try label("end").x == 8 + 377 - 60)
    // A view of UIKit has the frame that SwiftUI gives it.
    #expect(try RunningProject.dump("layout", "represented", of: folder).contains(" 50×18\n"))
  }
}
