/// Makes a shape of one tag of a drawing.
struct PictureShapeReader {
  private let part: PictureLine
  private let offset: (x: Int, y: Int)
  private let opacities: [Substring]

  init(_ part: PictureLine, offset: (x: Int, y: Int), opacities: [Substring]) {
    self.part = part
    self.offset = offset
    self.opacities = opacities
  }

  var shape: PictureShape {
    let path = part.attributes["d"].map { PathGeometry($0) }
    return PictureShape(
      tag: String(part.tag), name: part.string("data-name"), text: unescaped(part.text),
      color: color, font: font, content: path?.commands ?? content, frame: frame(path),
      numbers: path?.numbers ?? [])
  }

  /// Light and dark colour of fill and line, and how opaque they are.
  private var color: String {
    var parts: [String] = []
    if let name = part.attributes["class"], name.hasPrefix("cp-") {
      let pieces = name.split(separator: "-")
      if pieces.count == 4 { parts.append("#\(pieces[2]) (dark #\(pieces[3]))") }
    }
    for name in ["fill", "stroke"] as [StaticString] {
      if let value = part.attributes[name], value != "none" { parts.append(String(value)) }
    }
    let opacity = opacities.filter { !$0.isEmpty }.map { "opacity \($0)" }
    return (parts + opacity).joined(separator: ", ")
  }

  private var font: String {
    let names: [StaticString] = ["font-size", "font-weight", "font-family", "font-variant"]
    return names.compactMap { part.attributes[$0].map(unescaped) }.joined(separator: " ")
  }

  private var content: String {
    (["href", "rx", "r", "clip-path", "stroke-width", "text-anchor", "direction"] as [StaticString])
      .compactMap { name in part.attributes[name].map { "\(name) \($0)" } }
      .joined(separator: ";")
  }

  private func frame(_ path: PathGeometry?) -> PictureFrame {
    if let path {
      return PictureFrame(
        x: path.origin.x + offset.x, y: path.origin.y + offset.y, width: 0, height: 0)
    }
    if part.tag == "circle" {
      let radius = part.hundredths("r")
      return PictureFrame(
        x: part.hundredths("cx") - radius + offset.x, y: part.hundredths("cy") - radius + offset.y,
        width: radius * 2, height: radius * 2)
    }
    guard part.tag == "text" else {
      return PictureFrame(
        x: part.hundredths("x") + offset.x, y: part.hundredths("y") + offset.y,
        width: part.hundredths("width"), height: part.hundredths("height"))
    }
    // The baseline is given; capitals and accents stand above it, about eight tenths of the size.
    let size = part.hundredths("font-size")
    let width = part.hundredths("textLength")
    return PictureFrame(
      x: part.hundredths("x") + offset.x, y: part.hundredths("y") - size * 8 / 10 + offset.y,
      width: width, height: size)
  }
}
