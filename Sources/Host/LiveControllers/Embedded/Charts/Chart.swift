/// A chart: marks, the lines and names of its axes, and the names of its colors.
///
/// Its room, its steps and the breadth of its bars are inferred from pictures of charts; the card says so.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.cardproofChart) private var settings
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, ID, Each> {
    self.content = ForEach(data, id: id, content: content)
  }
  public init<Data: RandomAccessCollection, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, Data.Element.ID, Each>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public var body: some View {
    let marks = content.cardproofMarks
    let settings = settings
    Session.noteGuess("Chart")
    return Canvas { context, size in
      ChartDrawing(marks, settings, in: context, size).draw()
    }
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(cardproof: data, id: id, content: content) }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(cardproof: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(cardproof: data, id: \.self, content: content)
  }
}

/// The settings of one axis.
struct ChartAxisSettings {
  var isHidden = false
  var axes = [CardproofAxis()]
  var domain: ClosedRange<Double>?
  /// Names that it has before those of the marks.
  var names: [CardproofPlace] = []
  var title: Text?
  var alignment: Alignment?
}

/// The settings that modifiers give the charts inside.
struct ChartSettings {
  var x = ChartAxisSettings()
  var y = ChartAxisSettings()
  var hidesLegend = false
  var startsAtZero = true
  var colors: [(name: String, style: AnyShapeStyle)] = []
  /// The colors of names in their order.
  var palette: [AnyShapeStyle] = []
}

private struct ChartKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
  var cardproofChart: ChartSettings {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}
