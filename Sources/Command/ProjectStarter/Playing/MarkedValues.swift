internal import IntentDefinitions
internal import Interactions

/// Makes values that occur nowhere else, so that a text of a card tells which of them it shows.
///
/// Two rounds differ in every text, number and date; what stays alike is the class's own. Enum cases and Booleans stay,
/// because a class may take another way for each.
struct MarkedValues {
  /// 0 or 1.
  let round: Int
  private var count = 0

  /// Prime numbers under 100: small enough for a class that counts up to one, too odd to come about by chance.
  private static let primes = [[23, 29, 31, 37, 41, 43, 47], [53, 59, 61, 67, 71, 73, 79]]

  init(round: Int) { self.round = round }

  /// The values with marks in their place, in the order of their names.
  mutating func marked(
    _ values: [String: IntentValue], of parameters: [IntentParameter] = []
  ) -> [String: IntentValue] {
    var result: [String: IntentValue] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let limits = parameters.first { $0.name == name }?.limits ?? .none
      result[name] = marked(value, within: limits)
    }
    return result
  }

  private mutating func marked(_ value: IntentValue, within limits: ParameterLimits) -> IntentValue
  {
    count += 1
    switch value {
    case .text(let text):
      // A measurement is a number and a unit, which another word would not be.
      if text.contains(where: \.isNumber) { return value }
      return .text(text.hasPrefix("https://") ? "https://\(word.lowercased()).example" : word)
    case .integer(let sample): return .integer(number(within: limits) ?? sample)
    case .number(let sample):
      // An amount of money has a digit more than the first.
      let number = Double(prime) + (round == 0 ? 0.5 : 0.75)
      return .number(
        limits.allows(number) ? number : self.number(within: limits).map { Double($0) } ?? sample)
    case .duration: return .duration(Double(prime * 60))
    case .currency:
      return .currency(amount: Double(prime) + 0.5, code: round == 0 ? "USD" : "EUR")
    case .date(let date):
      let hour = date.hour.map { _ in 9 + count % 12 }
      return DateValue(
        year: 2031 + round, month: 3 + round * 5, day: 11 + count % 17, hour: hour,
        minute: hour.map { _ in 10 + prime % 50 }
      ).map { .date($0) } ?? value
    case .list(let values):
      guard let first = values.first else { return value }
      return .list((0..<(2 + round)).map { _ in marked(first, within: limits) })
    case .object(let object): return .object(marked(object))
    case .boolean, .enumCase: return value
    }
  }

  private mutating func marked(_ object: ObjectValue) -> ObjectValue {
    let display = word
    count += 1
    let identifier = object.identifier.map { _ in word }
    var properties: [String: IntentValue] = [:]
    for (name, value) in object.properties.sorted(by: { $0.key < $1.key }) {
      properties[name] =
        value == .text(object.display) ? .text(display) : marked(value, within: .none)
    }
    return ObjectValue(identifier: identifier, display: display, properties: properties)
  }

  private var prime: Int {
    let primes = Self.primes[round]
    return primes[count % primes.count] + count / primes.count * 100
  }

  private func number(within limits: ParameterLimits) -> Int? {
    let least = Int((limits.minimum ?? 0).rounded(.up))
    // Lists have two and three values, which no number should be.
    return [prime, least + 5 + 2 * round, least + 1 + round, round].first {
      limits.allows(Double($0))
    }
  }

  /// A word of no language.
  private var word: String {
    let letters = "bdfghklmnprstv".map { String($0) }
    let vowels = ["a", "e", "i", "o", "u"]
    let (first, second) = (count / letters.count % letters.count, count % letters.count)
    let start = round == 0 ? "Zaq" : "Wyx"
    return start + letters[second] + vowels[count % 5] + letters[first] + vowels[count / 5 % 5]
  }
}
