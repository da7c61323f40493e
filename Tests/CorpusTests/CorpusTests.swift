@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import ProjectTestSupport
import SitePages
import SiteGeneration
import SourceFormats
import TestSupport
import Testing

/// Every real project builds without an error of ours, and nothing of its definitions is lost.
@Suite(.needsCorpus) struct CorpusTests {
  @Test(arguments: Corpus.projects) func everyProjectBuildsWithoutLoss(project: String) async throws
  {
    let built = try await CorpusSites.site(of: project)
    let (site, folder) = (built.site, built.folder)
    let catalogue = try Catalog(site.tree.text(at: "catalogue.json"))
    let intents = try DefinedIntents(below: folder)

    for (name, isCustom) in intents.byName {
      let entry = catalogue.intents.first { $0.name == name }
      #expect(entry != nil, "\(name) is lost")
      #expect(entry.map { site.tree.files[$0.page] != nil } == true)
      let states = catalogue.states.filter { $0.intent == name }
      // An intent that only sets up a widget has no cards unless an interaction asks for them.
      let isForWidgets = isCustom && intents.widgetOnly.contains(name)
      #expect(states.isEmpty == (!isCustom || isForWidgets))
      let stages = Set(states.map(\.stage))
      let rows = [("siri", false), ("siri", true), ("maps", false)]
      for stage in stages {
        for (host, isLocked) in rows {
          let cells = states.filter {
            $0.stage == stage && $0.host == host && $0.locked == isLocked
          }
          #expect(Set(cells.map(\.behavior)).count == 4 && cells.count == 4)
        }
      }
      if isCustom, !isForWidgets {
        let codes = intents.codes[name] ?? []
        let handled = stages.filter { $0.hasPrefix("handle") }
        #expect(handled.count == codes.count)
      }
    }
    let defined = catalogue.intents.filter { !$0.source.contains(".plist:") }
    #expect(defined.count == intents.byName.count)
    #expect(site.stateCount == catalogue.states.count)
    checkPages(of: site)
    let errors = site.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\($0.location?.description ?? ""): \($0.message)" } == [])
  }

  /// Apple's sample as it is: five stages, three rows, four behaviours.
  @Test func soupHasSixtyStates() async throws {
    let site = try await CorpusSites.site(of: "kevingomes17__ios-swift-soup-chef").site
    let states = try Catalog(site.tree.text(at: "catalogue.json")).states
    #expect(states.count == 60 && Set(states.map(\.id)).count == 60)
    #expect(Set(states.map(\.intent)) == ["OrderSoup"])
    #expect(
      Set(states.map(\.stage)) == [
        "confirm", "handle", "handle-failure", "handle-failureOutOfStock",
        "handle-successReadySoon",
      ])
    let ids = Set(states.map(\.id))
    for stage in Set(states.map(\.stage)) {
      for host in ["siri", "siri-locked", "maps"] {
        for behavior in ["none", "nextView", "launch", "genericAction"] {
          #expect(ids.contains("OrderSoup/sample-values/\(stage)/\(host)/\(behavior)"))
        }
      }
    }
  }

  /// Every link leads to a file of the site, and every drawing is well-formed.
  private func checkPages(of site: Site) {
    let links = LinkCheck(site.tree)
    #expect(links.dead.isEmpty, "\(links.dead.prefix(5))")
    for path in site.tree.paths where path.hasSuffix(".svg") && path.hasPrefix("cards/") {
      #expect(throws: Never.self) {
        try readXML(path: path, bytes: site.tree.files[path] ?? [])
      }
    }
  }
}
