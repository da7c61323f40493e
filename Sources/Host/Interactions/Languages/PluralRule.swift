package import SourceFormats

/// Which plural category a number has in a language.
///
/// Each rule is that of the languages that `language-formats.txt` gives it to; CLDR's forms for whole
/// millions are left out.
enum PluralRule: String, CaseIterable, Sendable {
  case none
  /// The number 1 without decimals.
  case one
  /// Whatever has the value 1.
  case unity
  /// From 0 on, below 2.
  case french
  /// From 0 to 1.
  case hindi
  case romanian, czech, polish, russian, croatian, arabic, hebrew

  func category(of number: DecimalDigits) -> PluralCategory {
    let last = number.lastDigits
    let hasDecimals = !number.fraction.isEmpty
    let isOne = number.isSmall && last == 1
    switch self {
    case .none: return .other
    case .one: return isOne && !hasDecimals ? .one : .other
    case .unity: return isOne && number.fraction.allSatisfy { $0 == 0 } ? .one : .other
    case .french: return number.isSmall && last < 2 ? .one : .other
    case .hindi:
      let isZero = number.isSmall && last == 0
      return isZero || isOne && number.fraction.allSatisfy { $0 == 0 } ? .one : .other
    case .romanian:
      if isOne, !hasDecimals { return .one }
      let isZero = number.isSmall && last == 0
      return hasDecimals || isZero || (1...19).contains(last % 100) ? .few : .other
    case .czech:
      if hasDecimals { return .many }
      return isOne ? .one : number.isSmall && (2...4).contains(last) ? .few : .other
    case .polish:
      if hasDecimals { return .other }
      return isOne ? .one : Self.isSlavicFew(last) ? .few : .many
    case .russian:
      if hasDecimals { return .other }
      return Self.isSlavicOne(last) ? .one : Self.isSlavicFew(last) ? .few : .many
    case .croatian:
      let digits = hasDecimals ? number.lastFractionDigits : last
      return Self.isSlavicOne(digits) ? .one : Self.isSlavicFew(digits) ? .few : .other
    case .arabic: return hasDecimals ? .other : Self.arabic(last, isSmall: number.isSmall)
    case .hebrew:
      if number.isSmall, hasDecimals ? last == 0 : last == 1 { return .one }
      return number.isSmall && last == 2 && !hasDecimals ? .two : .other
    }
  }

  private static func isSlavicOne(_ number: Int) -> Bool {
    number % 10 == 1 && number % 100 != 11
  }

  private static func isSlavicFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func arabic(_ number: Int, isSmall: Bool) -> PluralCategory {
    switch number {
    case 0 where isSmall: .zero
    case 1 where isSmall: .one
    case 2 where isSmall: .two
    default:
      switch number % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }
}

/// A text for each plural category that has one of its own; `#` is the number.
package struct PluralForms: Hashable, Sendable {
  private let forms: [PluralCategory: String]
  private let last: String

  /// The last form stands in for the categories that have none.
  package init(_ forms: [(PluralCategory, String)]) {
    self.forms = Dictionary(forms) { first, _ in first }
    last = forms.last?.1 ?? "#"
  }

  package func text(_ category: PluralCategory, number: String) -> String {
    (forms[category] ?? last).filled(with: number)
  }
}

extension String {
  /// The text with each `#` replaced.
  package func filled(with text: String) -> String {
    split(separator: "#", omittingEmptySubsequences: false).joined(separator: text)
  }
}
