@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import ProjectTestSupport
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// What another program counts in the definitions of real projects is all on the pages.
@Suite(.needsCorpus) struct IndependentCountTests {
  @Test func everythingThatPythonCountsIsOnItsPage() async throws {
    let corpus = try #require(Corpus.folder)
    let counts = try IndependentCount.projects(in: corpus)
    #expect(Set(counts.keys) == Set(Corpus.projects))
    var total = CountedTotal()
    for (project, definitions) in counts.sorted(by: { $0.key < $1.key }) {
      let site = try await CorpusSites.site(of: project).site
      total += try CountedSite(site).missing(of: definitions, in: project)
    }
    print("counted by Python and found on pages: \(total.summary)")
    #expect(total.missing.isEmpty, "\(total.missing.prefix(20).joined(separator: "\n"))")
    #expect(total.counts.values.allSatisfy { $0 > 0 } && total.counts.count == 10)
  }
}

/// How many things were looked for, by kind, and those that are on no page.
struct CountedTotal {
  var counts: [String: Int] = [:]
  var missing: [String] = []

  static func += (left: inout CountedTotal, right: CountedTotal) {
    left.counts.merge(right.counts) { $0 + $1 }
    left.missing += right.missing
  }

  /// Compares what should be on a page with what is, each as often as it is there.
  mutating func compare(_ kind: String, _ expected: [String], _ actual: [String], _ place: String) {
    counts[kind, default: 0] += expected.count
    if expected.sorted() != actual.sorted() {
      missing.append("\(place): \(kind) \(expected.sorted()) are shown as \(actual.sorted())")
    }
  }

  var summary: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}

/// The site of one project, and where what it shows is found.
private struct CountedSite {
  private let site: Site
  private let catalogue: Catalog
  private let index: String

  init(_ site: Site) throws {
    self.site = site
    catalogue = try Catalog(site.tree.text(at: "catalogue.json"))
    index = site.tree.files["intents/index.html"].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func missing(of definitions: [CountedDefinition], in project: String) -> CountedTotal {
    var total = CountedTotal()
    var shown: Set<String> = []
    for definition in definitions {
      let place = "\(project)/\(definition.path)"
      var pages: [CountedDefinition.Owner: String] = [:]
      var hidden: Set<CountedDefinition.Owner> = []
      for intent in definition.intents {
        guard shown.insert(intent.name).inserted else {
          hidden.insert(.init(kind: "intent", name: intent.name))
          total.compare(
            "second definitions with a finding", [intent.name], finding(intent, definition), place)
          continue
        }
        let page = page(of: intent, in: definition)
        pages[.init(kind: "intent", name: intent.name)] = page
        compare(intent, page, "\(place) \(intent.name)", &total)
      }
      let listed =
        index.parts(after: "<section aria-label=\"\(definition.path)\">", upTo: "</section>")
        .first ?? ""
      for enumeration in definition.enums {
        let page = page(named: enumeration.name, under: "Enums", in: listed)
        pages[.init(kind: "enum", name: enumeration.name)] = page
        let rows = page.parts(after: "<tr id=\"case-", upTo: "</tr>").map { row in
          let index = row.parts(after: "<td>", upTo: "</td>").first?.bare ?? ""
          return "\(index) \(row.parts(after: "<code>", upTo: "</code>").first?.bare ?? "")"
        }
        total.compare(
          "enum cases", enumeration.cases.map { "\($0.index) \($0.name)" }, rows,
          "\(place) \(enumeration.name)")
      }
      for type in definition.types {
        let page = page(named: type.name, under: "Object types", in: listed)
        pages[.init(kind: "type", name: type.name)] = page
        total.compare(
          "properties", type.properties, members("property", on: page), "\(place) \(type.name)")
      }
      compareTexts(of: definition, besides: hidden, pages, place, &total)
    }
    return total
  }

  /// The name of an intent when a finding says that it is left out, being defined twice.
  private func finding(
    _ intent: CountedDefinition.Intent, _ definition: CountedDefinition
  ) -> [String] {
    let isReported = site.diagnostics.contains {
      $0.rule.id == "duplicate-intent" && $0.location?.file == definition.path
        && $0.message.contains(intent.name)
    }
    return isReported ? [intent.name] : []
  }

  /// The page that the catalogue names; empty where there is none.
  private func page(
    of intent: CountedDefinition.Intent, in definition: CountedDefinition
  ) -> String {
    let entry = catalogue.intents.first {
      $0.name == intent.name && $0.source.hasPrefix(definition.path + ":")
    }
    return entry.map { site.tree.text(at: $0.page) } ?? ""
  }

  /// The page of an enum or object type that the list of all intents links to.
  private func page(named name: String, under heading: String, in section: String) -> String {
    let list = section.parts(after: "<h3>\(heading)</h3>", upTo: "</ul>").first ?? ""
    let item = list.parts(after: "<li>", upTo: "</li>").first {
      $0.parts(after: "<code>", upTo: "</code>").map(\.bare) == [name]
    }
    guard let link = item?.parts(after: "href=\"../", upTo: "\"").first else { return "" }
    return site.tree.text(at: link)
  }

  /// The names of the members of a kind on a page.
  private func members(_ kind: String, on page: String) -> [String] {
    page.parts(after: "<div class=\"member\" id=\"\(kind)-", upTo: "</code>").map {
      $0.parts(after: "<code>", upTo: "</code>").first?.bare ?? ""
    }
  }

  private func compare(
    _ intent: CountedDefinition.Intent, _ page: String, _ place: String,
    _ total: inout CountedTotal
  ) {
    total.compare("intents", ["1"], page.isEmpty ? [] : ["1"], place)
    total.compare("parameters", intent.parameters, members("parameter", on: page), place)
    total.compare(
      "response parameters", intent.responseParameters, members("response", on: page), place)
    let codes = page.parts(after: "<tr id=\"code-", upTo: "</td>").map {
      $0.parts(after: "<code>", upTo: "</code>").first?.bare ?? ""
    }
    total.compare("response codes", intent.codes, codes, place)
    let shown = page.parts(after: "<li id=\"combination-", upTo: "</li>").map { item in
      let title = item.parts(after: "<p class=\"phrase\">", upTo: "</p>").first?.bare ?? ""
      let names = item.parts(after: "<code>", upTo: "</code>").map(\.bare).sorted()
      let isOwn = !item.contains(" · no title")
      return "\(item.before("-")) \(names) \(isOwn ? title : "")"
    }
    let defined = intent.combinations.map { combination in
      let use = combination.use.contains("Managed") ? "shortcut" : "suggestion"
      return "\(use) \(combination.parameters.sorted()) \(combination.title.bareTemplate)"
    }
    total.compare("combinations", defined, shown, place)
  }

  /// Every text and every translation stands in the language table of its owner's page.
  private func compareTexts(
    of definition: CountedDefinition, besides hidden: Set<CountedDefinition.Owner>,
    _ pages: [CountedDefinition.Owner: String], _ place: String, _ total: inout CountedTotal
  ) {
    let tables = pages.mapValues { LanguageTable($0) }
    for text in Set(definition.texts) where !hidden.contains(text.owner) {
      let translations = definition.translations.filter { $0.texts[text.id] != nil }
      if text.text.isEmpty, translations.isEmpty { continue }
      let rows = tables[text.owner]?.rows[text.id] ?? []
      let row = rows.first { $0.base == text.text.bareTemplate }
      total.compare(
        "texts", [text.text.bareTemplate], row.map { [$0.base] } ?? [],
        "\(place) \(text.owner.name) \(text.id)")
      for translation in translations {
        total.compare(
          "translations", [translation.texts[text.id]?.bareTemplate ?? ""],
          [row?.translations[translation.language] ?? "not there"],
          "\(place) \(text.owner.name) \(text.id) \(translation.language)")
      }
    }
  }
}
