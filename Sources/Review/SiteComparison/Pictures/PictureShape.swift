internal import TextTools

/// A shape of a drawing: what one box of a card draws.
struct PictureShape: Hashable, Sendable {
  let kind: Substring
  /// The element that it belongs to.
  let name: String
  let frame: PictureFrame
  let color: String
  /// Size, weight and design.
  let font: String
  /// The rest of its look: the picture of an image, the values of a chart, the corners of a box.
  let look: String
  /// Whether it is a text that is not to be seen as a whole.
  let isCutOff: Bool
  let text: String

  /// Takes the fields of a line in the order of `shapes.tsv`; nil where they are of another form.
  init?(_ fields: ArraySlice<Substring.UTF8View>) {
    let fields = Array(fields)
    guard fields.count == 11 else { return nil }
    let lengths = fields[2..<6].compactMap(PictureFrame.hundredths)
    guard lengths.count == 4 else { return nil }
    kind = Substring(fields[0])
    name = fields[1].unescaped
    frame = PictureFrame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    color = fields[6].unescaped
    font = fields[7].unescaped
    look = fields[8].unescaped
    isCutOff = !fields[9].isEmpty
    text = fields[10].unescaped
  }

  /// Whether the drawing has a gray tile for a picture that is too large for it.
  var isTile: Bool { isImage && look.split(separator: " ").contains("tile") }

  var isText: Bool { kind == "text" }

  /// The name for people.
  var title: Phrase {
    if !text.isEmpty { return "\(shown: text)" }
    if isImage { return name.isEmpty || name == "image" ? "the image" : "the image \(name)" }
    // Names of our own are plain words.
    let isPlain = name.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: " ") }
    let noun: Phrase = isPlain ? "\(words: name)" : "\(name)"
    // A stack has no look of its own but its background.
    return kind == "box" && name.hasSuffix("stack")
      ? "the background of the \(phrase: noun)" : "the \(phrase: noun)"
  }

  /// A picture is named after its file, which may come from a value.
  private var isImage: Bool { kind == "image" }

  /// The subject of changes of one kind: its name, and of an image only that it is one.
  var subject: String { isImage ? "image" : name }

  /// Whether the host draws it around everything, so that it follows from the card's size.
  var isGround: Bool { ["platter", "wallpaper", "screen", "separator", "voice"].contains(name) }

  /// The controller's view as a whole, which needs no mark around it.
  var isWhole: Bool { kind == "view" }
}
