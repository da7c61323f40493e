import Foundation

// embed-files OUTPUT FOLDER PATH…
// Writes one Swift file that holds the text of every FOLDER/PATH as a string literal.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: embed-files OUTPUT FOLDER PATH...\n".utf8))
  exit(64)
}

/// A raw literal with as many `#` as the text needs.
func literal(_ text: String) -> String {
  var fence = "#"
  while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
  return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
}

do {
  var source = "/// The files that were embedded when this module was built, by path.\n"
  source += "enum EmbeddedFiles {\n  static let all: [String: String] = [\n"
  for path in arguments.dropFirst(3) {
    let file = URL(filePath: arguments[2]).appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    source += "\"\(path)\": \(literal(text)),\n"
  }
  source += arguments.count == 3 ? ":" : ""
  source += "  ]\n}\n"
  // Debug and release builds share the file; a file that did not change causes no work.
  let output = URL(filePath: arguments[1])
  if (try? String(contentsOf: output, encoding: .utf8)) != source {
    try source.write(to: output, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("embed-files: \(error)\n".utf8))
  exit(1)
}
