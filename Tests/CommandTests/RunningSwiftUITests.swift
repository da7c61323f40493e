import Foundation
import TestSupport
import Testing

/// Styles of the app's own, clocks, stored values and images of the network in views of SwiftUI.
@Suite(.onlyInFullLane, .serialized)
struct RunningSwiftUITests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    struct Trailing: LabelStyle {
      @Environment(\\.lineLimit) var limit
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.title; Text("<"); configuration.icon }
      }
    }
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label.padding(20).background(configuration.isPressed ? Color.red : Color.green)
      }
    }
    struct Checked: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
          HStack { Text(configuration.isOn ? "on" : "off"); configuration.label }
        }
      }
    }
    struct Dial: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("\\(Int(configuration.value * 100)) of 100")
          configuration.currentValueLabel
        }
      }
    }
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content; configuration.label }
      }
    }
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content; configuration.label }
      }
    }
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        }
      }
    }
    enum Unit: String { case cups, pots }

    struct TickView: View {
      @State private var count = 0
      @State private var seen = "unseen"
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        VStack { Text("\\(count) ticks"); Text(seen) }
          .onReceive(timer) { _ in count += 1 }
          .onChange(of: count) { seen = "seen \\($0)" }
      }
    }

    struct ShapeView: View {
      let shape: String
      @AppStorage("unit") private var unit = Unit.cups
      @AppStorage("note") private var note: String?
      @SceneStorage("scene") private var scene = "scene"
      var body: some View {
        switch shape {
        case "label": Label("Sencha", systemImage: "leaf").labelStyle(Trailing())
        case "bare": Label("Sencha", systemImage: "leaf").labelStyle(.titleOnly)
        case "button": Button("Brew") {}.buttonStyle(Boxed())
        case "toggle": Toggle("Milk", isOn: .constant(true)).toggleStyle(Checked())
        case "tinted":
          HStack { Toggle("Milk", isOn: .constant(true)); Button("More") {}.buttonStyle(.borderedProminent) }
            .tint(.purple)
        case "progress": ProgressView("Brewing", value: 1, total: 4).progressViewStyle(Percent())
        case "gauge":
          Gauge(value: 3, in: 0...4) { Text("Pot") } currentValueLabel: { Text("3 cups") }
            .gaugeStyle(Dial())
        case "ring":
          Gauge(value: 0.5) { Text("Pot") } currentValueLabel: { Text("Half") }
            .gaugeStyle(.accessoryCircularCapacity)
        case "box": GroupBox("Teas") { Text("Sencha") }.groupBoxStyle(Framed())
        case "labeled": LabeledContent("Tea", value: "Sencha").labeledContentStyle(Stacked())
        case "dark": Text("Night").environment(\\.colorScheme, .dark)
        case "loading": ProgressView("Brewing")
        case "ticks": TickView()
        case "storage": Text("\\(unit.rawValue), \\(note ?? "none"), \\(scene)")
        case "timeline": TimelineView(.periodic(from: .now, by: 60)) { context in
          Text("\\(Int(context.date.timeIntervalSince1970))") }
        case "image": AsyncImage(url: URL(string: "https://tea.example/leaf.png")) { $0.resizable() }
          placeholder: { Text("Loading") }
        default: EmptyView()
        }
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(
      source + RunningProject.hostingClass,
      shapes: [
        "label", "bare", "button", "toggle", "progress", "loading", "ticks", "storage", "timeline",
        "image", "tinted", "gauge", "ring", "box", "labeled", "dark",
      ])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test(arguments: [
    ("label", ["Sencha", "<"]), ("bare", ["Sencha"]), ("button", ["Brew"]),
    ("toggle", ["on", "Milk"]), ("progress", ["Brewing", "25 %"]), ("loading", ["Brewing"]),
    ("storage", ["cups, none, scene"]), ("image", ["Loading"]),
    ("gauge", ["75 of 100", "3 cups"]), ("ring", ["Half"]), ("box", ["Sencha", "Teas"]),
    ("labeled", ["Sencha", "Tea"]), ("dark", ["Night"]),
  ])
  func aStyleDrawsItsBody(_ shape: String, _ expected: [String]) throws {
    let layout = try dump("layout", shape)
    let texts = layout.matches(of: /\blabel [^"\n]*"([^"]*)"/).map { String($0.1) }
    #expect(texts == expected, "\(layout)")
  }

  /// Half of a ring of 52 points, from the top.
  @Test func aGaugeFillsItsRing() throws {
    let card = try dump("card", "ring")
    #expect(card.contains("M29 3C43.36 3 55 14.64 55 29C55 43.36 43.36 55 29 55"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  /// What code makes dark is so in the light too.
  @Test func aSchemeOfTheEnvironmentColorsTheViewsInside() throws {
    let card = try dump("card", "dark")
    #expect(card.contains(/<text[^>]*fill="#FFFFFF"[^>]*>Night</), "\(card)")
  }

  @Test func aClockTicksAndChangesFollow() throws {
    let layout = try dump("layout", "ticks")
    let texts = layout.matches(of: /\blabel [^"\n]*"([^"]*)"/).map { String($0.1) }
    #expect(texts == ["1 ticks", "seen 1", "31 ticks", "seen 31"], "\(layout)")
    #expect(try dump("layout", "timeline").contains(/"1,7\d\d,\d{3},\d{3}"/))
    #expect(
      try dump("host", "image").contains("Asks for https://tea.example/leaf.png, gets nothing"))
  }

  @Test func controlsTakeTheTint() throws {
    let card = try dump("card", "tinted")
    #expect(card.matches(of: /AF52DE/).count >= 2, "\(card)")
    #expect(card.contains("Estimated: Button.borderedProminent"), "\(card)")
  }

  @Test func nothingIsLeftOut() throws {
    let check = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    #expect(!check.output.contains("[statement-left-out]"), "\(check.output)")
  }
}
