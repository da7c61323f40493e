import Foundation
import ProjectTestSupport
import TestSupport
import Testing

struct TemplatesCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.url.path)
  }

  /// Every file that it lists is one that a project can have its own of, and the very one that a build uses.
  @Test func aSiteWithTheTemplatesThatItPrintsIsTheSame() throws {
    try Sample.teaHouse(controller: nil).write(to: folder, at: "tea")
    let own = try run("build", "tea", "--output", "own", "--hash")
    let list = try run("templates").output.split(separator: "\n").map { String($0) }
    #expect(list.count > 80 && list == list.sorted() && list.contains("findings.md.mustache"))
    for name in list {
      let printed = try run("templates", name)
      #expect(printed.status == 0 && printed.errors.isEmpty && !printed.output.isEmpty, "\(name)")
      try folder.write(printed.output, at: "tea/Templates/\(name)")
    }
    let replaced = try run("build", "tea", "--output", "replaced", "--hash")
    #expect(own.status == 0 && replaced.status == 0, "\(replaced.errors)")
    #expect(own.output.split(separator: "\n").last == replaced.output.split(separator: "\n").last)
  }

  @Test func aNameNeedsNoEnding() throws {
    let short = try run("templates", "findings")
    let long = try run("templates", "findings.mustache")
    #expect(short.status == 0 && short.output == long.output)
    #expect(try run("templates", "live.js").status == 64)
  }
}
