import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// What holds for every card, whatever its sections are and whatever a controller replies.
struct HostPropertyTests {
  /// Made-up cards and controllers, always the same ones.
  static let seeds = Array(0..<120)

  @Test(arguments: seeds)
  func everyParameterIsAccountedForOnce(seed: Int) throws {
    let game = try RandomCard(seed: UInt64(seed))
    let play = game.play
    let replies = game.replies

    // (c) At most one ask for each section.
    let asked = play.card.transcript.steps.filter { $0.event.kind == .ask }
    #expect(asked.count == play.asked.count && play.asked.count <= game.sections.count)
    #expect(play.instances == play.asked.count && play.card.askCount == play.asked.count)

    var handled: [HostParameter] = []
    var shown = play.card.sections.makeIterator()
    var next = shown.next()
    var asks = play.asked.makeIterator()
    for (index, section) in game.sections.enumerated() {
      let rest = section.filter { parameter in !handled.contains { $0.covers(parameter) } }
      let isLeftOut = !section.isEmpty && rest.isEmpty && index > 0
      guard !isLeftOut else {
        // (b) What is not drawn has been covered by a reply.
        #expect(next?.number != index + 1)
        continue
      }
      let drawn = try #require(next)
      next = shown.next()
      #expect(drawn.number == index + 1)
      let asked = asks.next()
      let set = try #require(asked)
      // Only what nobody has handled is passed.
      #expect(set == RandomCard.set(rest))
      let reply = replies[set]
      switch drawn.appearance {
      case .custom: #expect(reply?.success == true && reply?.size != .zero)
      case .hidden: #expect(reply?.success == true && reply?.size == .zero)
      case .standard:
        #expect(reply?.success != true)
        // (a) A default row never shows only what a custom view has claimed before it.
        #expect(section.contains { parameter in !handled.contains { $0.covers(parameter) } })
      case .empty: #expect(reply?.success != true && section.isEmpty)
      case .unknown: Issue.record("the class is known")
      }
      if let reply, reply.success { handled += reply.parameters }
    }
    #expect(next == nil && asks.next() == nil)
    #expect(RandomCard.rebuilt(from: play.card.transcript) == play.looks)
  }
}

/// A card of random sections, with a controller that replies at random.
private struct RandomCard {
  let sections: [[HostParameter]]
  let replies: [String: Reply]
  let play: Play

  private static let paths = [
    "payee", "payee.displayName", "currencyAmount", "note", "currencyAmount.amount", "payee.image",
  ]

  static func set(_ parameters: [HostParameter]) -> String {
    "{\(parameters.map(\.subscripted).joined(separator: ", "))}"
  }

  init(seed: UInt64) throws {
    var generator = LinearGenerator(state: seed &* 7919 &+ 17)
    var sections: [[HostParameter]] = []
    for _ in 0..<generator.below(7) {
      sections.append(Self.randomSet(&generator))
    }
    // Every subset that can be asked about gets its reply beforehand.
    var replies: [String: Reply] = [:]
    for section in sections {
      for subset in Self.subsets(section) {
        let isSuccess = generator.below(2) == 1
        let height = generator.below(4) == 0 ? 0 : 40 + generator.below(300)
        replies[Self.set(subset)] = Reply(
          success: isSuccess, parameters: Self.randomSet(&generator),
          size: Size(width: Points(height == 0 ? 0 : 377), height: Points(Double(height))),
          view: nil)
      }
    }
    self.sections = sections
    self.replies = replies
    let image = ObjectValue(
      identifier: nil, display: "Ana",
      properties: ["displayName": .text("Ana"), "image": .text("a")])
    play = try Play(
      "INSendPaymentIntent",
      ["payee": .object(image), "currencyAmount": .money, "note": .text("Lunch")],
      profile: Self.profile(sections), behavior: .none,
      replies: replies.mapValues { Answer(.replied([$0], after: 0), answeredBy: "a test") })
  }

  /// (d) What became of each section, by the transcript alone.
  static func rebuilt(from transcript: Transcript) -> [String] {
    transcript.steps.compactMap { step in
      switch step.event {
      case .sectionRow(let number): "\(number) keyValue"
      case .sectionEmpty(let number): "\(number) empty"
      case .sectionHidden(let number): "\(number) hidden"
      case .sectionView(let number, _, let size): "\(number) custom \(size)"
      default: nil
      }
    }
  }

  private static func randomSet(_ generator: inout LinearGenerator) -> [HostParameter] {
    paths.filter { _ in generator.below(4) == 0 }
      .map { HostParameter(className: "INSendPaymentIntent", keyPath: $0) }
  }

  private static func subsets(_ set: [HostParameter]) -> [[HostParameter]] {
    set.reduce([[]]) { subsets, parameter in subsets + subsets.map { $0 + [parameter] } }
  }

  private static func profile(_ sections: [[HostParameter]]) -> String {
    let lines = sections.map { section in
      let paths = section.map { "intent.\($0.keyPath)" }.joined(separator: ", ")
      let row = section.isEmpty ? "" : ", row: {kind: keyValue, title: A, detail: B}"
      return "      - {asks: [\(paths)]\(row)}"
    }
    return """
      profile: random
      extends: siri
      cards:
        - intents: [INSendPaymentIntent]
          certainty: convention
          source: a test
          sections:
      \(lines.isEmpty ? "      []" : lines.joined(separator: "\n"))
      """
  }
}

/// Numbers that look random and are always the same.
private struct LinearGenerator {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
