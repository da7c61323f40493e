import TestSupport
import Testing

/// Styles of SwiftUI that the system names, its colors in UIKit, and small parts of both that are alike on all cards.
@Suite(.onlyInFullLane)
struct RunningSystemStylesTests {
  @Test func stylesOfTheSystemAreItsColors() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        struct Card: View {
          var body: some View {
            VStack(spacing: 0) {
              Text("a").foregroundStyle(.link).frame(width: 100, height: 20)
              Text("b").foregroundStyle(.placeholder).frame(width: 100, height: 20)
              Rectangle().fill(.separator)
              Text("c").frame(width: 100, height: 20).background(.fill.tertiary)
              Text("d").foregroundStyle(.quinary).background(.windowBackground)
              Text("e").foregroundStyle(.tertiary).foregroundStyle(.black, .red, .green)
              Color.white.mix(with: .black, by: 0.5, in: .device)
            }
            .containerBackground(for: .widget) { Color.red }
            .activityBackgroundTint(.red)
          }
        }
        """, width: 100, height: 200,
        more: """
              let part = UIView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))
              part.backgroundColor = UIColor(Color.green)
              view.addSubview(part)
              view.backgroundColor = UIColor(.gray).withAlphaComponent(0.25)
          """), shapes: ["a"])
    let card = try RunningProject.dump("card", "a", of: folder)
    for color in ["007AFF", "34C759", "8E8E93", "808080", "767680"] {
      #expect(card.contains(color), "\(color) in \(card)")
    }
    #expect(!card.contains("FF3B30"), "\(card)")
    #expect(
      card.contains("HierarchicalShapeStyle.quinary")
        && card.contains("ShapeStyle.windowBackground")
        && card.contains("View.foregroundStyle(_:_:_:)"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func textsAreRaisedAboveTheirBaseline() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        struct Card: View {
          var body: some View { Text("7") + Text("90").font(.system(size: 10)).baselineOffset(6) }
        }
        """, width: 100, height: 40,
        more: """
              let price = NSMutableAttributedString(
                string: "3", attributes: [.font: UIFont.systemFont(ofSize: 20)])
              price.append(NSAttributedString(
                string: "50", attributes: [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: 8]))
              let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
              label.attributedText = price
              view.addSubview(label)
          """), shapes: ["a"])
    let card = try RunningProject.dump("card", "a", of: folder)
    func baseline(_ text: String) throws -> Double {
      let line = try #require(card.split(separator: "\n").first { $0.hasSuffix(">\(text)</text>") })
      let parts = line.split(separator: " y=\"")
      return try #require(parts.last?.split(separator: "\"").first.flatMap { Double($0) })
    }
    #expect(try baseline("3") - baseline("50") == 8, "\(card)")
    #expect(try baseline("7") - baseline("90") == 6, "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func constraintsOfSnapKitGoOnWithSeveralSides() throws {
    let folder = try RunningProject.folder(
      "import SnapKit\n"
        + RunningProject.controller(
          """
          let (top, side) = (UILabel(), UILabel())
              (top.text, side.text) = ("top", "side")
              [top, side].forEach { view.addSubview($0) }
              top.snp.makeConstraints {
                $0.top.horizontalEdges.equalToSuperview().inset(16)
                $0.height.equalTo(20)
              }
              side.snp.makeConstraints {
                $0.leading.directionalVerticalEdges.equalToSuperview().inset(10)
                $0.width.equalTo(20)
              }
              navigationItem.largeTitleDisplayMode = .never
              side.isHidden = UITraitCollection(legibilityWeight: .regular).legibilityWeight == .bold
              completion(true, parameters, CGSize(width: 320, height: 100))
          """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    #expect(layout.contains("345×20") && layout.contains("20×80"), "\(layout)")
  }

  @Test func theViewOfAWidgetIsDrawnOnACard() throws {
    let folder = try RunningProject.folder(
      "import WidgetKit\n"
        + RunningProject.hosting(
          """
          struct Entry: TimelineEntry { let date: Date }
          struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
              completion(placeholder(in: context))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
              WidgetCenter.shared.reloadAllTimelines()
              completion(Timeline(entries: [], policy: .after(.now)))
            }
          }
          struct TeaWidget: Widget {
            var body: some WidgetConfiguration {
              StaticConfiguration(kind: "tea", provider: Provider()) { _ in Card() }
                .configurationDisplayName("Tea").supportedFamilies([.systemSmall])
            }
          }
          struct Family: View {
            @Environment(\\.widgetFamily) private var family
            var body: some View { Text(family == .systemMedium ? "medium" : "other") }
          }
          struct Card: View {
            var body: some View {
              VStack {
                Family()
                Family().environment(\\.widgetFamily, .systemSmall)
              }
              .containerBackground(.fill.tertiary, for: .widget).widgetURL(nil)
            }
          }
          """, width: 100, height: 100), shapes: ["a"])
    let card = try RunningProject.dump("card", "a", of: folder)
    #expect(card.contains(">medium<") && card.contains(">other<"), "\(card)")
    #expect(card.contains("Estimated: EnvironmentValues.widgetFamily"), "\(card)")
  }
}
