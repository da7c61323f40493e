import Foundation
import TestSupport
import Testing

/// Sizes of views of SwiftUI: ratios, spacers, and layouts that code says itself.
@Suite(.onlyInFullLane, .serialized)
struct RunningSwiftUISizesTests {
  private static let source =
    """
    import IntentsUI
    import SwiftUI

    /// Puts views into lines.
    struct Flow: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, in: proposal.width ?? 100)
        return CGSize(width: proposal.width ?? 100, height: frames.map(\\.maxY).max() ?? 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (subview, frame) in zip(subviews, frames(subviews, in: bounds.width)) {
          subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
      }
      private func frames(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var place = CGPoint.zero
        return subviews.map { subview in
          let size = subview.sizeThatFits(.unspecified)
          if place.x + size.width > width { place = CGPoint(x: 0, y: place.y + size.height + 4) }
          defer { place.x += size.width + 10 }
          return CGRect(origin: place, size: size)
        }
      }
    }

    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Measured: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack {
          ForEach(["Tea", "Leave the house"], id: \\.self) { text in
            HStack {
              Text(text)
                .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                .frame(width: width, alignment: .trailing)
              GeometryReader { Color.green.frame(width: $0.size.width, height: 4) }.frame(height: 4)
            }
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }

    struct ShapeView: View {
      let shape: String
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
      }
      @ViewBuilder var body: some View {
        switch shape {
        case "flow":
          Flow { ForEach(0..<5) { Color.green.frame(width: 100, height: 20 + CGFloat($0 - $0)) } }
        case "narrow":
          Flow { ForEach(0..<3) { Color.green.frame(width: 60, height: 20 + CGFloat($0 - $0)) } }.frame(width: 150)
        case "any": AnyLayout(HStackLayout(spacing: 40)) { Text("left"); Text("right") }
        case "ratio":
          HStack(spacing: 0) {
            Color.green.aspectRatio(1, contentMode: .fit).frame(width: 30, height: 50)
            Image(uiImage: picture).resizable().scaledToFit().frame(width: 60, height: 60).background(Color.blue)
            Image(uiImage: picture).resizable().scaledToFit().border(.black)
            Text("beside")
          }.frame(height: 60)
        case "filled": Color.green.aspectRatio(2, contentMode: .fill).frame(width: 30, height: 30)
        case "ideal": Color.green.frame(idealWidth: 33, idealHeight: 22).fixedSize()
        case "grid":
          Grid {
            GridRow { Text("Bed"); Text("North") }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow { Text("Hot"); Text("South") }
            GridRow { Color.red.frame(height: 3).gridCellUnsizedAxes(.horizontal); Text("East") }
          }
        case "faded": Color.black.opacity(0.2).opacity(0.8).frame(width: 30, height: 20)
        case "beside":
          VStack(spacing: 0) {
            HStack { Rectangle().fill(.green).frame(width: 10).frame(minHeight: 9); Text("A") }
            HStack { Text("B"); Spacer() }
          }.frame(width: 40, height: 80)
        case "measured": Measured()
        case "avatar":
          Color.green.frame(width: 40, height: 40).clipShape(Circle()).shadow(color: .red, radius: 4)
        case "square": Circle().scaledToFit().frame(height: 24)
        default:
          HStack(spacing: 0) { VStack { Text("Short"); Color.blue.frame(height: 6) }; Spacer(minLength: 0) }
        }
      }
    }
    """ + RunningProject.hostingClass

  @Test func sizes() throws {
    let folder = try RunningProject.folder(
      Self.source,
      shapes: [
        "flow", "any", "ratio", "square", "spacer", "filled", "ideal", "grid", "measured", "avatar",
        "faded", "beside", "narrow",
      ])
    func layout(_ shape: String) throws -> String {
      try RunningProject.dump("layout", shape, of: folder)
    }
    // Three to a line, as wide as the card lets it be.
    let flow = try layout("flow")
    #expect(flow.matches(of: /view \(\d+(\.\d+)?, [\d.]+\) 100×20/).count >= 5, "\(flow)")
    #expect(flow.contains("view (8, ") && flow.contains("view (118, ") && flow.contains("44 high"))
    #expect(try layout("narrow").contains("377×44 asked 320×44"))
    #expect(try layout("any").contains("\"left\"") && layout("any").contains("\"right\""))
    let ratio = try layout("ratio")
    for size in ["30×30", "120×60", "60×30"] { #expect(ratio.contains(size), "\(ratio)") }
    #expect(try layout("square").contains("24×24"))
    #expect(try layout("spacer").contains("377×6"))
    #expect(try layout("filled").contains("60×30"))
    #expect(try layout("ideal").contains("33×22"))
    #expect(try RunningProject.dump("card", "faded", of: folder).contains(/opacity="0\.16/))
    // Of two rows the one grows that has a view that grows.
    #expect(try layout("beside").contains("10×59.5"))
    // A line of a grid is as wide as its rows, and no wider.
    let grid = try layout("grid")
    #expect(!grid.contains(/\b0×3\b/) && grid.contains(/[1-9][\d.]*×3\b/), "\(grid)")
    let width = try #require(grid.firstMatch(of: /view \([\d.]+, [\d.]+\) ([\d.]+)×0\.5/))
    #expect(try (60...110).contains(#require(Double(width.1))), "\(grid)")
  }

  /// Nothing has a width before it is laid out, so that no value of 0 comes out of a measure.
  @Test func aWidthThatIsMeasuredLater() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["measured", "avatar"])
    let layout = try RunningProject.dump("layout", "measured", of: folder)
    // A view that follows its size does not push its neighbors while it does not know it.
    #expect(layout.contains("126×20.5 \"Leave the house\""), "\(layout)")
    let ends = layout.matches(of: /label \(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ "(Tea|Leave)/).map {
      (Double($0.1) ?? 0) + (Double($0.2) ?? 0)
    }
    #expect(ends.count == 2 && ends.first == ends.last, "\(layout)")
    // The shadow is around what is cut off.
    let card = try RunningProject.dump("card", "avatar", of: folder)
    let shadow = try #require(card.firstRange(of: "drop-shadow("), "\(card)")
    #expect(card[shadow.upperBound...].contains("clip-path"), "\(card)")
  }
}
