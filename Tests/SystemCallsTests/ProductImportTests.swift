import Foundation
import TestSupport
import Testing

/// The parts of the system that the product's sources may import.
struct ProductImportTests {
  /// The text of each Swift file below `Sources`, by its path; what is embedded is compiled elsewhere.
  private func sources() throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Embedded/") }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { path in
        (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
      })
  }

  /// The whole of Foundation brings 45 MB of language data into the binary on Linux.
  @Test func foundationIsOnlyImportedWhereEssentialsAreMissing() throws {
    let guarded = """
      #if canImport(FoundationEssentials)
        internal import FoundationEssentials
      #else
        internal import Foundation
      #endif
      """
    let whole = try Regex(#"import Foundation\b"#)
    for (path, text) in try sources() {
      #expect(!text.replacing(guarded, with: "").contains(whole), "\(path)")
    }
  }

  @Test func systemCallsAreMadeInOneModule() throws {
    let importing = try sources().filter { $0.value.contains("import Glibc") }.keys
      .filter { !$0.hasPrefix("Basics/SystemCalls/") }
    // These take functions of the C library that ask nothing of the system: `memchr`, `atan2` and `pow`.
    #expect(
      importing.sorted() == [
        "Basics/TextTools/ByteSearch.swift", "Cards/CardDrawing/GradientMask.swift",
        "Reading/InterfaceBuilder/ColorSpace.swift",
      ])
  }
}
