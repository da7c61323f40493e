/// The way from values to shares of an axis: 0 at its begin, 1 at its end.
struct ChartScale {
  private enum Kind {
    case bands([String])
    case range(ClosedRange<Double>, room: Double, step: Double?)
  }
  private let kind: Kind

  /// A scale that has room for places; numbers go from zero, to the next step (inferred).
  init(of places: [CardproofPlace], domain: ClosedRange<Double>?, startsAtZero: Bool) {
    var names: [String] = []
    var numbers: [Double] = []
    var (room, isTime) = (0.0, false)
    for place in places {
      switch place {
      case .category(let name): if !names.contains(name) { names.append(name) }
      case .number(let number): if number.isFinite { numbers.append(number) }
      case .time(let seconds, let length):
        numbers.append(seconds)
        (room, isTime) = (max(room, length), true)
      }
    }
    guard names.isEmpty, let least = numbers.min(), let most = numbers.max() else {
      kind = .bands(names)
      return
    }
    if isTime {
      kind = .range(domain ?? least...max(most + room, least + 1), room: room, step: nil)
      return
    }
    let hasZero = startsAtZero || least == most
    let low = domain?.lowerBound ?? (hasZero ? min(0, least) : least)
    let high = domain?.upperBound ?? (hasZero ? max(0, most, least == 0 ? 1 : 0) : most)
    let step = Self.step(max(high - low, 1e-9) / 4)
    let whole =
      (low / step).rounded(.down)
      * step...max(
        (high / step).rounded(.up) * step, low + step)
    kind = .range(domain ?? whole, room: 0, step: step)
  }

  /// The next of 1, 2, 5, 10, 20 and so on.
  private static func step(_ length: Double) -> Double {
    let power = pow(10, log10(length).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= length } ?? 10) * power
  }

  /// Whether its places are names or whole units, beside each other.
  var isBanded: Bool {
    switch kind {
    case .bands: true
    case .range(_, let room, _): room > 0
    }
  }

  /// The share of a band; nil for a scale of numbers.
  var band: Double? {
    switch kind {
    case .bands(let names): 1 / Double(max(names.count, 1))
    case .range(let range, let room, _):
      room > 0 ? room / (range.upperBound - range.lowerBound) : nil
    }
  }

  /// The share of a place: the middle of its band; nil where it has none, as that of no number.
  func share(_ place: CardproofPlace) -> Double? {
    switch (kind, place) {
    case (.bands(let names), .category(let name)):
      names.firstIndex(of: name).map { (Double($0) + 0.5) / Double(names.count) }
    case (.range(let range, _, _), .number(let number)):
      number.isFinite ? share(number, in: range) : nil
    case (.range(let range, _, _), .time(let seconds, let length)):
      share(seconds + length / 2, in: range)
    default: nil
    }
  }
  private func share(_ value: Double, in range: ClosedRange<Double>) -> Double {
    (value - range.lowerBound) / max(range.upperBound - range.lowerBound, 1e-9)
  }

  /// The share of zero, from which bars grow.
  var zero: Double {
    if case .range(let range, _, _) = kind { min(max(share(0, in: range), 0), 1) } else { 0 }
  }
}

/// A value that an axis names, with the share where it is.
struct ChartTick {
  let share: Double
  let place: CardproofPlace
  let words: String
}

extension ChartScale {
  /// The values that an axis names.
  func ticks(among places: [CardproofPlace], at values: AxisMarkValues) -> [ChartTick] {
    switch values.kind {
    case .automatic(let count): usualTicks(among: places, count)
    case .places(let wanted): wanted.compactMap { tick(at: $0) }.filter { isOnAxis($0.share) }
    case .calendar(let unit, let count): times(by: unit, count)
    case .step(let length): numbers(by: length)
    }
  }

  private func isOnAxis(_ share: Double) -> Bool { share > -0.001 && share < 1.001 }

  private func tick(at place: CardproofPlace) -> ChartTick? {
    share(place).map { ChartTick(share: $0, place: place, words: named(place)) }
  }

  /// The name of a place: times that are no whole units have one that fits the length of the axis (inferred).
  private func named(_ place: CardproofPlace) -> String {
    guard case .time(let seconds, 0) = place, case .range(let range, _, _) = kind else {
      return place.words
    }
    let length = range.upperBound - range.lowerBound
    let unit = length > 120 * 86400 ? 30 * 86400.0 : length >= 2 * 86400 ? 86400 : 3600
    return CardproofPlace.time(seconds, length: unit).words
  }

  private func usualTicks(among places: [CardproofPlace], _ count: Int?) -> [ChartTick] {
    guard case .range(let range, _, let step?) = kind else {
      var known: [CardproofPlace] = []
      for place in places where !known.contains(place) { known.append(place) }
      let each = max(1, (known.count + 6) / 7)
      return known.enumerated().filter { $0.offset % each == 0 }.compactMap { tick(at: $1) }
    }
    let length = range.upperBound - range.lowerBound
    return numbers(by: count.map { Self.step(length / Double(max($0, 1))) } ?? step)
  }

  /// The multiples of a length, at most a hundred.
  private func numbers(by length: Double) -> [ChartTick] {
    guard case .range(let range, _, _) = kind, length > 0 else { return [] }
    let first = (range.lowerBound / length).rounded(.up) * length
    return stride(from: first, through: range.upperBound + length / 1000, by: length).prefix(100)
      .compactMap { tick(at: .number(($0 / length).rounded() * length)) }
  }

  /// The begins of units of the calendar, at most a hundred; one that has a band is in its middle.
  private func times(by unit: Calendar.Component, _ count: Int) -> [ChartTick] {
    guard case .range(let range, let room, _) = kind, count > 0 else { return [] }
    var ticks: [ChartTick] = []
    var next = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    for _ in 0..<100 {
      guard let whole = Calendar.current.dateInterval(of: unit, for: next) else { break }
      let start = whole.start.timeIntervalSinceReferenceDate
      let place = CardproofPlace.time(start, length: whole.duration)
      let isBand = room > 0 && whole.duration <= room * 1.1
      guard let share = share(.time(start, length: isBand ? whole.duration : 0)), share < 1.001,
        let later = Calendar.current.date(byAdding: unit, value: count, to: whole.start)
      else { break }
      if isOnAxis(share) { ticks.append(ChartTick(share: share, place: place, words: place.words)) }
      next = later
    }
    return ticks
  }
}
