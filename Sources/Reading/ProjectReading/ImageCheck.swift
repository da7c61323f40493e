internal import CardLayout
package import Diagnostics
internal import SourceFormats
internal import TextTools

/// The finding about an image that a site shows and that is broken, or is more than a picture.
package func imageFinding(for file: SourceFile) -> Diagnostic? {
  switch ImageResource.Format(path: file.path) {
  case .png: isWholePNG(file.bytes) ? nil : broken(file, "a PNG")
  case .jpeg: isWholeJPEG(file.bytes) ? nil : broken(file, "a JPEG")
  case .svg: svgFinding(for: file)
  case .pdf, nil: nil
  }
}

private func broken(_ file: SourceFile, _ kind: String) -> Diagnostic {
  Diagnostic(
    .brokenImage, "The file is not \(kind) image, or a part of it is missing",
    at: SourceLocation(file: file.path), fix: "Export the image again")
}

/// Goes from chunk to chunk: `IHDR` first, some `IDAT`, and `IEND` inside of the file.
private func isWholePNG(_ bytes: [UInt8]) -> Bool {
  guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
  var start = 8
  var hasData = false
  while start + 12 <= bytes.count {
    let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
    guard length <= bytes.count - start - 12 else { return false }
    if start == 8, type != "IHDR" || length != 13 { return false }
    if type == "IEND" { return hasData }
    hasData = hasData || type == "IDAT"
    start += 12 + length
  }
  return false
}

/// A start, a frame with a size, and an end somewhere after it.
private func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
  let image = ImageResource(name: "", path: "", format: .jpeg, bytes: bytes)
  guard image.size != nil, let end = bytes.lastIndex(of: 0xD9) else { return false }
  return bytes[..<end].indices.reversed().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
    != nil
}

private func svgFinding(for file: SourceFile) -> Diagnostic? {
  // The reader of XML refuses entities, but drawing programs write some.
  if file.bytes.contains(text: "<!ENTITY") { return unsafeMarkupFinding(inTextOf: file) }
  do throws(Diagnostic) {
    let root = try readXML(path: file.path, bytes: file.bytes)
    guard localName(root.name) == "svg" else { return broken(file, "an SVG") }
    return unsafeMarkupFinding(in: root, of: file)
  } catch {
    return Diagnostic(
      .brokenImage, "The file is not a whole SVG image: \(error.message)", at: error.location,
      fix: "Export the image again")
  }
}
