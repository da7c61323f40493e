/// A drawing of a card as the shapes on it, read from its SVG.
struct CardPicture: Sendable {
  private(set) var shapes: [PictureShape] = []
  private(set) var width = 0
  private(set) var height = 0
  /// What a screen reader says of it first: its title.
  private(set) var spoken = ""
  /// What its description says was cut off.
  private var cutOff: Set<String> = []

  /// What the group for people who build cards is called; it is no part of the card.
  private static let overlayID = "overlay"

  init(svg: String) {
    var offsets: [(x: Int, y: Int)] = []
    var opacities: [Substring] = []
    var overlayDepth = 0
    for bytes in svg.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(bytes)
      if Self.ends(line, "(cut off)") || Self.ends(line, "(cut off)</desc>") {
        cutOff.insert(Self.cutText(line))
      }
      if overlayDepth > 0 {
        if Self.begins(line, "<g") { overlayDepth += 1 }
        if Self.begins(line, "</g") { overlayDepth -= 1 }
        continue
      }
      if Self.begins(line, "</") {
        if Self.begins(line, "</svg") { _ = offsets.popLast() }
        if Self.begins(line, "</g") { _ = opacities.popLast() }
        continue
      }
      guard let part = PictureLine(line) else { continue }
      switch part.tag {
      case "title":
        spoken = unescaped(part.text)
        continue
      case "desc", "style": continue
      case "g":
        if part.attributes["id"] == Substring(Self.overlayID) {
          overlayDepth = 1
        } else {
          opacities.append(part.attributes["opacity"] ?? "")
        }
        continue
      case "svg":
        let box = (part.attributes["viewBox"] ?? "").split(separator: " ").compactMap {
          PictureFrame.hundredths($0)
        }
        let offset = offsets.last ?? (0, 0)
        if offsets.isEmpty {
          width = part.hundredths("width")
          height = part.hundredths("height")
          offsets.append((0, 0))
          continue
        }
        let start = (x: part.hundredths("x"), y: part.hundredths("y"))
        add(part, at: offset, opacities)
        offsets.append(
          box.count == 4
            ? (offset.x + start.x - box[0], offset.y + start.y - box[1]) : offset)
      default: add(part, at: offsets.last ?? (0, 0), opacities)
      }
    }
  }

  /// Whether a text of the card is one that was cut off.
  func isCutOff(_ text: String) -> Bool { cutOff.contains(text) }

  private static func begins(_ line: Substring, _ start: StaticString) -> Bool {
    line.utf8.starts(with: start.description.utf8)
  }

  private static func ends(_ line: Substring, _ end: StaticString) -> Bool {
    line.utf8.reversed().starts(with: end.description.utf8.reversed())
  }

  private static func cutText(_ line: Substring) -> String {
    var text = line
    if text.hasSuffix("</desc>") { text = text.dropLast("</desc>".count) }
    if text.hasPrefix("<desc>") { text = text.dropFirst("<desc>".count) }
    return unescaped(text.dropLast(" (cut off)".count))
  }

  private mutating func add(
    _ part: PictureLine, at offset: (x: Int, y: Int), _ opacities: [Substring]
  ) {
    let shape = PictureShapeReader(part, offset: offset, opacities: opacities).shape
    if let last = shapes.last, let joined = last.continued(by: shape) {
      shapes[shapes.count - 1] = joined
    } else {
      shapes.append(shape)
    }
  }
}

extension PictureShape {
  /// The next line of the same text, put together; nil where it is another text.
  ///
  /// Lines of one text have one name, style and edge and stand no further apart than a text style's
  /// leading, at most 1.4 times its size.
  fileprivate func continued(by next: PictureShape) -> PictureShape? {
    guard tag == "text", next.tag == "text", !name.isEmpty, name == next.name,
      color == next.color, font == next.font, next.content == content,
      let size = font.split(separator: " ").first.flatMap({ PictureFrame.hundredths($0) })
    else { return nil }
    let step = next.frame.y + next.frame.height - (frame.y + frame.height)
    guard step > 0, step * 10 <= size * 14 else { return nil }
    let left = min(frame.x, next.frame.x)
    let right = max(frame.x + frame.width, next.frame.x + next.frame.width)
    return PictureShape(
      tag: tag, name: name, text: "\(text) \(next.text)", color: color, font: font,
      content: content,
      frame: PictureFrame(
        x: left, y: frame.y, width: right - left,
        height: next.frame.y + next.frame.height - frame.y), numbers: [])
  }
}
