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

  /// The size that a drawing says in its first tag; zero where it says none.
  static func size(of svg: String) -> (width: Int, height: Int) {
    let bytes = Array(svg.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let part = PictureLine(bytes, 0..<end), part.tag == .svg else { return (0, 0) }
    return (part.hundredths(.width), part.hundredths(.height))
  }

  /// Reads a drawing; shapes that other drawings had are taken from `known`.
  init(svg: String, known: inout KnownShapes) {
    let bytes = Array(svg.utf8)
    var offsets: [(x: Int, y: Int)] = []
    var opacities: [String] = []
    var overlayDepth = 0
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let line = start..<end
      start = end + 1
      noteCutOff(bytes, line)
      if overlayDepth > 0 {
        if bytes.begins(Self.groupStart, in: line) { overlayDepth += 1 }
        if bytes.begins(Self.groupEnd, in: line) { overlayDepth -= 1 }
        continue
      }
      if bytes.begins(Self.anyEnd, in: line) {
        if bytes.begins(Self.pictureEnd, in: line) { _ = offsets.popLast() }
        if bytes.begins(Self.groupEnd, in: line) {
          _ = opacities.popLast()
          _ = offsets.popLast()
        }
        continue
      }
      let key = KnownShapes.Key(
        line: bytes.string(line), offset: offsets.last ?? (0, 0), opacities: opacities)
      if let shape = known[key] {
        add(shape)
        continue
      }
      guard let part = PictureLine(bytes, line) else { continue }
      switch part.tag {
      case .title: spoken = part.text
      case .desc, .style: break
      case .g:
        if part.value(.id) == Self.overlayID {
          overlayDepth = 1
        } else {
          opacities.append(part.value(.opacity) ?? "")
          let offset = offsets.last ?? (0, 0)
          let move = part.translation
          offsets.append((offset.x + move.x, offset.y + move.y))
        }
      case .svg where offsets.isEmpty:
        width = part.hundredths(.width)
        height = part.hundredths(.height)
        offsets.append((0, 0))
      case .svg:
        let box = part.lengths(.viewBox)
        let offset = offsets.last ?? (0, 0)
        add(PictureShapeReader(part, offset: offset, opacities: opacities).shape)
        offsets.append(
          box.count == 4
            ? (
              offset.x + part.hundredths(.x) - box[0], offset.y + part.hundredths(.y) - box[1]
            ) : offset)
      case .text, .circle, .other:
        let shape = PictureShapeReader(
          part, offset: offsets.last ?? (0, 0), opacities: opacities
        ).shape
        known[key] = shape
        add(shape)
      }
    }
  }

  /// Whether a text of the card is one that was cut off.
  func isCutOff(_ text: String) -> Bool { cutOff.contains(text) }

  private static let groupStart = Array("<g".utf8)
  private static let groupEnd = Array("</g".utf8)
  private static let pictureEnd = Array("</svg".utf8)
  private static let anyEnd = Array("</".utf8)
  private static let descriptionStart = Array("<desc>".utf8)
  private static let descriptionEnd = Array("</desc>".utf8)
  private static let cutOffMark = Array(" (cut off)".utf8)

  /// Keeps the text of a line of the description that says that it is cut off.
  private mutating func noteCutOff(_ bytes: [UInt8], _ line: Range<Int>) {
    var line = line
    if bytes.ends(Self.descriptionEnd, in: line) {
      line = line.lowerBound..<(line.upperBound - Self.descriptionEnd.count)
    }
    guard bytes.ends(Self.cutOffMark, in: line) else { return }
    line = line.lowerBound..<(line.upperBound - Self.cutOffMark.count)
    if bytes.begins(Self.descriptionStart, in: line) {
      line = (line.lowerBound + Self.descriptionStart.count)..<line.upperBound
    }
    cutOff.insert(bytes.unescaped(line))
  }

  private mutating func add(_ shape: PictureShape) {
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
      let size = PictureFrame.hundredths(Array(font.utf8.prefix { $0 != UInt8(ascii: " ") })[...])
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

extension [UInt8] {
  fileprivate func begins(_ text: [UInt8], in line: Range<Int>) -> Bool {
    line.count >= text.count && has(text, at: line.lowerBound..<(line.lowerBound + text.count))
  }

  fileprivate func ends(_ text: [UInt8], in line: Range<Int>) -> Bool {
    line.count >= text.count && has(text, at: (line.upperBound - text.count)..<line.upperBound)
  }
}
