/// The average width of a grapheme cluster of a script that the table does not cover.
///
/// In 1/1000 em, by the block of a cluster's first character.
///
/// Conventions: shaped width by number of clusters in the first article of the Universal
/// Declaration of Human Rights, Noto Sans Regular, rounded. Scripts without a sample take the
/// number of a close relative. The weight makes no difference.
func averageThousandths(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x0530...0x058F: 640  // Armenian
  case 0x0590...0x05FF, 0xFB1D...0xFB4F: 490  // Hebrew
  case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 450  // Arabic and relatives
  case 0x0900...0x097F: 740  // Devanagari
  case 0x0980...0x09FF: 820  // Bengali
  case 0x0A00...0x0B7F: 740  // Gurmukhi, Gujarati, Odia: as Devanagari
  case 0x0B80...0x0BFF: 1000  // Tamil
  case 0x0C00...0x0CFF: 970  // Telugu, and Kannada as Telugu
  case 0x0D00...0x0DFF: 1000  // Malayalam, Sinhala: as Tamil
  case 0x0E00...0x0EFF: 540  // Thai, and Lao as Thai
  case 0x1000...0x109F: 860  // Myanmar
  case 0x10A0...0x10FF, 0x1C90...0x1CBF: 660  // Georgian
  case 0x1200...0x139F: 640  // Ethiopic
  case 0x1780...0x17FF: 620  // Khmer
  default: elsewhere
  }
}

/// Letters and symbols of no script above; a convention, a little over Inter's average letter.
private let elsewhere = 600
