internal import IntentDefinitions
internal import CardLayout
internal import HostSimulation
internal import Interactions
internal import Views

/// The answer of a class in a situation, whatever the values are: a case of a configuration.
struct TracedAnswer: Hashable {
  /// The keys of the case besides the layout: `refuse`, `size` and the others, in their order.
  private(set) var entries: [ScaffoldNode.Entry] = []
  /// The layout that it shows; nil where it shows none.
  private(set) var layout: [ScaffoldNode.Entry]?
  /// The parts of the answer that could not be traced, for people.
  private(set) var faults: [String] = []
  /// The texts of the view, with their bindings.
  private(set) var texts: [String] = []
  private var language = "en"
  /// The list whose rows its height counts.
  private var rows: TracedSize.Rows?

  /// Whether this is known to be the class's answer.
  var isWhole: Bool { faults.isEmpty }

  /// Takes plays with other values each, and the first of them once more with other limits.
  init(
    _ plays: [PlayedAsk], resized: PlayedAsk, among scenes: ScaffoldScenes,
    in environment: LayoutEnvironment
  ) {
    guard let first = plays.first else { return }
    if plays.contains(where: { !$0.ends(like: first) }) {
      faults.append("the answer depends on values that no case can test")
    }
    switch first.answer.end {
    case .crashed: add("crash", "true")
    case .silent: add("completes", "never")
    case .unknown: faults.append("its code \(first.answer.answeredBy)")
    case .replied(let replies, let seconds):
      let shows = replies.contains(where: \.success)
      if replies.first?.success != true { add("refuse", "true") }
      if !shows, first.ask.context == .mapsCard, first.sizedReply?.size != .zero {
        addSize(plays, resized, Self.tracer(of: plays), environment)
      }
      if shows { show(plays, resized, scenes, environment) }
      if replies.count > 1, shows {
        add("completes", "twice")
      } else if seconds >= 1 {
        entries.append(
          .init(
            key: "completes",
            value: .mapping([.init(key: "after", value: .scalar(seconds.formattedShort))])))
      }
    }
  }

  private mutating func add(_ key: String, _ word: String) {
    entries.append(.init(key: key, value: .scalar(word)))
  }

  private static func tracer(of plays: [PlayedAsk]) -> TextTracer {
    TextTracer(plays.map(\.values), language: plays.first?.ask.interaction.language ?? "en")
  }

  private mutating func addSize(
    _ plays: [PlayedAsk], _ resized: PlayedAsk, _ tracer: TextTracer,
    _ environment: LayoutEnvironment
  ) {
    let size = TracedSize(plays, resized: resized, tracer: tracer, in: environment)
    rows = size.rows
    if let node = size.node { entries.append(.init(key: "size", value: node)) }
    if size.isLost { faults.append("its size follows no rule that a case has") }
  }

  private mutating func show(
    _ plays: [PlayedAsk], _ resized: PlayedAsk, _ scenes: ScaffoldScenes,
    _ environment: LayoutEnvironment
  ) {
    let plays = plays.filter { $0.reply != nil }
    guard let first = plays.first else { return }
    let tracer = Self.tracer(of: plays)
    if let scene = TracedScene(plays, tracer: tracer, among: scenes) {
      layout = scene.entries
      faults += scene.faults
    } else {
      let code = TracedLayout(plays, resized: resized, tracer: tracer, in: environment)
      layout = code.entries
      faults += code.faults
    }
    addSize(plays, resized, tracer, environment)
    if let returns = Self.returns(first) {
      entries.append(.init(key: "returns", value: returns))
    }
    if plays.allSatisfy({ $0.texts.count == first.texts.count }) {
      texts = first.texts.indices.map { index in tracer.trace(plays.map { $0.texts[index] }).text }
    }
    language = first.ask.interaction.language
  }

  /// The set that is handed back; nil for the one that was asked about.
  private static func returns(_ play: PlayedAsk) -> ScaffoldNode? {
    guard let reply = play.reply, Set(reply.parameters) != Set(play.ask.parameters) else {
      return nil
    }
    let intent = play.ask.interaction.intent
    if reply.parameters.isEmpty { return .scalar("none") }
    if Set(reply.parameters) == Set(intent.hostParameters) { return .scalar("all") }
    return .list(
      reply.parameters.map { parameter in
        let root = parameter.className == intent.className ? "intent." : "response."
        return .scalar(ScaffoldYAML.scalar(root + parameter.subscripted))
      })
  }

  /// A copy of the answer, marked as one that may differ at times.
  func doubted(_ why: String) -> TracedAnswer {
    var answer = self
    answer.faults.append(why)
    return answer
  }

  /// Whether the class never comes to say anything.
  var isMute: Bool {
    entries.contains { $0.key == "crash" } || entries.first?.value == .scalar("never")
  }

  /// Whether the list of a height by rows has no value, and the class is as high as that rule says.
  private func hasNoRows(in play: PlayedAsk) -> Bool {
    guard let rows, let path = ValuePath(rows.path)?.parts else { return false }
    return play.values.value(at: path) == nil && play.reply?.size.height == rows.plus
  }

  /// Whether the answer to a play in which a value is another is what the case gives then.
  func explains(_ play: PlayedAsk, as other: TracedAnswer) -> Bool {
    guard (layout == nil) == (other.layout == nil),
      entries == other.entries
        || hasNoRows(in: play) && other.entries.map(\.key) == entries.map(\.key)
    else { return false }
    return texts.map { TextTracer.filled($0, with: play.values, language: language) ?? "" }
      == play.texts
  }
}

extension PlayedAsk {
  fileprivate func ends(like other: PlayedAsk) -> Bool {
    switch (answer.end, other.answer.end) {
    case (.replied(let own, _), .replied(let others, _)):
      own.map(\.success) == others.map(\.success)
    default: answer.end == other.answer.end
    }
  }
}
