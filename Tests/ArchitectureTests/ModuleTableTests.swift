import Foundation
import TestSupport
import Testing

/// The table at the end of ARCHITECTURE.md.
///
/// `CARDPROOF_RECORD=1 swift test --disable-xctest --filter ArchitectureTests` writes it.
struct ModuleTableTests {
  private static let heading = "## Lines and types"

  @Test func theTableSaysHowLargeTheModulesAre() throws {
    let path = "ARCHITECTURE.md"
    let page = try String(
      contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
    let before = page.firstRange(of: "\n" + Self.heading).map { page[..<$0.lowerBound] }
    let rows = try SourceTree.shared.get().modules.flatMap { module in
      let inside = try SourceTree.standIns(in: module)
      let own = (
        module.folder, module.lineCount - inside.map(\.lineCount).reduce(0, +),
        module.typeCount - inside.map(\.typeCount).reduce(0, +)
      )
      return [own] + inside.map { ($0.folder, $0.lineCount, $0.typeCount) }
    }
    let total = ("All", rows.map(\.1).reduce(0, +), rows.map(\.2).reduce(0, +))
    let table = (rows.sorted { $0.0 < $1.0 } + [total]).map { name, lines, types in
      "| \(name.trimmingPrefix("Sources/")) | \(rounded(lines, to: 100)) | \(rounded(types, to: 10)) |"
    }
    try Recorded.check(
      path,
      is: """
        \(before ?? page[...])
        \(Self.heading)

        Lines to the nearest hundred, types to the nearest ten; `ModuleTableTests` counts them. What is in `Embedded` are the
        stand-ins: modules that are compiled when a class runs.

        | Module | Lines | Types |
        |---|---:|---:|
        \(table.joined(separator: "\n"))

        """)
  }

  private func rounded(_ number: Int, to step: Int) -> Int {
    (number + step / 2) / step * step
  }
}
