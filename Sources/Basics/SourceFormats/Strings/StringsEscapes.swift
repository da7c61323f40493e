/// The text between two quotation marks of a `.strings` file, in UTF-8, with its escapes as CoreFoundation reads them.
///
/// Half a surrogate pair in `\U` escapes becomes U+FFFD.
func resolvedStringsEscapes(_ bytes: ArraySlice<UInt8>) -> String {
  // UTF-16, because `\U` escapes are its units: two of them may make one character.
  var units: [UInt16] = []
  var index = bytes.startIndex
  var plainStart = index
  while index < bytes.endIndex {
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
      index += 1
      continue
    }
    units += String(decoding: bytes[plainStart..<index], as: UTF8.self).utf16
    index += 1
    if let (unit, end) = escape(bytes, at: index) {
      units.append(unit)
      index = end
      plainStart = end
    } else {
      // Any other character stands for itself.
      plainStart = index
      index += 1
    }
  }
  units += String(decoding: bytes[plainStart...], as: UTF8.self).utf16
  return String(decoding: units, as: UTF16.self)
}

/// The unit of the escape whose letter stands at `index`, and where it ends; nil for a character
/// that stands for itself.
private func escape(_ bytes: ArraySlice<UInt8>, at index: Int) -> (UInt16, Int)? {
  switch bytes[index] {
  case UInt8(ascii: "a"): return (0x07, index + 1)
  case UInt8(ascii: "b"): return (0x08, index + 1)
  case UInt8(ascii: "t"): return (0x09, index + 1)
  case UInt8(ascii: "n"): return (0x0A, index + 1)
  case UInt8(ascii: "v"): return (0x0B, index + 1)
  case UInt8(ascii: "f"): return (0x0C, index + 1)
  case UInt8(ascii: "r"): return (0x0D, index + 1)
  case UInt8(ascii: "U"):
    return number(bytes, at: index + 1, digits: 4, radix: 16)
  case UInt8(ascii: "0")...UInt8(ascii: "7"):
    return number(bytes, at: index, digits: 3, radix: 8).map { (nextStep($0.0), $0.1) }
  default: return nil
  }
}

/// A number of at most so many digits, cut to 16 bits, and where it ends; nil without a digit.
private func number(
  _ bytes: ArraySlice<UInt8>, at start: Int, digits: Int, radix: Int
) -> (UInt16, Int)? {
  var value = 0
  var index = start
  while index < bytes.endIndex, index < start + digits,
    let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
  {
    value = value * radix + digit
    index += 1
  }
  return index > start ? (UInt16(truncatingIfNeeded: value), index) : nil
}

/// An octal escape names a character of NEXTSTEP's encoding; its lower half is ASCII.
private func nextStep(_ code: UInt16) -> UInt16 {
  code & 0xFF < 0x80 ? code & 0xFF : upperHalf[Int(code & 0xFF) - 0x80]
}

/// The characters 128 to 255 of NEXTSTEP's encoding (the table of Unicode's own mapping file).
private let upperHalf: [UInt16] = Array(
  ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
    + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").utf16)
