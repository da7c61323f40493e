/// A shape of a drawing: one line of the SVG.
struct PictureShape: Hashable, Sendable {
  let tag: String
  /// The element that it belongs to; empty for a part of the one before.
  let name: String
  let text: String
  let color: String
  let font: String
  /// What else it shows: the picture of an image, the commands of a path.
  let content: String
  let frame: PictureFrame
  /// The numbers of a path, from its own start.
  let numbers: [Int]

  /// Whether people would call it an element; else it is a part of one, such as a letter in an icon.
  var isElement: Bool { !name.isEmpty }

  /// What people call it.
  var title: String {
    if !text.isEmpty { return "‘\(text)’" }
    if name.isEmpty { return "a part of the drawing" }
    return isImage ? "the image \(name)" : "the \(name)"
  }

  /// A picture is named after its file, which may come from a value.
  private var isImage: Bool { tag == "image" }

  /// What changes of one kind have in common: its name, and of an image only that it is one.
  var subject: String { isImage ? "image" : name }

  /// What the host draws around everything, and follows from the card's size.
  var isGround: Bool { ["platter", "wallpaper", "screen", "separator", "voice"].contains(name) }

  /// The controller's view as a whole, which needs no mark around it.
  var isWhole: Bool { name == "hosted view" }

  /// Size and weight, and the first of the typefaces where it is not the usual one.
  var fontTitle: String {
    let words = font.prefix { $0 != "," }.split(separator: " ")
    guard let size = words.first else { return "" }
    let weight = words.dropFirst().first.flatMap { Self.weights[$0] }
    let rest = words.dropFirst(weight == nil ? 1 : 2)
    return ([String(size), weight ?? "regular"] + rest.map { String($0) }).joined(separator: " ")
  }

  /// The names of weights that people write, by those of CSS (specified: CSS Fonts, `font-weight`).
  private static let weights: [Substring: String] = [
    "100": "ultraLight", "200": "thin", "300": "light", "500": "medium", "600": "semibold",
    "700": "bold", "800": "heavy", "900": "black",
  ]

  func looks(like other: PictureShape) -> Bool {
    content == other.content && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy(PictureFrame.isSame)
  }
}
