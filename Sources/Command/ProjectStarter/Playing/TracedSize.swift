internal import Interactions
internal import CardLayout
internal import HostSimulation
internal import TextTools
internal import Views

/// The size that a class asks for, as a rule: what two plays with other values and one with other limits prove.
struct TracedSize {
  /// The value of `size`; nil for `fitting`, which a case need not say.
  let node: ScaffoldNode?
  /// The list whose rows a height counts, and the height without any.
  private(set) var rows: Rows?
  /// Whether no rule gives all sizes.
  let isLost: Bool

  struct Rows: Hashable {
    let path: String
    let each: Points
    let plus: Points
  }

  private struct Play {
    let size: Size
    let minimum: Size
    let maximum: Size
    let fitting: Points
  }

  /// Takes plays with other values each, and the first of them once more with other limits.
  init(
    _ plays: [PlayedAsk], resized: PlayedAsk, tracer: TextTracer, in environment: LayoutEnvironment
  ) {
    let all: [Play] = (plays + [resized]).compactMap { play in
      play.sizedReply.map { reply in
        Play(
          size: reply.size, minimum: play.ask.minimumSize, maximum: play.ask.maximumSize,
          fitting: reply.view.map {
            ElementLayout(in: environment).fittingHeight($0, width: reply.size.width)
          } ?? .zero)
      }
    }
    guard let first = all.first, let last = all.last, all.count == plays.count + 1 else {
      (node, isLost) = (nil, true)
      return
    }
    if all.allSatisfy({ $0.size == .zero }) {
      (node, isLost) = (.scalar("zero"), false)
      return
    }
    for (word, limit) in [("maximum", \Play.maximum), ("minimum", \Play.minimum)]
    where all.allSatisfy({ $0.size == $0[keyPath: limit] }) {
      (node, isLost) = (.scalar(word), false)
      return
    }
    let width = Self.side(all, \.width)
    var height = Self.side(all, \.height)
    var isFitting = false
    if height == nil, all.allSatisfy({ $0.size.height == $0.fitting }) {
      isFitting = true
    } else if height == nil {
      rows = Self.rows(Array(all.dropLast()), tracer)
      height = Self.ratio(first, last) ?? rows?.node
    }
    isLost = width == nil || height == nil && !isFitting
    var entries: [ScaffoldNode.Entry] = []
    let widthText = width ?? .scalar(first.size.width.description)
    if widthText != .scalar("maximum") { entries.append(.init(key: "width", value: widthText)) }
    if !isFitting {
      entries.append(
        .init(key: "height", value: height ?? .scalar(first.size.height.description)))
    }
    node = entries.isEmpty ? nil : .mapping(entries)
  }

  /// A side that is the same part of a limit in every play, or as long in every play.
  private static func side(
    _ plays: [Play], _ side: KeyPath<Size, Points>
  ) -> ScaffoldNode? {
    guard let first = plays.first else { return nil }
    if plays.allSatisfy({ $0.size[keyPath: side] == $0.maximum[keyPath: side] }) {
      return .scalar("maximum")
    }
    if plays.allSatisfy({ $0.size[keyPath: side] == $0.minimum[keyPath: side] }) {
      return .scalar("minimum")
    }
    let length = first.size[keyPath: side]
    if plays.allSatisfy({ $0.size[keyPath: side] == length }) {
      return .scalar(length.description)
    }
    for percent in 1...99 {
      let share = Double(percent) / 100
      let plus = length.value - first.maximum[keyPath: side].value * share
      // A sum of points is a length that a person writes only where it is whole.
      guard plus == plus.rounded(), abs(plus) <= 100,
        plays.allSatisfy({
          $0.size[keyPath: side] == Points($0.maximum[keyPath: side].value * share + plus)
        })
      else { continue }
      var entries: [ScaffoldNode.Entry] = [
        .init(key: "fraction", value: .scalar(share.formattedShort)),
        .init(key: "of", value: .scalar("maximum")),
      ]
      if plus != 0 { entries.append(.init(key: "plus", value: .scalar(plus.formattedShort))) }
      return .mapping(entries)
    }
    return nil
  }

  /// A height that follows from the width.
  private static func ratio(_ first: Play, _ last: Play) -> ScaffoldNode? {
    guard first.size.width != last.size.width, first.size.height > .zero else { return nil }
    let ratio = first.size.width.value / first.size.height.value
    guard Points(last.size.width.value / ratio) == last.size.height else { return nil }
    return .mapping([.init(key: "ratio", value: .scalar(ratio.formattedShort))])
  }

  /// A height for each value of a list.
  private static func rows(_ plays: [Play], _ tracer: TextTracer) -> Rows? {
    guard plays.count == 2 else { return nil }
    // The rounds of marks have lists of two and of three values.
    let each = plays[1].size.height - plays[0].size.height
    let plus = plays[0].size.height - each * 2
    guard let path = tracer.lists(ofCounts: [2, 3]).first, each > .zero, plus >= .zero else {
      return nil
    }
    return Rows(path: path, each: each, plus: plus)
  }
}

extension TracedSize.Rows {
  var node: ScaffoldNode {
    var entries: [ScaffoldNode.Entry] = [
      .init(key: "rows", value: .scalar(path)),
      .init(key: "each", value: .scalar(each.description)),
    ]
    if plus > .zero { entries.append(.init(key: "plus", value: .scalar(plus.description))) }
    return .mapping(entries)
  }
}
