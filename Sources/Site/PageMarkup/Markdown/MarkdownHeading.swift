/// A heading of a page, for tables of contents.
package struct MarkdownHeading: Hashable, Sendable {
  /// The level from 1 to 6.
  package let level: Int
  package let text: String
  /// The `id` by which links reach the heading.
  package let anchor: String
  package let place: MarkdownPlace
}

/// Makes anchors out of headings, as GitHub does.
///
/// Letters, digits and marks of every script stay, in lower case; blanks become hyphens; all else
/// goes. Anchors that are taken get a number.
struct HeadingSlugs {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  init(avoiding reserved: Set<String>) {
    taken = reserved
  }

  mutating func next(for heading: String) -> String {
    let base = slug(heading)
    var number = counts[base] ?? 0
    var anchor = number == 0 ? base : "\(base)-\(number)"
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(base)-\(number)"
    }
    counts[base] = number + 1
    return anchor
  }
}

private func slug(_ heading: String) -> String {
  let lowercase = heading.lowercased()
  var slug: [UInt8] = []
  slug.reserveCapacity(lowercase.utf8.count)
  for scalar in lowercase.unicodeScalars {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte.isWordByte || byte == UInt8(ascii: "-") {
        slug.append(byte)
      } else if scalar == " " {
        slug.append(UInt8(ascii: "-"))
      }
      continue
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      slug.append(contentsOf: String(scalar).utf8)
    case .spaceSeparator: slug.append(UInt8(ascii: "-"))
    default: break
    }
  }
  return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
}
