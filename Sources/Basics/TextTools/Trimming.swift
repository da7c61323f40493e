extension BidirectionalCollection {
  /// The collection without what is left out at its ends.
  @inlinable
  package func trimming(_ isLeftOut: (Element) -> Bool) -> SubSequence {
    drop(while: isLeftOut).trimmingEnd(isLeftOut)
  }

  /// The collection without what is left out at its end.
  @inlinable
  package func trimmingEnd(_ isLeftOut: (Element) -> Bool) -> SubSequence {
    dropLast(reversed().prefix(while: isLeftOut).count)
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String { String(trimming(\.isWhitespace)) }
}

/// Tests for white space of XML and YAML alike.
package func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
