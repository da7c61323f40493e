import Foundation
import TestSupport
import Testing

/// The whole command on a folder of files that mean harm.
@Suite struct HostileFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Two megabytes of a part; `HostileFileTests` has the larger files.
  private func endless(_ start: String, _ part: String) -> [UInt8] {
    Array((start + String(repeating: part, count: 2_000_000 / part.utf8.count)).utf8)
  }

  private let bomb = """
    <!DOCTYPE plist [<!ENTITY a "com.apple.intents-service"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
    <plist><dict><key>NSExtension</key><string>&b;</string></dict></plist>
    """
  private var claim: [UInt8] {
    Array("bplist00com.apple.intents-".utf8) + [0x5F, 0x12, 0x40, 0, 0, 0]
      + [UInt8](repeating: 0, count: 6)
      + [1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 15) + [32]
  }

  private func write() throws -> [String] {
    let definition = Sample.definition([Sample.intent("Brew")]).file
    let half = String(definition.prefix(definition.count / 2))
    let utf16 = "\"Ti0001\" = \"é".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let copies = String(repeating: "<key>${count}</key><dict/>", count: 20_000)
    let harmful: [(String, [UInt8])] = [
      ("Arrays.intentdefinition", endless("<plist>", "<array>")),
      ("Bomb/Info.plist", Array(bomb.utf8)),
      ("Claim/Info.plist", claim),
      ("Claim.intentdefinition", claim),
      ("Cut.intentdefinition", Array(half.utf8)),
      ("Deep.controller.yml", endless("a: ", "[")),
      ("Deep.entitlements", endless("<plist>", "<dict><key>a</key>")),
      ("Invalid.interaction.yml", [0x61, 0x3A, 0x20, 0xFF, 0xFE]),
      ("Keys.entitlements", endless("<plist><dict>", "<key>a</key><true/>")),
      ("Latin.md", Array("# T\n\nT".utf8) + [0xE9, 0x0A]),
      ("de.lproj/Tea.strings", utf16 + [0x22]),
      ("de.lproj/Tea.stringsdict", Array("<plist><dict>\(copies)</dict></plist>".utf8)),
      ("fr.lproj/Tea.strings", endless("", "/*")),
      ("fr.lproj/Tea.stringsdict", Array(bomb.utf8)),
      ("it.lproj/Tea.strings", endless("", "{")),
    ]
    try folder.write(definition, at: "app/Base.lproj/Tea.intentdefinition")
    for (path, bytes) in harmful { try folder.write(bytes, at: "app/\(path)") }
    return harmful.map(\.0)
  }

  @Test func everyHarmfulFileIsAFindingAndTheRestIsBuilt() throws {
    let paths = try write()
    let run = try CommandLineRun(["build", "app", "--output", "site"], in: folder.path(""))
    #expect(run.status == 1)
    for path in paths { #expect(run.errors.contains("\(path):"), "\(path) is not named") }
    #expect(run.errors.utf8.count < 1_000_000)
    #expect(folder.exists("site/intents/Brew/index.html"))
    let check = try CommandLineRun(["check", "app"], in: folder.path(""))
    #expect(check.status == 1)
    let dump = try CommandLineRun(["dump", "definition", "app"], in: folder.path(""))
    #expect(dump.status == 0 || dump.status == 1)
  }

  /// A line of two megabytes is shown in part only, and a site without any whole file is no trap.
  @Test func aFolderOfNothingElseEndsWithFindings() throws {
    try folder.write(endless("<plist>", "<"), at: "app/A.intentdefinition")
    try folder.write([], at: "app/B.intentdefinition")
    try folder.write([0], at: "app/C.controller.yml")
    for format in ["text", "json", "github"] {
      let run = try CommandLineRun(["check", "app", "--format", format], in: folder.path(""))
      #expect(run.status == 1)
      #expect((run.output + run.errors).utf8.count < 20_000)
    }
  }
}
