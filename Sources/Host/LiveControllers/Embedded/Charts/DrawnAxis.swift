/// The lines and names of an axis at its values.
@MainActor struct DrawnAxis {
  /// A line or a name at a value.
  struct Part {
    let share: Double
    let mark: CardproofAxisMark
    let label: Text?
  }
  let parts: [Part]
  let isLeading: Bool

  /// Takes the settings of an axis, nil for one that is not there, and what a chart has at a value by itself.
  init(
    _ settings: ChartAxisSettings?, _ scale: ChartScale, _ places: [CardproofPlace],
    usual: [any AxisMark]
  ) {
    guard let settings, !settings.isHidden else {
      (parts, isLeading) = ([], false)
      return
    }
    isLeading = settings.axes.contains { $0.position == .leading }
    parts = settings.axes.flatMap { axis in
      let ticks = scale.ticks(among: places, at: axis.values)
      return ticks.enumerated().flatMap { index, tick -> [Part] in
        let value = AxisValue(
          index: index, count: ticks.count, place: tick.place, words: tick.words)
        let marks = axis.marks?(value) ?? usual.flatMap(\.cardproofAxisMarks)
        return marks.map { mark in
          let name = mark.label(value).map { Self.label($0, as: mark) }
          return Part(share: tick.share, mark: mark, label: name)
        }
      }
    }
  }

  var labels: [Text] { parts.compactMap(\.label) }

  /// A name of an axis, in the looks that a chart gives it where it has none (inferred).
  static func label(_ text: Text, as mark: CardproofAxisMark? = nil) -> Text {
    let own = mark?.style.map { text.foregroundStyle($0) } ?? text
    return own.font(mark?.font ?? .system(size: 10)).foregroundColor(.secondary)
  }

  /// The share of a width at which an alignment has its guide.
  static func share(of alignment: Alignment) -> Double {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }
}

/// The text that a mark has beside it.
struct CardproofNote {
  let text: Text?
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat

  /// Names it on the card instead of drawing it.
  func leaveOut() {
    guard text != nil else { return }
    Session.noteMissing("ChartContent.annotation(position:)", changesLook: true)
  }

  /// The point beside a frame, and the point of the text that is there; over the mark by itself (inferred).
  @MainActor func place(beside frame: CGRect) -> (point: CGPoint, anchor: UnitPoint) {
    let across = DrawnAxis.share(of: alignment)
    let down: Double =
      switch alignment.vertical {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    let x = frame.minX + frame.width * across
    let y = frame.minY + frame.height * down
    return switch position {
    case .overlay: (CGPoint(x: x, y: y), UnitPoint(x: across, y: down))
    case .bottom: (CGPoint(x: x, y: frame.maxY + spacing), UnitPoint(x: across, y: 0))
    case .leading: (CGPoint(x: frame.minX - spacing, y: y), UnitPoint(x: 1, y: down))
    case .trailing: (CGPoint(x: frame.maxX + spacing, y: y), UnitPoint(x: 0, y: down))
    case .automatic, .top: (CGPoint(x: x, y: frame.minY - spacing), UnitPoint(x: across, y: 1))
    }
  }
}
