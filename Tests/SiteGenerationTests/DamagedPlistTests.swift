@testable import ProjectReading
import Diagnostics
import IntentDefinitions
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Info.plists that cannot be read, or not as UTF-8: nobody knows what they would say.
struct DamagedPlistTests {
  private static let plist = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file

  private func findings(_ bytes: [UInt8], at path: String = "TeaIntentsUI/Info.plist") -> [String] {
    var project = Sample.teaHouse()
    project.files[path] = bytes
    return project.project.diagnostics.filter { $0.location?.file == path }.map(\.rule.id)
  }

  @Test func utf16IsRead() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.plist.replacing("UTF-8", with: "UTF-16").utf16 {
      bytes += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    var project = Sample.teaHouse()
    project.files["TeaIntentsUI/Info.plist"] = bytes
    #expect(project.project.intents.extensions.count == 2)
  }

  @Test func whatCannotBeReadIsFound() {
    let bytes = Array(Self.plist.utf8)
    #expect(findings(Array(bytes.prefix(200))) == ["malformed-xml"])
    #expect(findings([UInt8](repeating: 0, count: 400)) == ["malformed-property-list"])
    #expect(findings(Array("bplist00".utf8) + [1, 2, 3]) == ["malformed-property-list"])
  }

  @Test func otherFilesOfAProjectAreItsOwn() {
    #expect(findings(Array("#include \"a.h\"".utf8)).isEmpty)
    #expect(findings(Array("<plist><dict/></plist>\n".utf8), at: "Other/Info.plist").isEmpty)
    #expect(findings(Array("<broken".utf8), at: "Other/Colors.plist").isEmpty)
  }
}
