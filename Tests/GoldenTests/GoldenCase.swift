@testable import OutputFolder
import Diagnostics
import Digests
import Foundation
import ProjectReading
import SitePages
import SiteGeneration

/// One folder of `Cases`.
struct GoldenCase {
  let name: String
  private let folder: URL

  /// The cases whose whole site is compared, too.
  private static let wholeSites: Set = ["controller"]

  /// The cases whose drawings are compared line by line; between them they have every kind of element.
  ///
  /// Of all others a digest tells that a drawing changed, and `layout.txt` says where.
  private static let wholeDrawings: Set = ["elements", "maps"]

  static let isRecording = ProcessInfo.processInfo.environment["CARDPROOF_RECORD"] == "1"

  private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []).sorted()
    .filter { !$0.hasPrefix(".") }

  init(_ name: String, in cases: URL = GoldenCase.cases) {
    self.name = name
    folder = cases.appending(path: name)
  }

  /// What the product makes of `input`: text by the path of its golden.
  func actual() async throws -> [String: String] {
    var diagnostics: [Diagnostic] = []
    let source = SourceFolder(path: folder.appending(path: "input").path)
    let settingsFile = source.file(named: SiteSettings.fileName)
    let settings =
      settingsFile.map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    var files = try source.files(excluding: settings.excludes, reporting: &diagnostics)
    if let settingsFile { files.files.append(settingsFile) }
    let project = ProjectReader.read(files, settings: settings, diagnostics: diagnostics)
    let generator = SiteGenerator(project, templates: try SiteTemplates(overrides: []), jobs: 2)
    let site = try await generator.site()
    var texts = [
      "definition.txt": project.definitionDump,
      "findings.txt": DiagnosticText(source: project.text).text(for: site.diagnostics),
      "catalogue.json": site.tree.text(at: "catalogue.json"),
    ]
    for kind in StateDumpKind.allCases {
      var dumps: [StateDump] = []
      await generator.dump(kind, state: nil) { dumps += $0 }
      if kind == .card, !Self.wholeDrawings.contains(name) { dumps = dumps.map(digested) }
      texts["\(kind.rawValue).txt"] = grouped(dumps)
    }
    if Self.wholeSites.contains(name) {
      for path in site.tree.paths where path.hasSuffix(".html") {
        texts["site/\(path)"] = site.tree.text(at: path)
      }
    }
    return texts
  }

  private func digested(_ dump: StateDump) -> StateDump {
    guard dump.text.hasPrefix("<svg") else { return dump }
    return StateDump(id: dump.id, text: "SVG \(SHA256.shortHex(dump.text))\n")
  }

  /// Every distinct text once, below the names of the states that share it.
  private func grouped(_ dumps: [StateDump]) -> String {
    var order: [String] = []
    var ids: [String: [String]] = [:]
    for dump in dumps {
      if ids[dump.text] == nil { order.append(dump.text) }
      ids[dump.text, default: []].append(dump.id)
    }
    return order.map { text in
      (ids[text] ?? []).map { "== \($0)\n" }.joined() + text
    }.joined(separator: "\n")
  }

  /// What differs from `expected`; empty when nothing does.
  func differences(from actual: [String: String]) -> [String] {
    let recorded = Set(expectedPaths)
    return Set(actual.keys).union(recorded).sorted().compactMap { path in
      let place = "\(name)/expected/\(path)"
      guard let text = actual[path] else { return "\(place) is stale: nothing makes it any more" }
      guard recorded.contains(path),
        let expected = try? String(
          contentsOf: expectedFolder.appending(path: path), encoding: .utf8)
      else { return "\(place) is missing; CARDPROOF_RECORD=1 writes it" }
      return expected == text ? nil : firstDifference(at: place, expected, text)
    }
  }

  private func firstDifference(at place: String, _ expected: String, _ actual: String) -> String {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(left.count, right.count)
    func shown(_ lines: [Substring]) -> String {
      lines.indices.contains(line) ? String(lines[line]) : "(the end)"
    }
    return """
      \(place):\(line + 1) differs
        expected: \(shown(left))
        actual:   \(shown(right))
      """
  }

  /// Writes what is expected from now on, and removes what nothing makes any more.
  func record(_ actual: [String: String]) throws {
    for path in expectedPaths where actual[path] == nil {
      try FileManager.default.removeItem(at: expectedFolder.appending(path: path))
    }
    for (path, text) in actual {
      let file = expectedFolder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private var expectedFolder: URL { folder.appending(path: "expected") }

  private var expectedPaths: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: expectedFolder.path)) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: expectedFolder.appending(path: path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
  }
}
