/// The direction that a text reads in.
package enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of the first strong character, as rules P2 and P3 of Unicode's bidirectional
  /// algorithm have it; what is inside isolates does not count.
  ///
  /// Nil without such a character.
  package init?(firstStrongIn text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        guard isolates == 0, let direction = TextDirection(of: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  /// The direction of a strong character; nil for digits, marks, punctuation and symbols.
  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200E: self = .leftToRight
    case 0x200F, 0x061C: self = .rightToLeft
    default:
      guard scalar.properties.isAlphabetic, !scalar.isMark else { return nil }
      self = scalar.isInRightToLeftBlock ? .rightToLeft : .leftToRight
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it is in a block whose letters read from right to left: Hebrew to Arabic Extended-A,
  /// their presentation forms, and the blocks that Unicode keeps for such scripts.
  fileprivate var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
