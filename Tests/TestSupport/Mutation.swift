/// Changes files at random, in the ways in which files go wrong.
package enum Mutation {
  /// A file with one to four changes: bytes that are other ones, gone, doubled, moved or torn off.
  package static func mutant(
    of bytes: [UInt8], using random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...24, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4:
        let part = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
      case 5: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: start)
      default: bytes.removeSubrange(max(start, bytes.count - 64)...)
      }
    }
    return bytes
  }

  private static let words: [[UInt8]] =
    [
      "<", ">", "&", "&#0;", "&x;", "]]>", "<!--", "<![CDATA[", "<dict>", "</dict>", "<key></key>",
      "<array/>", "<string>", "<data>", "<real>1e999</real>", "<integer>-0</integer>", "\"", "\\",
      ";",
      "=", "/*", "{", "}", "[", "*a", "&a ", "- ", ": ", "\n", "\t", "\u{0}", "\u{FEFF}", "${", "}",
      "%#@", "$(", "999999999999999999999", "\u{202E}", "INIntentName", "🫖",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xFE, 0xFF], [0xC3], [0xED, 0xA0, 0x80]]
}

/// A generator whose numbers are the same in every run (SplitMix64).
package struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
