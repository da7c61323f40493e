/// The sizes of symbols of the system, which are as different as their shapes.
extension SystemSymbol {
  /// A circle beside text of 17 points.
  package static let circle = Size(width: Points(20.5), height: Points(19.5))

  /// The size of a symbol beside text of 17 points, at the medium scale; for one that is not known here, that of a circle
  /// or as long as one in the proportions that a file has for it.
  ///
  /// The proportions are those that Xcode writes into storyboards (observed, in 59 files). The lengths of circles,
  /// `calendar`, `chevron.right`, `person`, `plus` and `play` are from frames of such files; the others are estimated.
  package static func size(named name: String, proportions: Size? = nil) -> Size {
    var base = name
    for ending in [".fill", ".slash"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
    }
    if let size = sizes[base] { return size }
    if base.hasSuffix(".square") { return sizes["square"] ?? circle }
    guard let proportions, proportions.width > 0, proportions.height > 0 else { return circle }
    let scale = circle.width.value / max(proportions.width, proportions.height).value
    return Size(
      width: Points(proportions.width.value * scale),
      height: Points(proportions.height.value * scale))
  }

  /// The height of a line of text, which layout takes for that of a symbol beside it, by the text's size (observed).
  package static let lineHeight = 1.193
  /// The height of capitals in San Francisco, by the text's size.
  package static let capHeight = 0.705

  private static let sizes: [String: Size] = Dictionary(
    (EmbeddedFiles.all["symbol-sizes.txt"] ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2]) else {
        return nil
      }
      return (String(words[0]), Size(width: Points(width), height: Points(height)))
    }, uniquingKeysWith: { $1 })
}
