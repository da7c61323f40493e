/// Makes a shape of one tag of a drawing.
struct PictureShapeReader {
  private let part: PictureLine
  private let offset: (x: Int, y: Int)
  private let opacities: [String]

  init(_ part: PictureLine, offset: (x: Int, y: Int), opacities: [String]) {
    self.part = part
    self.offset = offset
    self.opacities = opacities
  }

  var shape: PictureShape {
    let path = part.path
    return PictureShape(
      tag: part.name, name: part.string(.dataName), text: part.text,
      color: color, font: font, content: path?.commands ?? content, frame: frame(path),
      numbers: path?.numbers ?? [])
  }

  /// Light and dark colour of fill and line, and how opaque they are.
  private var color: String {
    var parts: [String] = []
    if let name = part.value(.class), name.hasPrefix("cp-") {
      let pieces = name.utf8.split(separator: UInt8(ascii: "-"))
      if pieces.count == 4 {
        parts.append("#\(Substring(pieces[2])) (dark #\(Substring(pieces[3])))")
      }
    }
    for name in [PictureAttribute.fill, .stroke] {
      if let value = part.value(name), value != "none" { parts.append(value) }
    }
    for opacity in opacities where !opacity.isEmpty { parts.append("opacity \(opacity)") }
    return parts.count == 1 ? parts[0] : parts.joined(separator: ", ")
  }

  private static let fontNames: [PictureAttribute] = [
    .fontSize, .fontWeight, .fontFamily, .fontVariant,
  ]

  private var font: String {
    guard part.tag == .text else { return "" }
    return Self.fontNames.compactMap { name in
      let value = part.string(name)
      return value.isEmpty ? nil : value
    }.joined(separator: " ")
  }

  private static let contentNames: [PictureAttribute] = [
    .href, .rx, .r, .clipPath, .strokeWidth, .textAnchor, .direction,
  ]

  private var content: String {
    var content = ""
    for name in Self.contentNames {
      guard let value = part.value(name) else { continue }
      content += content.isEmpty ? "\(name.rawValue) \(value)" : ";\(name.rawValue) \(value)"
    }
    return content
  }

  private func frame(_ path: PathGeometry?) -> PictureFrame {
    if let path {
      return PictureFrame(
        x: path.origin.x + offset.x, y: path.origin.y + offset.y, width: 0, height: 0)
    }
    switch part.tag {
    case .circle:
      let radius = part.hundredths(.r)
      return PictureFrame(
        x: part.hundredths(.cx) - radius + offset.x, y: part.hundredths(.cy) - radius + offset.y,
        width: radius * 2, height: radius * 2)
    case .text:
      // The baseline is given; capitals and accents stand above it, about eight tenths of the size.
      let size = part.hundredths(.fontSize)
      return PictureFrame(
        x: part.hundredths(.x) + offset.x, y: part.hundredths(.y) - size * 8 / 10 + offset.y,
        width: part.hundredths(.textLength), height: size)
    default:
      return PictureFrame(
        x: part.hundredths(.x) + offset.x, y: part.hundredths(.y) + offset.y,
        width: part.hundredths(.width), height: part.hundredths(.height))
    }
  }
}
