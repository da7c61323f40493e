import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct EnumCaseCheckTests {
  /// What is found in an enum of cases with a name and an index.
  private func findings(_ cases: [(name: String, index: Int?)]) -> [String] {
    let values = cases.map { name, index in
      PropertyList.dictionary(
        [("INEnumValueName", .string(name))]
          + (index.map { [("INEnumValueIndex", .integer($0))] } ?? []))
    }
    var diagnostics: [Diagnostic] = []
    let reading = DefinitionReading(
      Sample.definition(
        [], enums: [["INEnumName": "Size", "INEnumValues": .array(values)]]))
    _ = AppIntents(
      definitions: [reading.definition].compactMap(\.self), extensions: [],
      reporting: &diagnostics)
    return diagnostics.filter { $0.rule != .unusedType }.map { "\($0.rule.id): \($0.message)" }
  }

  @Test func xcodesOwnEnumHasNoFinding() {
    #expect(findings([("unknown", nil), ("small", 1), ("large", 2)]) == [])
    #expect(findings([("unknown", 0), ("small", 1)]) == [])
  }

  @Test func theFirstCaseIsZeroWithoutAnIndex() {
    #expect(
      findings([("small", nil), ("large", 1)]) == [
        "enum-without-unknown: The case 0 is 'small', not 'unknown'"
      ])
    #expect(
      findings([("large", 1), ("small", 0)]) == [
        "enum-without-unknown: The case 0 is 'small', not 'unknown'"
      ])
  }

  @Test func aLaterCaseWithoutAnIndexIsSaidToLackIt() {
    #expect(
      findings([("unknown", nil), ("small", nil), ("large", 2)]) == [
        "repeated-enum-case: 'small' has no index, so it is 0 like 'unknown'"
      ])
    #expect(
      findings([("small", 1), ("large", nil)]) == [
        "missing-definition-key: The case 'large' has no index"
      ])
  }

  @Test func casesOfOneIndexAreFound() {
    #expect(
      findings([("unknown", nil), ("small", 1), ("large", 1)]) == [
        "repeated-enum-case: Two cases of 'Size' have the index 1"
      ])
  }
}
