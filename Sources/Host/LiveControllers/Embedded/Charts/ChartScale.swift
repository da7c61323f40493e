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
    let low = domain?.lowerBound ?? (startsAtZero ? min(0, least) : least)
    let high = domain?.upperBound ?? (startsAtZero ? max(0, most) : most)
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

  /// The names of the axis, with their places.
  func ticks(among places: [CardproofPlace]) -> [(share: Double, words: String)] {
    guard case .range(let range, _, let step?) = kind else {
      var named: [CardproofPlace] = []
      for place in places where !named.contains(place) { named.append(place) }
      let each = max(1, (named.count + 6) / 7)
      return named.enumerated().filter { $0.offset % each == 0 }.compactMap { _, place in
        share(place).map { ($0, place.words) }
      }
    }
    let first = (range.lowerBound / step).rounded(.up) * step
    return stride(from: first, through: range.upperBound + step / 1000, by: step).map {
      (share($0, in: range), CardproofPlace.number(($0 / step).rounded() * step).words)
    }
  }
}
