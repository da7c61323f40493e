@testable import OutputFolder
import Foundation
import ProjectTestSupport
import SiteComparison
import SiteGeneration
import TestSupport
import Testing

struct ReportTests {
  private func edited(_ from: String, _ to: String) -> SampleProject {
    var project = FerryProject.project
    project["Ferry.controller.yml"] = FerryProject.controller.replacing(from, with: to)
    return project
  }

  @Test func sameInputGivesNoDifferenceWithAnyNumberOfJobs() async throws {
    let sites = (
      try await BuiltProject.ferry.site,
      try await BuiltProject(FerryProject.project, jobs: 8).site
    )
    let comparison = SiteComparison(base: sites.0, head: sites.1)
    #expect(comparison.groups.isEmpty && comparison.text == "No difference in 100 states\n")
    #expect(!comparison.fails(on: .changes) && !comparison.fails(on: .regressions))
    #expect(comparison.json.contains("\"groups\": []"))
    #expect(comparison.junit(failingOn: .changes).contains("failures=\"0\""))
    #expect(comparison.markdown().contains("This change alters nothing on its 25 cards."))
  }

  /// A drawing that lacks a picture says so, since it looks as if the app had a gray tile.
  @Test func aTileForALargePictureIsExplained() async throws {
    let sentence = "A gray tile is a large picture, which the report leaves out."
    var project = FerryProject.project
    project["wave.svg"] = FerryProject.wave.replacing(
      "</svg>", with: "<!-- \(String(repeating: "large ", count: 800)) --></svg>")
    #expect(project["wave.svg"] != FerryProject.wave)
    let report = try await Compared.report(project).files["index.html"] ?? ""
    #expect(report.contains(sentence), "\(report)")
    let other = try await Compared.report(edited("\"#AA0000\"", "\"#0000AA\""))
    #expect(other.files["index.html"]?.contains(sentence) == false)
  }

  @Test func textNamesCauseRiskAndStates() async throws {
    let comparison = try await Compared.comparison(
      edited("\"#AA0000\"", "\"#0000AA\""))
    #expect(
      comparison.text.hasPrefix(
        """
        Controller: the layout Ticket of FerryViewController (Ferry.controller.yml:21:3)
          Color: 8 states
            - ‘Leaves soon’ changed its color: #AA0000 → #0000AA

        """))
    #expect(comparison.text.hasSuffix("\n8 of 100 states differ, for 1 cause\n"))
    #expect(comparison.fails(on: .changes) && !comparison.fails(on: .regressions))
  }

  @Test func eachCauseIsCountedOnce() async throws {
    var project = edited("\"Leaves soon\"", "\"Off it goes\"")
    project["Ferry.controller.yml"] = project["Ferry.controller.yml"].replacing(
      "height: 120", with: "height: 130")
    let comparison = try await Compared.comparison(project)
    #expect(comparison.groups.count == 1)
    #expect(comparison.text.hasSuffix(" differ, for 2 causes\n"), "\(comparison.text)")
  }

  /// Two extensions may have classes of one name: their files tell the order, the same in each run.
  @Test func causesWithTheSameWordsStandInTheOrderOfTheirFiles() throws {
    func site(_ digest: String) throws -> ComparedSite {
      let numbers = 1...8
      let inputs = numbers.map {
        """
        {"id": "\($0)", "kind": "controller", "name": "C", "file": "\($0).controller.yml", "digest": "\(digest)"}
        """
      }
      let states = numbers.map {
        """
        {"id": "I/\($0)/handle/siri/none", "intent": "I", "class": "I", "interaction": "\($0)", "stage": "handle", \
        "host": "siri", "context": "siriSnippet", "locked": false, "behavior": "none", "hostDefault": true, "variant": "", "outcome": "custom", "asks": 1, "width": 9, "height": 9, "card": "cards/\(digest).svg", \
        "page": "p", "digest": "\(digest)", "transcript": "t", "inputs": ["\($0)"], "findings": []}
        """
      }
      let text = """
        {"version": 2, "generator": "cardproof", "title": "T", "hosts": ["siri"], "findings": [],
        "inputs": [\(inputs.joined(separator: ","))], "states": [\(states.joined(separator: ","))],
        "transcripts": [{"id": "t", "steps": []}]}
        """
      let catalogue = try CatalogFile(path: "catalogue.json", bytes: Array(text.utf8))
      return ComparedSite(catalogue) {
        "<svg width=\"9\" height=\"9\">\n<title>\($0)</title>\n</svg>\n"
      }
    }
    let comparison = SiteComparison(base: try site("a"), head: try site("b"))
    #expect(
      comparison.groups.map { $0.causes.map(\.source) } == (1...8).map { ["\($0).controller.yml"] })
  }

  /// A stack of headings reads as if each had a part of its own below it.
  @Test func aGroupWithSeveralCausesHasOneHeading() async throws {
    var project = edited("\"Leaves soon\"", "\"Off it goes\"")
    project["Ferry.controller.yml"] = project["Ferry.controller.yml"].replacing(
      "height: 120", with: "height: 130")
    let report = try await Compared.report(project)
    let page = try #require(report.files["index.html"])
    let groups = page.components(separatedBy: "<section class=\"group\" data-cause=").dropFirst()
    #expect(groups.count == 1)
    for group in groups {
      #expect(group.components(separatedBy: "<h2>").count == 2)
      #expect(group.contains("<ul class=\"causes\">\n<li>The "), "\(group)")
    }
    // Nobody has those keys on a phone.
    #expect(page.contains("<span class=\"hints\">Keys: "))
    let style = try #require(report.files["report.css"])
    #expect(style.contains("@media (hover:none),(max-width:34rem){.hints{display:none}}"))
  }

  @Test func statesThatDifferInTheBehaviourOnlyAreNamedOnce() async throws {
    let comparison = try await Compared.comparison(edited("\"Price\"", "\"Fare\""))
    let lines = comparison.text.split(separator: "\n").filter { $0.hasPrefix("    BookFerry/") }
    #expect(
      lines.first
        == "    BookFerry/to-the-island/confirm/siri/launch (also genericAction, nextView, none)",
      "\(lines)")
    #expect(Set(lines.map { $0.split(separator: "/").prefix(4) }).count == lines.count)
    let markdown = comparison.markdown()
    #expect(
      markdown.contains(
        "(`BookFerry/to-the-island/confirm/siri/launch`, also `genericAction`, `nextView`, `none`)\n"
      ))
    let page = try await Compared.report(edited("\"Price\"", "\"Fare\"")).files["index.html"] ?? ""
    #expect(
      page.contains("; here <bdi>BookFerry it · To the island · Confirm · Siri</bdi>"))
  }

  /// Who rewrites a label has lost nothing.
  @Test func rewrittenLabelIsNoLoss() async throws {
    let comparison = try await Compared.comparison(
      edited("\"Leaves soon\", font: headline", "\"Off it goes\", font: {size: 22}"))
    #expect(comparison.text.contains("    - ‘Leaves soon’ became ‘Off it goes’\n"))
    #expect(
      comparison.text.contains("    - ‘Off it goes’ changed its font: 17 semibold → 22 regular\n"))
    #expect(comparison.fails(on: .changes) && !comparison.fails(on: .regressions))
  }

  @Test func sizesOfCardsAreInWholePoints() async throws {
    let text = try await Compared.comparison(edited("spacing: 8", "spacing: 12")).text
    let sizes = text.split(separator: "\n").filter { $0.contains("changed its size") }
    #expect(!sizes.isEmpty && sizes.allSatisfy { !$0.contains(".") }, "\(sizes)")
    let finer = try await Compared.comparison(edited("spacing: 8", "spacing: 8.1")).text
    let fine = finer.split(separator: "\n").filter { $0.contains("changed its size") }
    #expect(
      fine.allSatisfy { line in
        let ends = line.components(separatedBy: ": ").last?.components(separatedBy: " → ") ?? []
        return ends.count == 2 && ends[0] != ends[1]
      }, "\(fine)")
  }

  @Test func whatFillsAViewIsNotSaidToChangeWithIt() async throws {
    var base = FerryProject.project
    base["Ferry.controller.yml"] = FerryProject.controller.replacing(
      "spacing: 8", with: "spacing: 8\n    background: fill")
    var head = base
    head["Ferry.controller.yml"] = base["Ferry.controller.yml"].replacing(
      "spacing: 8", with: "spacing: 12")
    let text = try await SiteComparison(
      base: BuiltProject(base).site, head: BuiltProject(head).site
    ).text
    #expect(text.contains("    - the hosted view changed its size: "))
    #expect(!text.contains("stack changed its size"), "\(text)")
  }

  /// Siri on an unlocked device with what it passes itself, then the hosts in the settings’ order.
  @Test func theHostsOwnCardIsShownFirst() async throws {
    let comparison = try await Compared.comparison(edited("\"Price\"", "\"Fare\""))
    let change = try #require(comparison.groups.first?.changes.first)
    let hosts = change.cards.map { card in
      card.states[0].id.split(separator: "/").dropFirst(3).first.map { String($0) } ?? ""
    }
    #expect(hosts == ["siri", "siri-small", "siri-locked", "maps", "siri-small-locked"])
    #expect(change.cards[0].states[0].id.hasSuffix("/siri/launch"))
    let report = try await Compared.report(edited("\"Price\"", "\"Fare\""))
    let first = try #require(change.cards[0].pictures.before).dropFirst("cards/".count)
    for path in ["index.html", "comparison.md"] {
      let picture = report.files[path]?.components(separatedBy: "before/").dropFirst().first
      #expect(picture?.hasPrefix(first) == true, "\(path)")
    }
  }

  @Test func worstComesFirst() async throws {
    var project = edited("\"#AA0000\"", "\"#0000AA\"")
    project["Ferry.controller.yml"] = project["Ferry.controller.yml"]
      .replacing("      - {label: \"Price\", color: secondary}\n", with: "")
    project["de.lproj/Ferry.strings"] = FerryProject.german.replacing("legt in", with: "geht in")
    let comparison = try await Compared.comparison(project)
    let risks = comparison.groups.map(\.risk)
    #expect(risks == risks.sorted() && Set(risks) == [.lost, .text, .color])
    #expect(comparison.fails(on: .regressions))
  }

  @Test func identicalChangesAreShownOnceWithTheNumberOfStates() async throws {
    let comparison = try await Compared.comparison(
      edited("\"Price\"", "\"Fare\""))
    let change = try #require(comparison.groups.first?.changes.first)
    #expect(comparison.groups.count == 1 && comparison.groups[0].changes.count == 1)
    #expect(change.stateCount == 20)
    // Each host and each lock has a drawing of its own; the four behaviours share it.
    #expect(change.cards.count == 5 && change.cards.allSatisfy { $0.states.count == 4 })
  }

  @Test func pageHasBothPicturesAndAllFilesThatItNames() async throws {
    let report = try await Compared.report(
      edited("\"Price\"", "\"Fare\""))
    let page = try #require(report.files["index.html"])
    var named = 0
    for part in page.components(separatedBy: "=\"").dropFirst() {
      let value = String(part.prefix { $0 != "\"" })
      guard value.hasSuffix(".svg") || value.hasSuffix(".json") || value.hasSuffix(".css") else {
        continue
      }
      named += 1
      #expect(report.files[value] != nil, "\(value)")
    }
    #expect(named > 12)
    #expect(page.contains("default-src 'none'") && !page.contains("style=\""))
    let script = try #require(report.files["report.js"])
    #expect(!script.contains("innerHTML") && !script.contains("eval"))
    #expect(report.files.keys.count { $0.hasPrefix("before/") } == 5)
  }

  @Test func markdownShowsPicturesByAddress() async throws {
    let report = try await Compared.report(
      edited("\"Price\"", "\"Fare\""))
    let markdown = try #require(report.files["comparison.md"])
    #expect(markdown.hasPrefix("<!-- cardproof-comparison -->\n"))
    for part in markdown.components(separatedBy: "https://example.com/cards/").dropFirst() {
      let path = String(part.prefix { $0 != "\"" && $0 != ")" })
      #expect(report.files[path] != nil, "\(path)")
    }
    let plain = try await Compared.comparison(
      edited("\"Price\"", "\"Fare\"")
    ).markdown()
    #expect(!plain.contains("<img") && plain.contains("`Price` became `Fare`"))
  }

  @Test(arguments: [1_000, 3_000, 8_000]) func markdownFitsAndSaysWhatWasLeftOut(
    limit: Int
  ) async throws {
    var project = FerryProject.project
    project["site.yml"] = FerryProject.settings.replacing("#0A6E5C", with: "#AA3300")
    project["Ferry.controller.yml"] = FerryProject.controller
      .replacing("height: 120", with: "height: 150").replacing("\"Price\"", with: "\"Fare\"")
    let comparison = try await Compared.comparison(project)
    let markdown = comparison.markdown(limit: limit)
    #expect(markdown.utf8.count <= limit)
    let total = min(comparison.groups.count, 4)
    let shown = markdown.components(separatedBy: "<details>").count - 1
    #expect(shown == total || markdown.contains("_Comments have a limit"))
  }

  @Test func junitFailsWhereTheLevelSaysSo() async throws {
    let comparison = try await Compared.comparison(
      edited("      - {label: \"Price\", color: secondary}\n", ""))
    #expect(comparison.junit(failingOn: .none).contains("failures=\"0\""))
    let changes = comparison.groups.flatMap(\.changes).count
    #expect(comparison.junit(failingOn: .regressions).contains("failures=\"\(changes)\""))
  }

  @Test func otherToolIsTheCauseWhereNothingElseChanged() async throws {
    let tree = try await FerryProject.project.site().tree
    var other = tree
    // Another version drew every card in another way; the digests of the parts stay.
    let lines = tree.text(at: "catalogue.json").replacing(
      "cardproof 0.1.0", with: "cardproof 0.0.9"
    )
    .split(separator: "\n").map { line -> String in
      guard line.contains("\"hostDefault\": ") else { return String(line) }
      return String(line).replacing("\"digest\": \"", with: "\"digest\": \"ab")
    }
    other.add(lines.joined(separator: "\n"), at: "catalogue.json")
    let comparison = SiteComparison(
      base: try BuiltProject(other).site, head: try BuiltProject(tree).site)
    #expect(comparison.groups.map { $0.causes.map(\.kind) } == [["tool"]])
    #expect(comparison.groups.first?.causes.first?.name == "cardproof 0.0.9 → cardproof 0.1.0")
  }

  @Test func newProjectIsThereBecauseOfItsIntents() async throws {
    let empty = try await BuiltProject(SampleProject(["a.md": "# A"]))
    let ferry = try await BuiltProject.ferry
    let added = SiteComparison(base: empty.site, head: ferry.site)
    #expect(added.groups.flatMap(\.causes).allSatisfy { $0.kind == "definition" })
    #expect(added.changedCount == 100 && !added.hasRegressions)
    let removed = SiteComparison(base: ferry.site, head: empty.site)
    #expect(removed.changedCount == 100 && removed.hasRegressions)
    #expect(removed.groups.flatMap(\.causes).allSatisfy { $0.event == .gone })
  }
}
