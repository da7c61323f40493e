package import SourceFormats

extension ValueText {
  /// A number with at most three decimals.
  package func decimal(_ number: Double) -> String { decimal(DecimalDigits(number)) }

  /// A part of one, with at most one decimal if nothing else is wanted: 0.256 is 25.6 %.
  package func percent(_ number: Double, decimals: ClosedRange<Int> = 0...1) -> String {
    guard let format else { return "" }
    let digits = DecimalDigits(number).asPercent.rounded(toDecimals: decimals)
    return signed(digits, format.percent.filled(with: magnitude(digits)))
  }

  /// An amount of money with the decimals of its currency.
  package func currency(
    _ amount: Double, code: String, symbol: String? = nil, decimals: ClosedRange<Int>? = nil
  ) -> String {
    guard let format else { return "" }
    let usual = format.currencyDigits[code] ?? 2
    let digits = DecimalDigits(amount).rounded(toDecimals: decimals ?? usual...usual)
    let symbol = symbol ?? format.symbols[code] ?? code
    if digits.isNegative, !digits.isZero, let pattern = format.negativeMoney {
      return money(pattern, symbol: symbol, number: magnitude(digits))
    }
    return signed(digits, money(format.money, symbol: symbol, number: magnitude(digits)))
  }

  package func pluralCategory(of number: Double) -> PluralCategory {
    format?.plural.category(of: DecimalDigits(number)) ?? .other
  }

  /// A text with the right one of some forms for a number, which stands where `#` is.
  package func plural(_ number: Double, forms: PluralForms) -> String {
    let digits = DecimalDigits(number).rounded(toDecimals: 0...3)
    return forms.text(format?.plural.category(of: digits) ?? .other, number: decimal(digits))
  }

  /// A number with as many decimals as a formatter allows, with or without separators.
  package func decimal(
    _ number: Double, decimals: ClosedRange<Int>, isGrouped: Bool = true
  ) -> String {
    let digits = DecimalDigits(number).rounded(toDecimals: decimals)
    let text = magnitude(digits)
    guard !isGrouped, let separator = format?.number.groupSeparator else {
      return signed(digits, text)
    }
    return signed(digits, text.split(separator: separator).joined())
  }

  private func money(_ pattern: String, symbol: String, number: String) -> String {
    // CLDR puts a blank between a number and a currency that ends in a letter, as in `CHF 12`.
    let isLetters = symbol.last?.isLetter == true && pattern.contains("¤#")
    let written = isLetters ? "\(symbol)\u{A0}" : symbol
    return pattern.split(separator: "¤", omittingEmptySubsequences: false)
      .joined(separator: written).filled(with: number)
  }

  private func signed(_ digits: DecimalDigits, _ text: String) -> String {
    guard digits.isNegative, !digits.isZero, let format else { return text }
    return format.number.minus + text
  }

  package func decimal(_ digits: DecimalDigits) -> String {
    let rounded = digits.rounded(toDecimals: 0...3)
    return signed(rounded, magnitude(rounded))
  }

  /// The digits with separators, without a sign.
  private func magnitude(_ digits: DecimalDigits) -> String {
    guard let number = format?.number else { return "" }
    let whole = digits.integer.isEmpty ? [0] : digits.integer
    var text = ""
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      if index > 0, number.grouping.hasSeparator(before: left, of: whole.count) {
        text += number.groupSeparator
      }
      text += String(digit)
    }
    guard !digits.fraction.isEmpty else { return text }
    return text + number.decimalSeparator + digits.fraction.map { String($0) }.joined()
  }
}

extension LanguageFormat.Grouping {
  /// Whether a separator stands before the last `left` digits of so many.
  fileprivate func hasSeparator(before left: Int, of count: Int) -> Bool {
    switch self {
    case .thousands: left % 3 == 0
    case .fromFive: left % 3 == 0 && count > 4
    case .indian: left == 3 || left > 3 && left % 2 == 1
    }
  }
}
