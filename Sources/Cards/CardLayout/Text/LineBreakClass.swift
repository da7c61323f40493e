/// The behavior of a grapheme cluster at the end of a line: the classes of Unicode's line breaking
/// algorithm (UAX #14) that labels need, with their names there in brackets.
enum LineBreakClass: UInt8 {
  /// Ends the line (BK, CR, LF, NL).
  case mandatory
  /// Hangs at the end of a line, which may break after it (SP, and the spaces of BA).
  case space
  /// A break without width (ZW).
  case zeroWidthSpace
  /// No break on either side (GL, WJ).
  case glue
  /// Break after, but not where it starts a word or a digit follows (HY).
  case hyphen
  /// Break after, never before (BA).
  case dash
  /// Break on both sides (B2).
  case emDash
  /// Break after unless a digit follows, never before (SY).
  case slash
  /// No break after; the wide ones may begin a line after any letter (OP).
  case opening, wideOpening
  /// A sign before a number: no break after (PR).
  case prefix
  /// No break before; after the wide ones any letter may begin a line (CL, CP, EX, IS; NS, CJ).
  case closing, wideClosing
  /// No break on either side (QU).
  case quotation
  /// A digit (NU).
  case numeric
  /// A sign after a number: no break before (PO).
  case postfix
  /// An ellipsis: no break before (IN).
  case inseparable
  /// Break on both sides (ID, EB, RI).
  case ideographic
  /// Thai, Lao and their like: break between clusters, for want of a dictionary (SA).
  case complex
  /// A vowel written before its consonant: no break after.
  case complexLeading
  /// A vowel or sign written after its consonant: no break before.
  case complexTrailing
  /// Any other letter or symbol, hangul too: Korean breaks at its spaces (AL, HL, H2, H3).
  case alphabetic
}

extension LineBreakClass {
  /// Whether it can be seen, so that leaving it out is a loss.
  var isVisible: Bool { self != .mandatory && !hangs }

  /// Whether it counts for nothing at the end of a line.
  var hangs: Bool { self == .space || self == .zeroWidthSpace }

  init(_ cluster: Character) {
    guard let scalar = cluster.unicodeScalars.first else {
      self = .glue
      return
    }
    let value = scalar.value
    if value < 0x80, !cluster.isEmojiCluster {
      self = .ofASCII(UInt8(value))
    } else if let listed = Self.listed(value) {
      self = listed
    } else if (0x0E00...0x0EFF).contains(value) || Self.complexBlocks(value) {
      self = Self.ofComplex(value)
    } else if cluster.isEmojiCluster || (scalar.isWide && !Self.isHangul(value))
      || (0xFF66...0xFF9D).contains(value)
    {
      self = .ideographic
    } else {
      self = scalar.properties.numericType == .decimal ? .numeric : .alphabetic
    }
  }

  static func ofASCII(_ value: UInt8) -> LineBreakClass {
    switch value {
    case 0x0A...0x0D: .mandatory
    case 0x09, 0x20: .space
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing  // ! ) , . : ; ? ] }
    case 0x22, 0x27: .quotation
    case 0x24: .prefix  // $
    case 0x28, 0x5B, 0x7B: .opening  // ( [ {
    case 0x25: .postfix  // %
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x30...0x39: .numeric
    case 0x7C: .dash  // |
    default: .alphabetic
    }
  }

  private static func complexBlocks(_ value: UInt32) -> Bool {
    switch value {
    case 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF: true
    default: false
    }
  }

  private static func ofComplex(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .complexLeading
    case 0x0E2F...0x0E3A, 0x0E45...0x0E4E, 0x0EAF...0x0EBC, 0x0EC6...0x0ECE, 0x17D4...0x17DA,
      0x104A, 0x104B:
      .complexTrailing
    case 0x0E50...0x0E59, 0x0ED0...0x0ED9, 0x1040...0x1049, 0x17E0...0x17E9: .numeric
    default: .complex
    }
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
