import Diagnostics
import SourceFormats
import TestSupport

/// What reading a sample gives: a tree and reports, or one thrown diagnostic.
struct Reading<Tree> {
  let tree: Tree?
  let diagnostics: [Diagnostic]

  init(_ read: (inout [Diagnostic]) throws(Diagnostic) -> Tree) {
    var diagnostics: [Diagnostic] = []
    do {
      self.tree = try read(&diagnostics)
    } catch {
      self.tree = nil
      diagnostics.append(error)
    }
    self.diagnostics = diagnostics
  }

  var report: String { reports(diagnostics) }
}

func readYAML(
  _ text: String, startingAtLine line: Int = 1, limits: ReadingLimits = .standard
) -> Reading<YAMLNode> {
  Reading { diagnostics throws(Diagnostic) in
    try readYAML(
      SourceText(path: "sample", text: text), startingAtLine: line, limits: limits,
      reporting: &diagnostics)
  }
}

func readXML(_ bytes: [UInt8], limits: ReadingLimits = .standard) -> Reading<XMLElement> {
  Reading { _ throws(Diagnostic) in
    try readXML(path: "sample", bytes: bytes, limits: limits)
  }
}

func readXML(_ text: String, limits: ReadingLimits = .standard) -> Reading<XMLElement> {
  readXML(Array(text.utf8), limits: limits)
}

func readPropertyList(
  _ bytes: [UInt8], limits: ReadingLimits = .standard
) -> Reading<PropertyListNode> {
  Reading { diagnostics throws(Diagnostic) in
    try readPropertyList(
      path: "sample", bytes: bytes, limits: limits, reporting: &diagnostics)
  }
}

/// Reads what stands inside `<plist>` on the same line.
func readPropertyList(_ value: String) -> Reading<PropertyListNode> {
  readPropertyList(Array("<plist>\(value)</plist>".utf8))
}

func readStrings(_ bytes: [UInt8], limits: ReadingLimits = .standard) -> Reading<StringsFile> {
  Reading { diagnostics throws(Diagnostic) in
    try readStrings(path: "sample", bytes: bytes, limits: limits, reporting: &diagnostics)
  }
}

func readStrings(_ text: String) -> Reading<StringsFile> { readStrings(Array(text.utf8)) }

func readPlurals(_ bytes: [UInt8], limits: ReadingLimits = .standard) -> Reading<PluralsFile> {
  Reading { diagnostics throws(Diagnostic) in
    try readPlurals(path: "sample", bytes: bytes, limits: limits, reporting: &diagnostics)
  }
}
