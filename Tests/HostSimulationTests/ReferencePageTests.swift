import Diagnostics
import Foundation
import HostSimulation
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

/// The reference of our formats: every example reads, and every word of the format is there.
struct ReferencePageTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content")

  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: Self.content.appending(path: "\(name).md"), encoding: .utf8)
  }

  /// The fenced blocks of YAML that begin with a key.
  private func examples(_ page: String, beginningWith key: String) -> [String] {
    page.split(separator: "```yaml\n").dropFirst().compactMap { part in
      part.split(separator: "```", maxSplits: 1).first.map { String($0) }
    }.filter { $0.hasPrefix("\(key):") }
  }

  @Test(arguments: ["reference/controller-configuration", "guide/controllers"])
  func everyControllerOfAPageReads(name: String) throws {
    let examples = examples(try page(name), beginningWith: "controller")
    #expect(examples.count >= 5)
    for example in examples {
      let reading = readController(example)
      #expect(reading.value != nil)
      #expect(reading.report == "")
    }
  }

  @Test func everyInteractionOfTheReferenceReads() throws {
    let path = "examples/SpokeStreet/SpokeStreet.intentdefinition"
    let bytes = try Data(contentsOf: Self.content.appending(path: path))
    var diagnostics: [Diagnostic] = []
    let root = try PropertyListReader.read(
      path: path, bytes: Array(bytes), reporting: &diagnostics)
    let definition = try #require(
      DefinitionReader(path: path).read(root, reporting: &diagnostics))
    let intents = AppIntents(
      definitions: [definition], extensions: [], reporting: &diagnostics)
    let examples = examples(try page("reference/interaction"), beginningWith: "interaction")
    #expect(!examples.isEmpty)
    for example in examples {
      let reading = Reading(example) { root, diagnostics in
        var localized = LocalizedIntents(
          intents, sources: [], stringsFiles: [], reporting: &diagnostics)
        return InteractionReader(intents: intents, defaultLanguage: "en")
          .read(root, in: &localized, reporting: &diagnostics)
      }
      #expect(reading.value != nil)
      #expect(reading.report == "")
    }
  }

  @Test(arguments: [
    "controller", "extension", "configureView", "configure", "displaysMap", "displaysMessage",
    "displaysPaymentTransaction", "layouts", "when", "show", "refuse: true", "size", "returns",
    "given", "none", "all", "completes", "never", "twice", "crash: true", "intent", "response",
    "status", "code", "context", "behavior", "parameters", "has", "lacks", "locked", "host",
    "sample", "empty", "maximum", "minimum", "zero", "fitting", "number", "percent", "duration",
    "count", "uppercase", "siri", "lockScreen", "string(id)",
  ])
  func everyWordOfAControllerStandsInTheReference(word: String) throws {
    #expect(try page("reference/controller-configuration").contains("`\(word)`"))
  }

  @Test func everyStatusBehaviorAndFormatStandsInTheReference() throws {
    let text = try page("reference/controller-configuration")
    let words =
      HandlingStatus.allCases.map(\.rawValue) + InteractiveBehavior.allCases.map(\.rawValue)
      + HostedViewContext.allCases.map(\.rawValue) + PluralCategory.allCases.map(\.rawValue)
    #expect(words.filter { !text.contains("`\($0)`") } == [])
    let formats = ValueFormat.spellings.map { $0.prefix { $0 != "(" } }
    #expect(formats.filter { !text.contains("`\($0)") } == [])
  }
}
