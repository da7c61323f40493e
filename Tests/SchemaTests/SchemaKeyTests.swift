import Diagnostics
import Foundation
@testable import HostSimulation
import ProjectReading
import SourceFormats
import Testing

/// The keys and words of the schemas are those that the readers take: no more, no less.
struct SchemaKeyTests {
  @Test func everyObjectIsHeldAgainstItsReader() throws {
    for name in SchemaFile.names where name != "catalogue" {
      let framed = Set(SchemaFrame.all.filter { $0.schema == name }.map(\.object))
      #expect(try SchemaFile.named(name).closedObjects.sorted() == framed.sorted(), "in \(name)")
    }
    let element = try #require(SchemaFile.named("controller").object("element"))
    #expect(element.alternatives.flatMap(\.required).sorted() == SchemaFrame.kinds.keys.sorted())
  }

  @Test(arguments: SchemaFile.names) func everyKeySaysWhatItIsFor(name: String) throws {
    let file = try SchemaFile.named(name)
    for (object, schema) in [("", file.root)]
      + file.root.definitions.sorted(by: { $0.key < $1.key })
    where schema.isClosed {
      #expect(schema.title?.isEmpty == false, "\(name) \(object)")
      for (key, property) in schema.properties {
        #expect(property.description?.hasSuffix(".") == true, "\(name) \(object) \(key)")
      }
    }
  }

  @Test(arguments: SchemaFrame.all) func theReaderTakesEveryKeyOfTheSchema(
    frame: SchemaFrame
  ) throws {
    let keys = try allowed(in: frame).filter { frame.given[$0] == nil }
    let groups = frame.isSingle ? keys.map { [$0] } : [keys]
    for group in groups {
      let findings = try frame.findings(
        Dictionary(uniqueKeysWithValues: group.map { ($0, "null") }))
      for key in group {
        let refusal = findings.first { $0.isRefusal(of: key) }
        #expect(refusal == nil, "\(key): \(refusal?.message ?? "")")
      }
    }
  }

  /// The words are all that stand in quotes in the readers, so no key of theirs can be missing.
  @Test(arguments: SchemaFrame.all) func theReaderRefusesEveryOtherKey(frame: SchemaFrame) throws {
    let known = Set(try allowed(in: frame))
    let others = Set(frame.kind == nil ? [] : Array(SchemaFrame.kinds.keys) + ["storyboard"])
    let words = try Self.words.get().filter { !known.contains($0) && !others.contains($0) }
    #expect(words.count > 200)
    let size = frame.isSingle ? 1 : 90
    for start in stride(from: 0, to: words.count, by: size) {
      let group = words[start..<min(start + size, words.count)]
      let findings = try frame.findings(Dictionary(uniqueKeysWithValues: group.map { ($0, "x") }))
      for word in group {
        #expect(
          findings.contains { $0.severity == .error && $0.message.contains("'\(word)'") },
          "\(word) is taken, and not in the schema")
      }
    }
  }

  @Test(arguments: SchemaFrame.all) func theWordsOfAKeyAreThoseOfTheReader(
    frame: SchemaFrame
  ) throws {
    guard !frame.isSingle else { return }
    let file = try SchemaFile.named(frame.schema)
    let object = try #require(file.object(frame.object))
    let usual = try frame.findings([:]).map(\.message)
    for key in try allowed(in: frame) {
      guard let property = object.properties[key] else { continue }
      let values = file.values(of: property)
      if values.isEmpty || frame.hasNoBaselines(key) { continue }
      for value in values {
        let new = try frame.findings([key: value]).filter {
          $0.severity == .error && !usual.contains($0.message)
        }
        #expect(new.isEmpty, "\(key): \(value): \(new.first?.message ?? "")")
      }
      let refusals = try frame.findings([key: "zzzz"]).filter { $0.severity == .error }
      #expect(refusals.contains { !usual.contains($0.message) } || frame.takesText(key), "\(key)")
      let missing = Set(refusals.flatMap(\.listedWords)).subtracting(values)
      #expect(missing.isEmpty, "\(key) also takes \(missing.sorted())")
    }
  }

  @Test func factsHaveTheWordsOfTheReader() throws {
    let file = try SchemaFile.named("host")
    func values(_ name: String) throws -> [String] {
      let value = try #require(file.object(name)?.properties["value"])
      return file.values(of: value).sorted()
    }
    #expect(try values("sectionFact") == SectionRule.allCases.map(\.rawValue).sorted())
    #expect(try values("behaviorFact") == InteractiveBehavior.allCases.map(\.rawValue).sorted())
  }

  @Test func theRulesAreThoseThatThereAre() throws {
    let rules = try #require(SchemaFile.named("site").object("rules"))
    let known = Set(Rule.all.map(\.id))
    #expect(known.subtracting(rules.keys).sorted() == [], "not in site.schema.json")
    #expect(Set(rules.keys).subtracting(known).sorted() == [], "only in site.schema.json")
  }

  @Test func theKindsOfStepsAreThoseThatThereAre() throws {
    let step = try #require(SchemaFile.named("catalogue").object("step"))
    #expect(step.alternatives.map(\.title) == TranscriptEvent.Kind.allCases.map(\.rawValue))
  }

  /// The keys that the schema allows at a place.
  private func allowed(in frame: SchemaFrame) throws -> [String] {
    let file = try SchemaFile.named(frame.schema)
    let object = try #require(file.object(frame.object))
    guard let kind = frame.kind else { return object.keys }
    let kinds = Set(SchemaFrame.kinds.keys)
    return object.keys.filter { key in
      kinds.contains(key)
        ? key == kind : file.kinds(taking: key, in: object)?.contains(kind) ?? true
    }
  }

  /// Every word that stands in quotes in a reader, and every key of a schema.
  private static let words = Result {
    var words: Set<String> = []
    for name in SchemaFile.names {
      let file = try SchemaFile.named(name)
      for object in [file.root] + file.root.definitions.values { words.formUnion(object.keys) }
    }
    let sources = SchemaFile.package.appending(path: "Sources")
    let readers = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasPrefix("Host/") && $0.hasSuffix("Reader.swift")
        || $0.hasSuffix("/SiteSettings.swift")
    }
    for path in readers {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /"([A-Za-z][A-Za-z-]*)"/) { words.insert(String(match.1)) }
    }
    return words.subtracting(["null", "true", "false"]).sorted()
  }
}

extension Diagnostic {
  /// Whether the reader does not know a key.
  fileprivate func isRefusal(of key: String) -> Bool {
    rule == .unknownKey ? message.contains("'\(key)'") : message.contains("'\(key)' is not a")
  }

  /// The words that a message or its fix lists.
  fileprivate var listedWords: [String] {
    if let list = message.firstMatch(of: /be one of ('.*'), not/) {
      return list.1.matches(of: /'([^']+)'/).map { String($0.1) }
    }
    guard let list = fix?.firstMatch(of: /one of: (.*)$/) else { return [] }
    return list.1.split(separator: ", ").map { String($0) }
  }
}

extension SchemaFrame {
  /// Baselines are for horizontal stacks only.
  fileprivate func hasNoBaselines(_ key: String) -> Bool {
    key == "alignment" && kind != "stack"
  }

  /// A key that takes key paths or names as well.
  fileprivate func takesText(_ key: String) -> Bool { key == "parameters" || key == "returns" }
}
