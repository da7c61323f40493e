import ProjectTestSupport
import SiteComparison
import TestSupport
import Testing

/// One edit to the example: what compare must say of it, and of nothing else.
struct Edit: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let from: String
  let to: String
  /// The causes as `kind: name`, without the rest.
  let causes: Set<String>
  /// Patterns of all states that differ, as the change is meant; none for no difference.
  let states: [String]
  /// What must be said of them.
  let kinds: Set<ChangeDetail.Kind>

  init(
    _ name: String, _ file: String, _ from: String, _ to: String, because causes: Set<String>,
    on states: [String], says kinds: Set<ChangeDetail.Kind>
  ) {
    self.name = name
    self.file = file
    self.from = from
    self.to = to
    self.causes = causes
    self.states = states
    self.kinds = kinds
  }

  var testDescription: String { name }

  /// The project with the edit: a text that is replaced, a file that is new, or one that is gone.
  func applied(to project: SampleProject) -> SampleProject {
    var head = project
    let text = head[file]
    if let range = text.firstRange(of: from), !from.isEmpty {
      head[file] = text[..<range.lowerBound] + to + text[range.upperBound...]
    } else if to.isEmpty {
      head.files[file] = nil
    } else {
      head[file] = to
    }
    return head
  }
}

@Suite(.onlyInFullLane) struct EditTests {
  @Test(arguments: Edit.all) func namesCauseAndStatesAndNothingElse(edit: Edit) async throws {
    try await expect(edit, of: FerryProject.project, built: try await BuiltProject.ferry)
  }

  @Test(arguments: Edit.sceneEdits) func namesTheSceneOfAStoryboard(edit: Edit) async throws {
    let project = try FolderProjects.bakery
    try await expect(edit, of: project, built: try await BuiltProject(project))
  }

  @Test(arguments: Edit.catalogueEdits)
  func namesColoursAndTextsOfCatalogs(edit: Edit) async throws {
    let project = try FolderProjects.orchard
    try await expect(edit, of: project, built: try await BuiltProject(project))
  }

  /// Where something else changed at the same time, it is not blamed for that.
  @Test func aDialogueIsTheCauseOnlyWhereItIsSaid() async throws {
    var head = FerryProject.project
    for (file, from, to) in [
      ("Ferry.intentdefinition", "All seats are taken.", "No seat is left."),
      ("Ferry.controller.yml", "\"Price\"", "\"Fare\""),
    ] { head[file] = head[file].replacing(from, with: to) }
    let groups = try await Compared.comparison(head).groups
    #expect(
      groups.map { $0.causes.map(\.name) } == [
        ["the layout Offer of FerryViewController"],
        ["the code failureFull of the intent BookFerry"],
      ])
  }

  private func expect(_ edit: Edit, of project: SampleProject, built: BuiltProject) async throws {
    let text = project[edit.file]
    #expect(edit.from.isEmpty || text.contains(edit.from), "nothing to edit")
    let head = edit.applied(to: project)
    let sites = (built, try await BuiltProject(head))
    let comparison = SiteComparison(base: sites.0.site, head: sites.1.site)
    let causes = Set(comparison.groups.flatMap(\.causes).map { "\($0.kind): \($0.name)" })
    #expect(causes == edit.causes)
    let changes = comparison.groups.flatMap(\.changes).flatMap(\.states)
    let ids = Set(changes.map(\.id))
    let expected = sites.0.ids.union(sites.1.ids).filter { id in
      edit.states.contains { fits(id, $0) }
    }
    #expect(ids == expected, "\(ids.symmetricDifference(expected).sorted())")
    #expect(edit.states.allSatisfy { pattern in ids.contains { fits($0, pattern) } })
    let kinds = Set(changes.flatMap(\.details).map(\.kind))
    let pictures = changes.flatMap(\.details).filter { $0.kind == .picture }
    #expect(kinds == edit.kinds, "\(Set(pictures.map(\.words.text)))")
    let words = changes.flatMap(\.details).map(\.words.text)
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("  ") }, "\(words)")
  }
}
