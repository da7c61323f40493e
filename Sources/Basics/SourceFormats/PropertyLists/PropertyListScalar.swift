import Diagnostics
internal import TextTools
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The text of a number, a date or data in an XML property list.
///
/// White space around the text is skipped, as CoreFoundation does.
struct PropertyListScalar {
  private let element: XMLElement
  private let text: String

  init(_ element: XMLElement, _ text: String) {
    self.element = element
    self.text = String(decoding: text.utf8.trimming(isWhiteSpace), as: UTF8.self)
  }

  /// A decimal number or a hexadecimal one with `0x`, with or without a sign, of 64 bits.
  func integer() throws(Diagnostic) -> Int {
    var digits = text[...]
    let sign = digits.first == "-" ? "-" : ""
    if digits.hasPrefix("-") || digits.hasPrefix("+") { digits.removeFirst() }
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    if isHexadecimal { digits.removeFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? isHexDigit($0) : isDigit($0) })
    else { throw fault("is not a whole number", fix: "Write digits only") }
    guard let number = Int(sign + digits, radix: isHexadecimal ? 16 : 10) else {
      throw fault("is too large", fix: "Write a number that fits into 64 bits")
    }
    return number
  }

  /// A finite number.
  func real() throws(Diagnostic) -> Double {
    guard let number = decimalNumber(text) else {
      throw fault("is not a finite number", fix: "Write a decimal number")
    }
    return number
  }

  /// Bytes in base64, broken into lines anywhere.
  func data() throws(Diagnostic) -> [UInt8] {
    let characters = text.utf8.filter { !isWhiteSpace($0) }
    guard let data = Data(base64Encoded: Data(characters)) else {
      throw fault("is not base64", fix: "Write the bytes in base64, padded with '='")
    }
    return Array(data)
  }

  /// A date of the one form that CoreFoundation reads: `2025-01-31T23:59:59Z`.
  func date() throws(Diagnostic) -> String {
    let form = "0000-00-00T00:00:00Z"
    let hasForm =
      text.utf8.count == form.utf8.count
      && zip(text, form).allSatisfy { $1 == "0" ? isDigit($0) : $0 == $1 }
    let numbers = text.split { !isDigit($0) }.compactMap { Int($0) }
    let ranges = [0...9999, 1...12, 1...31, 0...23, 0...59, 0...60]
    guard hasForm, zip(ranges, numbers).allSatisfy({ $0.contains($1) }) else {
      throw fault("is not a date", fix: "Write '2025-01-31T23:59:59Z'")
    }
    return text
  }

  private func fault(_ complaint: String, fix: String) -> Diagnostic {
    let shown = text.count <= 40 ? text : text.prefix(39) + "…"
    return Diagnostic(
      .malformedPropertyList, "The \(element.name) '\(shown)' \(complaint)",
      at: element.textLocation ?? element.location, fix: fix)
  }
}

private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

private func isHexDigit(_ character: Character) -> Bool {
  character.isASCII && character.isHexDigit
}
