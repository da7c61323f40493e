package import SourceFormats
internal import Views

/// How Interface Builder writes values.
extension XMLElement {
  /// The child with a `key`, which says what of the parent it is.
  package func child(key: String) -> XMLElement? { elements.first { $0[attribute: "key"] == key } }

  package func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// The object ids of the element and all inside.
  var allIDs: Set<String> {
    var ids = Set(elements.flatMap(\.allIDs))
    if let id = self[attribute: "id"] { ids.insert(id) }
    return ids
  }

  func number(_ name: String) -> Double? {
    guard let text = self[attribute: name], let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// A whole number, brought into a range.
  func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
    number(name).map { Int(min(max($0, Double(range.lowerBound)), Double(range.upperBound))) }
  }

  func points(_ name: String) -> Points? { number(name).map { Points($0) } }

  /// The values of a slider, with those of Interface Builder where it writes none (observed).
  package var slider: (value: Double, least: Double, most: Double) {
    (number("value") ?? 0.5, number("minValue") ?? 0, number("maxValue") ?? 1)
  }

  /// `YES` and `NO`; nil where nothing is written.
  package func flag(_ name: String) -> Bool? { self[attribute: name].map { $0 == "YES" } }

  /// A text that is an attribute, or, where it has more than one line, a child.
  func text(_ name: String) -> String? {
    if let text = self[attribute: name] { return text }
    guard let child = child(key: name) else { return nil }
    switch child.name {
    case "string", "mutableString": return child.text
    case "attributedString": return child.attributedText
    default: return nil
    }
  }

  /// The pieces of an attributed text in one.
  var attributedText: String {
    if let content = child(key: "content") { return content.text }
    return elements.filter { $0.name == "fragment" }.map { $0.pieceText ?? "" }.joined()
  }

  /// The text of one piece of an attributed text.
  var pieceText: String? { self[attribute: "content"] ?? child(key: "content")?.text }

  /// Where the file has a view in another one, if it says so.
  func frame(within size: Size? = nil) -> Frame? {
    if let rect = child(key: "frame"), rect.name == "rect" {
      return Frame(
        x: rect.points("x") ?? 0, y: rect.points("y") ?? 0, width: rect.points("width") ?? 0,
        height: rect.points("height") ?? 0)
    }
    // The first versions of Xcode 8 write the distances to the edges around (observed).
    guard let inset = child(key: "frameInset") else { return nil }
    let (x, width) = inset.span("minX", "width", "maxX", within: size?.width)
    let (y, height) = inset.span("minY", "height", "maxY", within: size?.height)
    return Frame(x: x, y: y, width: width, height: height)
  }

  func size(within size: Size? = nil) -> Size? {
    frame(within: size).map { Size(width: $0.width, height: $0.height) }
  }

  /// The start and the length of two of three: the distance to the start, the length, and the
  /// distance to the end.
  private func span(
    _ start: String, _ length: String, _ end: String, within room: Points?
  ) -> (start: Points, length: Points) {
    let room = room ?? 0
    let before = points(start)
    let after = points(end)
    let own = points(length) ?? max(0, room - (before ?? 0) - (after ?? 0))
    return (before ?? after.map { room - $0 - own } ?? 0, own)
  }

  /// The object ids that the default variation of size classes leaves out.
  func excluded(_ key: String) -> Set<String> {
    guard
      let variation = elements.first(where: {
        $0.name == "variation" && $0[attribute: "key"] == "default"
      }), let mask = variation.child(key: key)
    else { return [] }
    return Set(
      mask.elements.filter { $0.name == "exclude" }.compactMap { $0[attribute: "reference"] })
  }
}
