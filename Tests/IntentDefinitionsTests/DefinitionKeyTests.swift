import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

@testable import IntentDefinitions

/// The promise that no key of a definition is lost: the table of keys, the reader's own list, the
/// reader itself and the reference say the same.
struct DefinitionKeyTests {
  private var levels: [DefinitionKeys.Use: Set<String>] {
    var keys: [DefinitionKeys.Use: Set<String>] = [:]
    for level in DefinitionLevel.allCases {
      for (key, use) in level.keys.uses {
        switch use {
        case .model, .nested, .keyed: keys[.model, default: []].insert(key)
        case .editorOnly: keys[.editorOnly, default: []].insert(key)
        }
      }
    }
    return keys
  }

  @Test func tableHasEachKeyOnce() {
    let all = DefinitionKeyTable.modelKeys + DefinitionKeyTable.editorOnlyKeys
    #expect(all.count == 187 && Set(all).count == 187)
  }

  @Test func readerKnowsTheKeysOfTheTable() {
    #expect(levels[.editorOnly] == Set(DefinitionKeyTable.editorOnlyKeys))
    #expect(Set(DefinitionKeyTable.modelKeys).subtracting(levels[.model] ?? []) == [])
  }

  /// What no file was seen to have is metadata that has been seen on one of the other two kinds, or
  /// the text of a string id.
  @Test func readerInventsNoKeys() {
    let seen = Set(DefinitionKeyTable.modelKeys)
    let prefixes = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"]
    let invented = (levels[.model] ?? []).subtracting(seen).filter { key in
      guard let prefix = prefixes.first(where: { key.hasPrefix($0 + "Metadata") }) else {
        return true
      }
      let ending = key.dropFirst(prefix.count)
      return !prefixes.contains { other in
        [String(ending), ending + "ID"].contains { seen.contains(other + $0) }
      }
    }
    #expect(invented == [])
  }

  @Test func completeSampleHasEveryKeyAndNoOther() {
    let text = Sample.completeDefinition.file
    let all = DefinitionKeyTable.modelKeys + DefinitionKeyTable.editorOnlyKeys
    #expect(all.filter { !text.contains("<key>\($0)</key>") } == [])
    let findings = read(text).diagnostics.filter { $0.rule != .missingDefinitionKey }
    #expect(findings.map(\.message) == [])
  }

  /// A key has an effect on the model exactly if the table says so: another name for it changes
  /// what is read, and is a finding.
  @Test(arguments: DefinitionKeyTable.modelKeys) func modelKeyIsRead(key: String) {
    let (source, diagnostics) = read(renaming(key))
    #expect(source?.contents != read(Sample.completeDefinition.file).source?.contents)
    #expect(diagnostics.contains { isUnknown(other(than: key), $0) } || key == "INIntents")
  }

  @Test(arguments: DefinitionKeyTable.editorOnlyKeys) func editorOnlyKeyIsNotRead(key: String) {
    let (source, diagnostics) = read(renaming(key))
    #expect(source?.contents == read(Sample.completeDefinition.file).source?.contents)
    #expect(diagnostics.contains { isUnknown(other(than: key), $0) })
  }

  @Test func referenceNamesTheKeysThatOnlyServeTheEditor() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/reference/intent-definition.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix("Editor only\n") })
    let named = section.matches(of: /`(\w+)`/).map { String($0.1) }
    #expect(named.sorted() == DefinitionKeyTable.editorOnlyKeys.sorted())
  }

  @Test func unknownKeyIsANoteWithTheNearestKeyOfItsLevel() {
    let text = Sample.definition([
      Sample.intent("Brew", extra: [("INIntentDomains", "x"), ("Completely other", 1)]),
      Sample.intent("Boil", extra: [("INIntentDomains", "y")]),
    ]).file
    let findings = read(text).diagnostics.map(report)
    #expect(
      findings.map { $0.drop { $0 != " " }.dropFirst() } == [
        """
        unknown-definition-key: The key 'INIntentDomains' is unknown, so its value is not shown, \
        here and in 1 more place
        fix: Write 'INIntentDomain'
        """,
        """
        unknown-definition-key: The key 'Completely other' is unknown, so its value is not shown
        fix: Compare the page with Xcode
        """,
      ])
  }

  /// What all keys of a level begin with makes none of them the one that was meant.
  @Test func aKeyWithAnotherEndIsNotMisspelt() {
    let metadata: PropertyList = [
      "INIntentParameterMetadataCurrencyCode": "JPY", "INIntentParameterMetadataTipe": "Field",
    ]
    let price = Sample.parameter(
      "price", "CurrencyAmount", extra: [("INIntentParameterMetadata", metadata)])
    let intent = Sample.intent("Brew", parameters: [price])
    #expect(
      read(Sample.definition([intent]).file).diagnostics.map(\.fix) == [
        "Compare the page with Xcode", "Write 'INIntentParameterMetadataType'",
      ])
  }

  @Test(.timeLimit(.minutes(30))) func manyUnknownKeysAreOneFinding() {
    let keys = (0..<5000).map { ("INIntentOdd\($0)", PropertyList.integer($0)) }
    let findings = read(Sample.definition([Sample.intent("Brew", extra: keys)]).file).diagnostics
    #expect(findings.count == 51)
    #expect(findings.last?.message == "And 4950 more unknown keys")
  }

  /// A key that stands beside the unknown one is not the one that was meant.
  @Test func noKeyIsProposedThatIsThereAlready() {
    let type: PropertyList = ["INTypeName": "Cup", "INTypeNames": "Cups"]
    let findings = read(Sample.definition([], types: [type]).file).diagnostics
    #expect(findings.map(\.rule) == [.unknownDefinitionKey])
    #expect(findings.first?.fix != "Write 'INTypeName'")
  }

  /// Xcode writes the class of a type where it is not the type's name.
  @Test func theClassOfATypeIsRead() throws {
    let type: PropertyList = ["INTypeName": "Cup", "INTypeClassName": "TeaCup"]
    let (source, diagnostics) = read(Sample.definition([], types: [type]).file)
    let definition = try #require(source?.definition)
    #expect(diagnostics.isEmpty)
    #expect(definition.objectTypes.map(\.className) == ["TeaCup"])
    #expect(definition.dump.contains("type Cup class TeaCup"))
  }

  @Test func typesOfOneNameInOneFileAreAFinding() {
    let cup: PropertyList = ["INEnumName": "Cup"]
    let type: PropertyList = ["INTypeName": "Cup"]
    let twice = read(Sample.definition([], enums: [cup, cup], types: [type, type]).file)
    #expect(twice.diagnostics.map(\.rule) == [.duplicateType, .duplicateType])
    #expect(twice.diagnostics.allSatisfy { $0.notes.first?.location != nil && $0.fix != nil })
    #expect(read(Sample.definition([], enums: [cup], types: [type]).file).diagnostics.isEmpty)
  }

  /// Every text of every kind reaches the model in another language, too.
  @Test func everyTextIsTranslated() throws {
    let path = "Base.lproj/Tea.intentdefinition"
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: path, bytes: Array(Sample.completeDefinition.file.utf8), reporting: &diagnostics)
    let source = try #require(
      DefinitionSource(path: path, root: root, classPrefix: "", reporting: &diagnostics))
    let ids = Set(source.texts.map(\.id)).sorted()
    #expect(ids.count > 30)
    let strings = ids.enumerated().map { "\"\($1)\" = \"übersetzt \($0).\";\n" }.joined()
    let intents = AppIntents(
      definitions: [source.definition], extensions: [], reporting: &diagnostics)
    var localized = LocalizedIntents(
      intents, sources: [source],
      stringsFiles: [(path: "de.lproj/Tea.strings", bytes: Array(strings.utf8))],
      reporting: &diagnostics)
    let german = localized.intent(try #require(intents.intents.first), in: "de").definition
    let found = Set("\(german)".matches(of: #/übersetzt (\d+)\./#).compactMap { Int($0.output.1) })
    #expect(found == Set(ids.indices))
  }

  @Test func everyTextHasAKindInWords() throws {
    let kinds = try #require(read(Sample.completeDefinition.file).source).texts.map(\.kind)
    let known = Set(DefinitionText.kinds.map(\.kind))
    #expect(Set(kinds).subtracting(known) == [])
  }

  private func other(than key: String) -> String { "ZZ\(String(key.reversed()))" }

  private func renaming(_ key: String) -> String {
    Sample.completeDefinition.file.replacing(
      "<key>\(key)</key>", with: "<key>\(other(than: key))</key>")
  }

  private func isUnknown(_ key: String, _ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == .unknownDefinitionKey && diagnostic.message.contains("'\(key)'")
  }

  private func read(_ text: String) -> (source: DefinitionSource?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let root = try? readPropertyList(
      path: "sample", bytes: Array(text.utf8), reporting: &diagnostics)
    let source = root.flatMap {
      DefinitionSource(path: "sample", root: $0, classPrefix: "", reporting: &diagnostics)
    }
    return (source, diagnostics)
  }
}

extension DefinitionSource {
  /// What the product knows of the file.
  fileprivate var contents: Contents { Contents(definition: definition, texts: texts) }
}

private struct Contents: Equatable {
  let definition: IntentDefinition
  let texts: [DefinitionText]
}
