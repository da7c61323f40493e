internal import HostSimulation
internal import SourceFormats

/// How Interface Builder writes values.
extension XMLElement {
  /// The child with a `key`, which says what of the parent it is.
  func child(key: String) -> XMLElement? { elements.first { $0[attribute: "key"] == key } }

  func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

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

  /// `YES` and `NO`; nil where nothing is written.
  func flag(_ name: String) -> Bool? { self[attribute: name].map { $0 == "YES" } }

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

  /// What of a piece's attributes shows: its font and its colours.
  var styleDescription: [[Attribute]] {
    elements.filter { ["NSFont", "NSColor"].contains($0[attribute: "key"] ?? "") }
      .map(\.attributes)
  }

  var frame: Frame? {
    guard let rect = child(key: "frame"), rect.name == "rect" else { return nil }
    return Frame(
      x: rect.points("x") ?? 0, y: rect.points("y") ?? 0, width: rect.points("width") ?? 0,
      height: rect.points("height") ?? 0)
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
