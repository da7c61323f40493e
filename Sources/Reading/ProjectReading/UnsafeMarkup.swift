internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// A finding of the first part of an SVG image that can run or load something when a browser opens it; nil when it has
/// none.
func unsafeMarkupFinding(in root: XMLElement, of file: SourceFile) -> Diagnostic? {
  if file.bytes.contains(text: "<?xml-stylesheet") {
    return unsafeMarkupFinding("a style sheet", at: root)
  }
  var rest = [root]
  while let element = rest.popLast() {
    if let part = part(of: element) { return unsafeMarkupFinding(part, at: element) }
    rest += element.elements.reversed()
  }
  return nil
}

/// The finding by the look of the text, for a file whose entities nobody resolves; an entity that
/// could hide markup counts as some.
func unsafeMarkupFinding(inTextOf file: SourceFile) -> Diagnostic? {
  let text = String(decoding: file.bytes, as: UTF8.self).lowercased()
  let signs = [
    "<script", ":script", "script:", "<foreignobject", "<?xml-stylesheet", "data:text",
  ]
  let isSuspect =
    signs.contains(where: text.contains) || text.contains(/\son[a-z]+\s*=/)
    || text.contains(/<!entity[^>]*["'][^>"']*(<|&#)/)
  guard isSuspect else { return nil }
  return Diagnostic(
    .unsafeImage, "The image may contain a script, so Cardproof leaves it out",
    at: SourceLocation(file: file.path), fix: "Export it as a plain SVG")
}

/// A name without the prefix of its namespace, in small letters.
func localName(_ name: String) -> String {
  (name.split(separator: ":").last.map { String($0) } ?? name).lowercased()
}

private let elements: Set = [
  "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "html", "body",
]

private func part(of element: XMLElement) -> String? {
  let name = localName(element.name)
  if elements.contains(name) { return "'\(element.name)'" }
  for attribute in element.attributes {
    let key = localName(attribute.name)
    if key.hasPrefix("on") { return "'\(attribute.name)'" }
    let value = attribute.value.lowercased().filter { !$0.isWhitespace && $0 != "\u{0}" }
    // Animations set attributes: `to`, `from` and `values` are addresses when they set `href`.
    if ["href", "to", "from", "values", "src"].contains(key),
      value.contains("script:") || value.contains("data:text/html")
    {
      return "the address '\(attribute.value.prefix(40))'"
    }
  }
  return nil
}

private func unsafeMarkupFinding(_ part: String, at element: XMLElement) -> Diagnostic {
  Diagnostic(
    .unsafeImage, "The image contains \(part), so Cardproof leaves it out", at: element.location,
    fix: "Export it as a plain SVG")
}
