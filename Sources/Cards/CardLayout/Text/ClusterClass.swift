/// The class that decides the width of a grapheme cluster.
enum ClusterClass: Hashable {
  /// Controls, line ends, format characters and marks without a base: no width.
  case invisible
  /// A tab, which measures as four spaces; a convention.
  case tab
  /// One em: Chinese and Japanese characters, hangul, fullwidth forms.
  case wide
  /// One em in a large font, more in a small one.
  case emoji
  /// Half an em for each of its characters: `ｶﾞ` has two.
  case halfwidth(count: Int)
  /// Anything else, by its first character; `isAlone` if nothing follows it in the cluster.
  case letters(base: Unicode.Scalar, isAlone: Bool)

  init(_ cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first else {
      self = .invisible
      return
    }
    let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if (0x20...0x7E).contains(base.value), isAlone {
      self = .letters(base: base, isAlone: true)
    } else if base == "\t" {
      self = .tab
    } else if cluster.isEmojiCluster {
      self = base.properties.isDefaultIgnorableCodePoint ? .invisible : .emoji
    } else if base.isWide {
      self = base.properties.isDefaultIgnorableCodePoint ? .invisible : .wide
    } else if base.isHalfwidth {
      self = .halfwidth(count: scalars.count { $0.isHalfwidth })
    } else if base.isInvisible {
      self = .invisible
    } else {
      self = .letters(base: base, isAlone: isAlone)
    }
  }
}

extension Character {
  /// Whether it is drawn as an emoji: by nature, by a variation selector, as a keycap, a flag or
  /// a joined sequence.
  var isEmojiCluster: Bool {
    guard let base = unicodeScalars.first, base.value >= 0x23, base.value < 0x20000 else {
      return false
    }
    let rest = unicodeScalars.dropFirst()
    if rest.contains(where: { $0 == "\u{FE0E}" }) { return false }
    return (base.value >= 0x2000 && base.properties.isEmojiPresentation)
      || rest.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// Whether it is East Asian Wide or Fullwidth, by the blocks of Unicode's EastAsianWidth.txt.
  var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD, 0x3000:
      true
    default: false
    }
  }

  /// Whether it is one of Unicode's halfwidth forms.
  fileprivate var isHalfwidth: Bool {
    switch value {
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: true
    default: false
    }
  }

  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
