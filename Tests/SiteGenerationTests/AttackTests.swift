import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectReading
import SourceFormats
import TestSupport
import Testing

/// The attack in every value of every format, and no output that takes it for more than text.
@Suite(.onlyInFullLane) struct AttackTests {
  private static let project: SampleProject = {
    var project = Sample.everyKind
    project["site.yml"] += "hosts: [siri]\naddress: https://example.com/\n"
    return project
  }()

  @Test(arguments: project.files.keys.sorted())
  func everyValueIsTextInEveryOutput(path: String) async throws {
    let attacked = Attack.projects(attacking: path, of: Self.project)
    #expect(!attacked.isEmpty || path.hasSuffix(".png"))
    for project in attacked {
      let site = try await project.site()
      #expect(Attack.problems(in: site.tree) == [], "\(project[path])")
      #expect(Self.problems(in: site.diagnostics, of: project.project) == [])
    }
  }

  /// The names of files reach pages, addresses and findings.
  @Test(arguments: ["md", "controller.yml", "interaction.yml", "strings", "svg", "storyboard"])
  func everyFileNameIsTextInEveryOutput(ending: String) async throws {
    var project = Self.project
    let name = Attack.text.replacing("/", with: "∕")
    let old = try #require(project.files.keys.sorted().first { $0.hasSuffix(".\(ending)") })
    project.files["\(name).\(ending)"] = project.files[old]
    project.files["\(name)/\(name).\(ending)"] = Array("a: [\n<b".utf8)
    let site = try await project.site()
    #expect(Attack.problems(in: site.tree) == [])
    #expect(Self.problems(in: site.diagnostics, of: project.project) == [])
  }

  /// What of the attack came through into a form of the findings.
  static func problems(in diagnostics: [Diagnostic], of project: Project) -> [String] {
    var problems: [String] = []
    let commands = diagnosticGitHubCommands(diagnostics)
    if commands.split(separator: "\n").contains(where: { $0.hasPrefix("::error::xss") }) {
      problems.append("a line of an annotation is a command")
    }
    let sarif = DiagnosticSARIF(
      version: "0", rules: Rule.all, below: ".", help: { ($0.id, $0.id, $0.id, $0.id) },
      source: project.text
    ).text(for: diagnostics)
    if !Attack.isJSON(sarif) { problems.append("SARIF is no JSON") }
    if !Attack.isJSON(diagnosticJSON(diagnostics)) { problems.append("JSON is none") }
    let junit = diagnosticJUnit(
      diagnostics, rules: Rule.all, failing: [.error], headline: \.id)
    do throws(Diagnostic) {
      _ = try readXML(path: "junit.xml", bytes: Array(junit.utf8))
    } catch { problems.append("JUnit: \(error.message)") }
    let text = DiagnosticText(source: project.text).text(for: diagnostics)
    if text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" }) {
      problems.append("the text has control characters")
    }
    return problems
  }
}
