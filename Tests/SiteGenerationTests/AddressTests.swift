@testable import OutputFolder
@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Addresses that not every file system can have.
struct AddressTests {
  @Test func pagesThatDifferInCapitalsOnlyAreAFinding() async throws {
    let site = try await SampleProject([
      "Guide.md": "# A\n", "guide.md": "# B\n", "other.md": "# C\n",
    ]).site()
    let finding = try #require(site.diagnostics.first { $0.rule == .collidingAddress })
    #expect(
      finding.message
        == "'docs/guide.html' and 'docs/Guide.html' are one file on systems that ignore capitals")
    #expect(finding.location?.file == "guide.md")
    #expect(finding.notes.first?.location?.file == "Guide.md")
    #expect(site.tree.text(at: "docs/guide.html") != site.tree.text(at: "docs/Guide.html"))
  }

  @Test func intentsThatDifferInCapitalsOnlyAreAFinding() async throws {
    let site = try await SampleProject([
      "Tea.intentdefinition": Sample.definition([Sample.intent("Brew"), Sample.intent("brew")]).file
    ]).site()
    #expect(site.diagnostics.contains { $0.rule == .collidingAddress })
  }

  @Test(arguments: [
    "con.md", "CON.md", "aux.x.md", "nul/a.md", "Lpt1.md", "COM9.tar.md", "prn/con.md", "a./b.md",
  ]) func noPartOfAnAddressIsADeviceOfWindows(path: String) async throws {
    let site = try await SampleProject([path: "# A\n"]).site()
    let pages = site.tree.paths.filter { $0.hasPrefix("docs/") && $0.hasSuffix(".html") }
    #expect(pages.count == 1)
    let devices: Set = ["con", "aux", "nul", "prn", "lpt1", "com9"]
    for part in pages.flatMap({ $0.split(separator: "/") }) {
      #expect(!part.hasSuffix("."))
      #expect(!devices.contains(part.prefix { $0 != "." }.lowercased()), "\(part)")
    }
  }

  @Test(arguments: ["console.md", "come.md", "com10.md", "a.b.md", "auxiliary/nulls.md"])
  func otherNamesStayAsTheyAre(path: String) async throws {
    let site = try await SampleProject([path: "# A\n"]).site()
    #expect(site.tree.paths.contains("docs/\(path.dropLast(3)).html"))
  }
}
